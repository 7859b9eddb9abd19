import { type Difference, differ, type Shadow } from '@bocage/testkit';
import type { GreatestDayEvent, GreatestDayState, GreatestDayTypes } from '../../../src/types.js';
import { beachAt, isShip, overlayLies } from '../naval/naval-data.js';
import type { Paper } from '../series/paper.js';
import { type Field, isGun, readField } from '../series/pieces.js';

const FIRED = ['bombarded', 'shot'] as const;
type Fired = Extract<GreatestDayEvent, { event: 'bombarded' | 'shot' }>;
const isFired = (event: GreatestDayEvent): event is Fired => (FIRED as readonly string[]).includes(event.event);
const GUNS = ['orange', 'brown', 'black'];

/** §2.5 A 0 of artillery in a City or Fortified hex, however it fires; the ground is broken once. */
function breaks(field: Field, { unit, at, die }: Fired): boolean {
  const piece = field.piece(unit);
  const isArtillery = isGun(piece) || GUNS.includes(piece.colour);
  return die === 0 && isArtillery && ['city', 'fortified'].includes(field.paper.terrain(at)) && !field.open.rubble.includes(at);
}

/** §16.1 A 0 of an orange ship in a hex of a lying overlay, from 0900 on June 6. */
function cuts(field: Field, { unit, at, die }: Fired): boolean {
  const piece = field.piece(unit);
  const hour = field.scenario.calendar[field.open.turn - 1] ?? '';
  const beach = beachAt(field);
  if (die !== 0 || !isShip(piece) || piece.colour !== 'orange' || beach < 0 || hour < '0606-0900') return false;
  const isOn = field.paper.named(at, 'overlay') === field.scenario.beach?.beach && overlayLies(field);
  return isOn && field.open.cut[beach] === 0;
}

/** §2.5 §16.1 What a die of 0 breaks besides: houses and telephone lines. */
export function wiresShadow(paper: Paper): Shadow<GreatestDayTypes> {
  let rubble: number[] = [];
  let cut = false;
  const isUnderWay = ({ open }: GreatestDayState): boolean => open.stack.some(({ step }) => step === 'indirect' || step === 'shot');
  return {
    name: 'wires',
    *made({ before, state, events }): Iterable<Difference> {
      const field = readField(paper, before);
      for (const event of events.filter(isFired)) {
        if (breaks(field, event)) rubble.push(event.at);
        if (cuts(field, event)) cut = true;
      }
      for (const event of events) {
        if (event.event === 'rubble') yield* differ(`rubble in ${paper.label(event.hex)}`, true, rubble.includes(event.hex));
        if (event.event === 'cut') yield* differ('lines are cut', true, cut);
      }
      if (isUnderWay(state)) return;
      for (const hex of rubble) yield* differ(`houses of ${paper.label(hex)} after a 0`, state.open.rubble.includes(hex), true);
      if (cut) yield* differ('lines after a 0', state.open.cut[beachAt(field)], 1);
      [rubble, cut] = [[], false];
    },
  };
}
