import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { JOBS, type Job } from '../frames/engineer.js';
import { HEDGEROW, NAMED_BRIDGE, RAIL, ROAD } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { LEG } from '../roster.js';
import { ALLIED, GERMAN } from '../sides.js';
import { ABSENT, IMPROVED, NO_WORKS, type Open, PARKED } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { ACTIONS } from './activation.js';
import { across, blowable, bridgeable, demolishable, improvable, isBridge, wirable } from './bridges.js';
import { isInCommand } from './command.js';
import { ferryable } from './ferries.js';
import { isMinedFor } from './mines.js';
import { isMounted } from './ratings.js';
import { inColumn, isOnMap, sideOf } from './units.js';
import { inZoneOf } from './zones.js';

const symbolOf = (world: World, open: Open, unit: UnitId): string => rosterOf(world, open).templates[unit]?.symbol ?? '';

/** §S.29 Engineers, and the assault squadrons of the 79th (§17.6). */
export const isEngineer = (world: World, open: Open, unit: UnitId): boolean =>
  ['engineer', 'assault-engineer'].includes(symbolOf(world, open, unit));

/** §S.29 Nobody works in Column, mounted, parked or suppressed. */
const canWork = (open: Open, unit: UnitId): boolean =>
  isOnMap(open, unit) &&
  open.suppressed[unit] === 0 &&
  open.aboard[unit] === -1 &&
  !inColumn(open, unit) &&
  !isMounted(open, unit) &&
  ((open.posture[unit] as number) & PARKED) === 0;

/** §10.3 A minefield is lifted in a later activation than it was entered in. */
const hasComeNow = (open: Open, unit: UnitId): boolean =>
  open.stack.some(
    (frame) =>
      frame.step === 'acting' &&
      frame.unit === unit &&
      frame.done.some((action) => ['move', 'assault'].includes(ACTIONS[action] as string)),
  );

/** §5.0 A rearguard of the unit's division that waits in the pool, −1 none. */
export function rearguardOf(world: World, open: Open, unit: UnitId): UnitId {
  const roster = rosterOf(world, open);
  const division = roster.division[unit] as number;
  if ((open.rearguards[division] as number) < 1) return -1;
  return roster.counters.findIndex(
    (_, other) => open.box[other] === ABSENT && roster.division[other] === division && roster.templates[other]?.symbol === 'rearguard',
  );
}

/** §2.4.6 Paratroops without engineers wire at this quality, by their steps; 0 they do not. */
export function parachuteWiring(world: World, open: Open, unit: UnitId): number {
  const { steps, templates } = { steps: open.steps[unit] as number, templates: rosterOf(world, open).templates };
  const isPara = templates[unit]?.symbol === 'parachute' || templates[unit]?.id === 'parachute-rearguard';
  return isPara ? steps + 1 : 0;
}

type Can = (world: World, open: Open, unit: UnitId, hex: HexId) => boolean;

/** §S.29 I Who may do what, where; a roadblock on any Road, railways among them, but at none of the seven bridges (§2.4.2). */
const CAN: Readonly<Record<Job, Can>> = {
  // §4.8, note: rearguards that can move dig in too.
  dig: (world, open, unit) => {
    const { move, allowance } = rosterOf(world, open);
    return move[unit] === LEG && (allowance[unit] as number) > 0 && open.works[unit] === NO_WORKS;
  },
  entrench: (world, open, unit) => isEngineer(world, open, unit) && entrenchable(world, open, unit).length > 0,
  bocage: (world, open, unit, hex) =>
    sideOf(world, open, unit) === GERMAN &&
    world.ground.terrain[hex] === HEDGEROW &&
    !open.bocage.includes(unit) &&
    !inZoneOf(world, open, ALLIED, hex),
  roadblock: (world, open, unit, hex) =>
    isEngineer(world, open, unit) &&
    across(world, hex, (_, bits) => (bits & (ROAD | RAIL)) !== 0).length > 0 &&
    !open.roadblockHexes.includes(hex) &&
    (open.roadblocks[rosterOf(world, open).division[unit] as number] as number) > 0 &&
    across(world, hex, (_, bits) => (bits & NAMED_BRIDGE) !== 0).length === 0,
  unblock: (world, open, unit, hex) => isEngineer(world, open, unit) && open.roadblockHexes.includes(hex),
  rearguard: (world, open, unit) =>
    (open.steps[unit] as number) > 0 && isInCommand(world, open, unit) && rearguardOf(world, open, unit) >= 0,
  mine: (world, open, unit, hex) => isEngineer(world, open, unit) && !open.mines.includes(hex),
  lift: (world, open, unit, hex) =>
    (isEngineer(world, open, unit) || symbolOf(world, open, unit) === 'flail') &&
    isMinedFor(open, sideOf(world, open, unit), hex) &&
    !hasComeNow(open, unit),
  clear: (world, open, unit, hex) => isEngineer(world, open, unit) && open.rubble.includes(hex),
  wire: (world, open, unit, hex) =>
    (isEngineer(world, open, unit) || parachuteWiring(world, open, unit) > 0) &&
    wirable(world, open, sideOf(world, open, unit), hex).length > 0,
  blow: (world, open, unit, hex) => blowable(world, open, sideOf(world, open, unit), hex).length > 0,
  improve: (world, open, unit, hex) => isEngineer(world, open, unit) && improvable(world, open, hex).length > 0,
  bailey: (world, open, unit, hex) =>
    symbolOf(world, open, unit) === 'bridging' && !isBridge(open, unit) && bridgeable(world, open, hex).length > 0,
  ferry: (world, open, unit) => isEngineer(world, open, unit) && ferryable(world, open, unit).length > 0,
  demolish: (world, open, unit, hex) =>
    rosterOf(world, open).counters[unit]?.id === world.data.tables.engineers.demolishers && demolishable(world, open, hex).length > 0,
};

/** §S.29 The jobs a unit could begin now. */
export function jobsOf(world: World, open: Open, unit: UnitId): Job[] {
  if (!canWork(open, unit)) return [];
  const hex = hexOf(open, unit);
  return JOBS.filter((job) => CAN[job](world, open, unit, hex));
}
export function canEngineer(world: World, open: Open, unit: UnitId): boolean {
  const hex = hexOf(open, unit);
  return canWork(open, unit) && JOBS.some((job) => CAN[job](world, open, unit, hex));
}

/** §S.30 Own units in the engineer's hex whose Improved Position can be made an Entrenchment. */
const entrenchable = (world: World, open: Open, unit: UnitId): UnitId[] =>
  unitsAt(world, open, hexOf(open, unit)).filter((other) => open.works[other] === IMPROVED);

/** §S.29 What a job may be done to, where there is a choice: a unit, or a hex across a bridge. Empty: nothing is asked. */
export function objectsOf(world: World, open: Open, unit: UnitId, job: Job): number[] {
  const [hex, side] = [hexOf(open, unit), sideOf(world, open, unit)];
  switch (job) {
    case 'entrench':
      return entrenchable(world, open, unit);
    case 'wire':
      return wirable(world, open, side, hex);
    case 'blow':
      return blowable(world, open, side, hex);
    case 'improve':
      return improvable(world, open, hex);
    case 'bailey':
      return bridgeable(world, open, hex);
    case 'ferry':
      return ferryable(world, open, unit);
    case 'demolish':
      return demolishable(world, open, hex);
    default:
      return [];
  }
}

/** §S.29 How a job is decided: by a Troop Quality Check, by a die of its own, or not at all. */
export function trialOf(open: Open, unit: UnitId, job: Job): 'check' | 'die' | 'none' {
  if (job === 'rearguard' || job === 'mine' || job === 'bocage') return 'none';
  if (job === 'lift') return (open.steps[unit] as number) >= 2 ? 'none' : 'die';
  return job === 'blow' || job === 'demolish' ? 'die' : 'check';
}

/** §S.29 Men at Work: what a failed try at the same job is worth the next time. */
export const workBonus = (world: World, open: Open, unit: UnitId, job: Job): number =>
  open.job[unit] === JOBS.indexOf(job) ? world.data.tables.modifiers.quality.menAtWork : 0;
