import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { unitsAt } from '../occupancy.js';
import { GARRISON } from '../roster.js';
import type { BradleyState, Open, SegmentId, Tell } from '../types.js';
import type { World } from '../world.js';
import { eliminate, hexOf, isOnMap, unitsWhere } from './units.js';

/** §13.3.5 R34 Segments after which garrisons are looked at. */
const LOOKED_AT: readonly SegmentId[] = [
  'allied-fire',
  'allied-movement',
  'allied-assault',
  'german-fire',
  'german-movement',
  'german-assault',
  'german-defensive-fire',
  'allied-defensive-fire',
];

/** §13.3 Whether a regular German unit is near enough to keep a garrison. */
function isKept(world: World, open: Open, garrison: UnitId): boolean {
  const hex = hexOf(open, garrison);
  const { within } = world.data.tables.garrisons;
  const { kind, allied, units } = world.roster;
  for (let unit = allied; unit < units; unit++) {
    const other = hexOf(open, unit);
    if (other >= 0 && kind[unit] !== GARRISON && world.grid.distance(other, hex) <= within) return true;
  }
  return false;
}

/** §13.3.5 Whether a regular unit stands where the garrison does. */
const isRelieved = (world: World, open: Open, garrison: UnitId): boolean =>
  unitsAt(world, open, hexOf(open, garrison)).some((unit) => world.roster.kind[unit] !== GARRISON);

/** §13.3.5 Garrisons nobody is near go for good, and those that regular units have relieved. */
export function closeSegment(world: World, state: BradleyState, segment: SegmentId, tell: Tell): void {
  if (!LOOKED_AT.includes(segment)) return;
  const { open } = state;
  const garrisons = unitsWhere(open, (unit) => world.roster.kind[unit] === GARRISON && isOnMap(open, unit));
  for (const unit of garrisons)
    if (!isKept(world, open, unit) || isRelieved(world, open, unit)) eliminate(world, state, [unit], 'garrison', '13.3.5', tell);
}

/** §13.3.5 A regular unit that is driven back into a fort takes its garrison's place at once. */
export function relieve(world: World, state: BradleyState, hex: HexId, tell: Tell): void {
  const { open } = state;
  const garrisons = unitsAt(world, open, hex).filter((unit) => world.roster.kind[unit] === GARRISON && isRelieved(world, open, unit));
  eliminate(world, state, garrisons, 'garrison', '13.3.5', tell);
}
