import type { GameReport, ReportBattle, ReportFigure, ReportLoss, ReportPart } from '@bocage/board';
import { alliedPoints } from '../src/rules/scoring.js';
import {
  ALLIED,
  GERMAN,
  type LiberatingAssaultEvent,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  NONE,
  type Side,
} from '../src/types.js';
import { formationName, sideAdjective, tacticTitle, unitName } from './names.js';
import { capital, counted, listed } from './text.js';
import type { Words } from './words.js';

type Name = LiberatingAssaultEvent['event'];

const QUIET: readonly Name[] = [
  'closed',
  'tactic',
  'fires',
  'joined',
  'battle',
  'boxes-lost',
  'destroyed',
  'supplied',
  'handed',
  'laid',
  'activated',
];
/** A battle ends where the next one begins, or its step does. */
const ENDS: readonly Name[] = ['battle', 'joined', 'stage', 'turn', 'ruling'];

/** §9.8 What control did stands apart: its effects bear the section of rulings. */
function partOf(event: LiberatingAssaultEvent): ReportPart | undefined {
  if (event.event === 'done') return 'none';
  if (event.event === 'dropped' || event.event === 'over') return 'story';
  if (event.event === 'dismissed' || event.section === '9.8') return 'ruling';
  if (QUIET.includes(event.event)) return 'none';
  if (event.event === 'moved') return event.how === 'landed' ? 'story' : 'none';
  return undefined;
}

const loss = (who: string, boxes: number): string[] => (boxes === 0 ? [] : [`${who} ${counted(boxes, 'box', 'boxes')} each`]);

/** §4.15 */
function lossesText(words: Words, view: LiberatingAssaultView, events: readonly LiberatingAssaultEvent[], at: number): string {
  const event = events[at];
  if (event?.event !== 'battle') return '';
  const gone: string[] = [];
  for (const later of events.slice(at + 1)) {
    if (ENDS.includes(later.event)) break;
    if (later.event === 'destroyed') gone.push(unitName(words, view.open, later.unit));
  }
  const boxes = [...loss('attackers', event.attackerLoss), ...loss('defenders', event.defenderLoss)].join(', ');
  const texts = [boxes, gone.length === 0 ? '' : `${listed(gone)} destroyed`].filter((text) => text !== '');
  return texts.length === 0 ? 'none' : capital(texts.join('; '));
}

const AGAINST = { win: 'beats', draw: 'equals', lose: 'loses to' } as const;

/** §4.12 to §4.16 */
function battleOf(
  words: Words,
  view: LiberatingAssaultView,
  events: readonly LiberatingAssaultEvent[],
  at: number,
): ReportBattle | undefined {
  const event = events[at];
  if (event?.event !== 'battle') return undefined;
  const { target, attackers, defenders, attackTactic, defenceTactic, tactical, attack, defence, withdrawal } = event;
  const names = (units: readonly number[]): string => listed(units.map((unit) => unitName(words, view.open, unit)));
  return {
    hexes: target >= 0 ? [target] : [],
    place: words.places.entry(target),
    side: sideAdjective(sideOf(words, attackers[0] ?? 0)),
    attackers: names(attackers),
    defenders: defenders.length === 0 ? 'coastal works' : names(defenders),
    units: attackers,
    attack,
    defence,
    how: `${tacticTitle(words, attackTactic)} ${AGAINST[tactical]} ${tacticTitle(words, defenceTactic)}`,
    result: withdrawal > 0 ? `Defenders back ${counted(withdrawal, 'hex', 'hexes')}` : 'Defenders hold',
    losses: lossesText(words, view, events, at),
  };
}

const sideOf = ({ world }: Words, unit: number): Side => (unit < world.roster.allied ? ALLIED : GERMAN);

/** §3.1 Boxes crossed off, as far as these eyes see the counters. */
function lossesOf(words: Words, { open, known }: LiberatingAssaultView): ReportLoss[] {
  return known.lost.flatMap((amount, unit): ReportLoss[] => {
    const formation = open.attached[unit] ?? -1;
    const name = formation < 0 ? 'Unattached' : formationName(words, formation);
    return amount > 0 ? [{ side: sideAdjective(sideOf(words, unit)), formation: name, amount }] : [];
  });
}

/** §10.4 §9.5 None for eyes that do not see the whole map: what they lose sight of would look made good. */
function figuresOf(words: Words, view: LiberatingAssaultView): ReportFigure[] {
  if (view.known.held.includes(NONE)) return [];
  const losses = lossesOf(words, view);
  const lost = (side: Side): number => losses.reduce((sum, one) => sum + (one.side === sideAdjective(side) ? one.amount : 0), 0);
  return [
    { chart: 'Allied points', title: 'Points', value: alliedPoints(words.world, view.known, view.open.turn) },
    ...[ALLIED, GERMAN].map((side) => ({ chart: 'Boxes lost', title: sideAdjective(side), value: lost(side) })),
  ];
}

export function reportOf(words: Words): GameReport<LiberatingAssaultTypes> {
  const { grid, data } = words.world;
  return {
    lossUnit: ['box', 'boxes'],
    part: partOf,
    battle: (view, events, at) => battleOf(words, view, events, at),
    losses: (view) => lossesOf(words, view),
    places: ({ known }) =>
      data.scenarios.places.list.flatMap(({ name, hex }, i) => {
        const holder = known.held[i];
        return holder === ALLIED || holder === GERMAN ? [{ name, hexes: [grid.parse(hex) as number], holder: sideAdjective(holder) }] : [];
      }),
    figures: (view) => figuresOf(words, view),
  };
}
