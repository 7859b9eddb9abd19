import type { GameReport, ReportBattle, ReportLoss, ReportPart, ReportPlace } from '@bocage/board';
import { BEACHES } from '../src/ground.js';
import { fullStrength } from '../src/rules/units.js';
import { controls, isAreaHeld, scoreOf } from '../src/rules/victory.js';
import { ALLIED, GERMAN, LOST, type NormandyEvent, type NormandyTypes, type NormandyView } from '../src/types.js';
import { RESULTS } from './log-combat.js';
import { allNames } from './log-table.js';
import { beachName } from './places.js';
import { placesOf } from './prompts-combat.js';
import { capital } from './text.js';
import { formationName, identify, sideOfUnit } from './units.js';
import type { Words } from './words.js';

const SIDES = ['Allied', 'German'] as const;
const IN_TABLE: readonly NormandyEvent['event'][] = ['declared', 'gunfire', 'battle'];
const SMALL: readonly NormandyEvent['event'][] = ['piece-placed', 'capacity'];
/** A battle ends where the next one begins, or its phase does. */
const ENDS: readonly NormandyEvent['event'][] = ['declared', 'battle', 'phase', 'turn'];

function partOf(event: NormandyEvent): ReportPart | undefined {
  if (IN_TABLE.includes(event.event) || SMALL.includes(event.event)) return 'none';
  if (event.event === 'scatter') return event.loses === 0 && event.scatters === 0 ? 'none' : 'story';
  if (event.event === 'destroyed') return event.why.startsWith('scattered') || event.why === 'no-battalions' ? 'story' : 'none';
  return event.event === 'over' ? 'story' : undefined;
}

/** §C.3 §C.8 */
function battleOf(words: Words, view: NormandyView, events: readonly NormandyEvent[], at: number): ReportBattle | undefined {
  const event = events[at];
  if (event?.event !== 'battle') return undefined;
  const { targets, units, attack, defence, column, die, addition, result } = event;
  const gone: number[] = [];
  for (const later of events.slice(at + 1)) {
    if (ENDS.includes(later.event)) break;
    if (later.event === 'destroyed') gone.push(...later.units);
  }
  return {
    hexes: targets,
    place: capital(placesOf(words, targets)),
    side: SIDES[sideOfUnit(words, units[0] as number)],
    attackers: allNames(words, view, units),
    units,
    attack,
    defence,
    how: `${column}, die ${die}${addition > 0 ? ` + ${addition}` : ''}`,
    result: capital(RESULTS[result]),
    losses: gone.length === 0 ? 'none' : allNames(words, view, gone),
  };
}

/** §R.14 §P.2 §O.4 Strength that is gone: with units, with battalions, and with those that never landed. */
function lossesOf(words: Words, view: NormandyView): ReportLoss[] {
  const { world } = words;
  return view.open.hex.flatMap((hex, unit): ReportLoss[] => {
    const identity = identify(words, view, unit);
    if (identity.kind === 'dummy' || identity.kind === 'unknown') return [];
    const isAllied = identity.kind === 'allied';
    const { formation } = identity.counter;
    const left = fullStrength(world, view.open, unit);
    const whole = isAllied ? (world.roster.strengths[unit]?.[0] ?? left) : left;
    const amount = hex === LOST ? whole : isAllied ? whole - left : 0;
    return amount > 0 ? [{ side: isAllied ? 'Allied' : 'German', formation: isAllied ? formation : formationName(formation), amount }] : [];
  });
}

/** §R.14 §R.15 */
function placesHeld({ world }: Words, { open }: NormandyView): ReportPlace[] {
  const towns = world.data.scenarios.victory.places.map(({ name, hexes: labels }): ReportPlace => {
    const hexes = labels.map((label) => world.grid.parse(label) as number);
    const held = hexes.filter((hex) => controls(world, open, hex) === ALLIED).length;
    return { name, hexes, holder: held === 0 ? 'German' : held === hexes.length ? 'Allied' : 'Allied in part' };
  });
  const beaches = BEACHES.map(
    (_, area): ReportPlace => ({
      name: `${beachName(area)} beach`,
      hexes: world.ground.beachHexes[area] ?? [],
      holder: isAreaHeld(world, open, area) ? 'Allied' : 'German',
    }),
  );
  return [...towns, ...beaches];
}

export function reportOf(words: Words): GameReport<NormandyTypes> {
  return {
    lossUnit: ['strength point', 'strength points'],
    part: partOf,
    battle: (view, events, at) => battleOf(words, view, events, at),
    losses: (view) => lossesOf(words, view),
    places: (view) => placesHeld(words, view),
    figures: (view) => [
      { chart: 'Victory points', title: 'Allied', value: scoreOf(words.world, view.open) },
      { chart: 'Strength points lost', title: 'Allied', value: view.open.losses[ALLIED] ?? 0 },
      { chart: 'Strength points lost', title: 'German', value: view.open.losses[GERMAN] ?? 0 },
    ],
  };
}
