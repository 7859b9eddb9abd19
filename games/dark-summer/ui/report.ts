import type { GameReport, ReportBattle, ReportFigure, ReportLoss, ReportPart, ReportPlace } from '@bocage/board';
import { controllerOf, pointsOf } from '../src/rules/3-victory/victory.js';
import {
  ALLIED,
  type DarkSummerEvent,
  type DarkSummerTypes,
  type DarkSummerView,
  ELIMINATED,
  GERMAN,
  type Side,
  WAITING,
} from '../src/types.js';
import { cherbourgText } from './log-combat.js';
import { RESULTS } from './results.js';
import { commandAdjective, sideAdjective } from './sides.js';
import { capital } from './text.js';
import { allNames, formationName, shortName } from './units.js';
import type { Words } from './words.js';

type Name = DarkSummerEvent['event'];

const STORY: readonly Name[] = ['weather', 'captured', 'scored', 'beach', 'isolated', 'boundary-lifted', 'over'];
const NONE: readonly Name[] = [
  'declared',
  'supported',
  'battle',
  'cherbourg-battle',
  'step-lost',
  'replacements',
  'cup',
  'passed',
  'activated',
  'obligation-lapsed',
];
/** A battle ends where the next one begins, or its round does. */
const ENDS: readonly Name[] = ['declared', 'battle', 'cherbourg-battle', 'round', 'phase', 'turn'];

function partOf(event: DarkSummerEvent): ReportPart | undefined {
  if (STORY.includes(event.event)) return 'story';
  if (NONE.includes(event.event)) return 'none';
  if (event.event === 'attrition') return event.units.length > 0 ? 'story' : 'none';
  if (event.event === 'eliminated') return event.why === 'attrition' || event.why === 'over-stacked' ? 'story' : 'none';
  return undefined;
}

function lossesAfter(words: Words, events: readonly DarkSummerEvent[], at: number): string {
  const gone: number[] = [];
  const reduced: number[] = [];
  for (const later of events.slice(at + 1)) {
    if (ENDS.includes(later.event)) break;
    if (later.event === 'eliminated') gone.push(...later.units);
    else if (later.event === 'step-lost' && later.left > 0) reduced.push(later.unit);
  }
  const texts = [
    ...(gone.length > 0 ? [`${allNames(words, gone)} eliminated`] : []),
    ...(reduced.length > 0 ? [`${allNames(words, reduced)} reduced`] : []),
  ];
  return texts.length === 0 ? 'none' : texts.join('; ');
}

function battleOf(words: Words, events: readonly DarkSummerEvent[], at: number): ReportBattle | undefined {
  const event = events[at];
  if (event?.event === 'cherbourg-battle') {
    const { attack, defence, column, die, result } = event;
    return {
      hexes: [],
      place: 'Cherbourg',
      side: 'US',
      attackers: 'all in its box',
      units: [],
      attack,
      defence,
      how: column === '' ? 'below 1-1' : `${column}, die ${die}`,
      result: column === '' ? 'Nothing' : capital(cherbourgText(result)),
      losses: lossesAfter(words, events, at),
    };
  }
  if (event?.event !== 'battle') return undefined;
  const { command, target, units, attack, defence, column, die, result } = event;
  return {
    hexes: target >= 0 ? [target] : [],
    place: capital(words.places.noun(target)),
    side: commandAdjective(command),
    attackers: units.map((unit) => shortName(words, unit)).join(', '),
    units,
    attack,
    defence,
    how: column === '' ? 'worse than 1-3' : `${column}, die ${die}`,
    result: capital(RESULTS[result] ?? result),
    losses: lossesAfter(words, events, at),
  };
}

const sideOf = ({ world }: Words, unit: number): Side => (unit < world.roster.allied ? ALLIED : GERMAN);

/** Steps that are gone of those it came with; what replacements gave back is not counted any more (§8.2). */
function stepsLost({ world }: Words, { open }: DarkSummerView, unit: number): number {
  const full = (world.roster.fullSteps[unit] as number) - (world.roster.start[unit]?.reduced ? 1 : 0);
  const hex = open.hex[unit] as number;
  if (hex === ELIMINATED) return full;
  return hex === WAITING ? 0 : Math.max(0, full - (open.steps[unit] as number));
}

function lossesOf(words: Words, view: DarkSummerView): ReportLoss[] {
  const { roster } = words.world;
  return Array.from({ length: roster.units }, (_, unit) => unit).flatMap((unit): ReportLoss[] => {
    const amount = stepsLost(words, view, unit);
    const formation = roster.kind[unit] === 'strongpoint' ? 'Strongpoints' : formationName(words, roster.formation[unit] as number);
    return amount > 0 ? [{ side: sideAdjective(sideOf(words, unit)), formation, amount }] : [];
  });
}

/** §3.2.2 */
function placesHeld({ world }: Words, { open }: DarkSummerView): ReportPlace[] {
  const { places } = world.data.scenarios;
  const named: readonly (readonly [string, readonly string[]])[] = [
    ['Caen', places.caen],
    ['Saint-Lô', [places.saintLo]],
    ...[...places.others, ...places.noted].map(({ name, hex }) => [name, [hex]] as const),
  ];
  const towns = named.map(([name, labels]): ReportPlace => {
    const held = labels.filter((label) => controllerOf(world, open, label) === ALLIED).length;
    const holder = held === 0 ? 'German' : held === labels.length ? 'Allied' : 'Allied in part';
    return { name, hexes: labels.map((label) => world.grid.parse(label) as number), holder };
  });
  return [...towns, { name: 'Cherbourg', hexes: [], holder: open.cherbourgTurn > 0 ? 'Allied' : 'German' }];
}

function figuresOf(words: Words, view: DarkSummerView): ReportFigure[] {
  const losses = lossesOf(words, view);
  const lost = (side: Side): number => losses.reduce((sum, loss) => sum + (loss.side === sideAdjective(side) ? loss.amount : 0), 0);
  return [
    ...[ALLIED, GERMAN].map((side) => ({ chart: 'Victory points', title: sideAdjective(side), value: pointsOf(view.open, side) / 2 })),
    ...[ALLIED, GERMAN].map((side) => ({ chart: 'Steps lost and not replaced', title: sideAdjective(side), value: lost(side) })),
  ];
}

export function reportOf(words: Words): GameReport<DarkSummerTypes> {
  return {
    lossUnit: ['step', 'steps'],
    part: partOf,
    battle: (_, events, at) => battleOf(words, events, at),
    losses: (view) => lossesOf(words, view),
    places: (view) => placesHeld(words, view),
    figures: (view) => figuresOf(words, view),
  };
}
