import type { Action, Deliberation, Seat, UnitId } from '@bocage/kernel';
import { hexesOf, hexIn, unitIn, unitsOf } from '@bocage/wargame';
import { unitsAt } from '../occupancy.js';
import { beachOf } from '../rules/beach.js';
import { sideOf } from '../rules/units.js';
import { GERMAN, seatOf } from '../sides.js';
import type { GreatestDayFrame, GreatestDayTypes, GreatestDayView, Open } from '../types.js';
import type { World } from '../world.js';
import { urgencyOf } from './ground.js';
import { worthOf } from './worth.js';

/** Clicks of one kind that are tried, and on how many samples. */
const MOST = 4;
const SAMPLES = 30;
const CAUTION = 0.5;

type Step = GreatestDayFrame['step'];
type Picks = (world: World, open: Open, legal: readonly Action[]) => readonly Action[];

/** Whose act is over when the click has done what it does. */
const BUSY: readonly Step[] = ['acting', 'beaching', 'swimming', 'bombard', 'batteries'];
/** §S.10 Actions whose worth shows before the unit is done; that of a move does not. */
const SHOWS: readonly string[] = ['fire', 'rally', 'assault', 'act', 'done'];

const isWord = (click: Action, among: readonly string[]): boolean => click.kind === 'word' && among.includes(click.word);

/** §S.17 §S.23 Units and hexes where most can be hit. */
const targets: Picks = (world, open, legal) => {
  const worth = (unit: UnitId): number => worthOf(world, open, unit) * urgencyOf(world, open, unit);
  const there = (hex: number): number =>
    unitsAt(world, open, hex).reduce((sum, unit) => sum + (sideOf(world, open, unit) === GERMAN ? 0 : worth(unit)), 0);
  const units = unitsOf(legal).sort((a, b) => worth(b) - worth(a));
  const hexes = hexesOf(legal)
    .filter((hex) => there(hex) > 0)
    .sort((a, b) => there(b) - there(a));
  return [
    ...units.slice(0, MOST).map((unit) => unitIn(legal, unit) as Action),
    ...hexes.slice(0, MOST).map((hex) => hexIn(legal, hex) as Action),
  ];
};
const few: Picks = (_world, _open, legal) => legal.slice(0, MOST + 1);
const words: Picks = (_world, _open, legal) => legal.filter((click) => isWord(click, SHOWS));

/** What the German thinks twice about: who fires at what, what a unit does instead, who stands, which checks are paid for. */
const PICKS: { readonly [S in Step]?: Picks } = {
  acting: words,
  fire: targets,
  react: few,
  beaching: few,
  batteries: few,
  check: few,
  suffer: few,
  stand: few,
  defend: few,
  assault: few,
};

/** §S.10 §4.8 Whoever is at it now, in one word. */
function busy(open: Open): string {
  const frame = open.stack.findLast(({ step }) => BUSY.includes(step));
  if (!frame) return '';
  const who = 'unit' in frame ? frame.unit : 'craft' in frame ? frame.craft : 'ship' in frame ? frame.ship : undefined;
  return `${frame.step}${who ?? ('battery' in frame ? frame.battery : '')}`;
}

function clicksFor(world: World, open: Open, seat: Seat, legal: readonly Action[], script: Action): readonly Action[] {
  const { step } = open.stack.at(-1) as GreatestDayFrame;
  if (seat !== seatOf(GERMAN) || beachOf(world, open) < 0) return [];
  if (step === 'acting' && !isWord(script, SHOWS)) return [];
  return PICKS[step]?.(world, open, legal) ?? [];
}

/** The German's clicks in a landing, each by what it leads to until the unit, craft or ship that is at it has done. */
export const createDeliberation = (world: World): Deliberation<GreatestDayTypes> => ({
  clicks: ({ open }: GreatestDayView, seat, legal, script) => clicksFor(world, open, seat, legal, script),
  replies: () => [{}],
  stretch: ({ open }) => `${open.turn}:${open.played.length}:${busy(open)}`,
  samples: SAMPLES,
  horizon: 0,
  caution: CAUTION,
});
