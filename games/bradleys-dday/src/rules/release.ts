import type { UnitId } from '@bocage/kernel';
import { type BradleyState, GERMAN, MOVEMENT_MODE, type Open, seatOf, type Tell, UNRELEASED } from '../types.js';
import type { World } from '../world.js';
import { scenarioOf } from './scenario.js';
import { clearMark, hasMark, hexOf, isDisrupted, isOnMap, unitsWhere } from './units.js';

export const unreleased = (open: Open): UnitId[] => unitsWhere(open, (unit) => hasMark(open, unit, UNRELEASED));

/** §18.4 The least die that releases the division this turn; undefined on a turn without one. */
export const releaseNeeds = (world: World, open: Open): number | undefined =>
  scenarioOf(world, open).release?.byTurn.find(([turn]) => turn === open.turn)?.[1];

/** §18.4 Whether it is free without a die: its turn has come, or Allies are near. */
function isFree({ grid, roster }: World, open: Open, automatic: number, alliedWithin: number): boolean {
  if (open.turn >= automatic) return true;
  const waiting = unreleased(open).filter((unit) => isOnMap(open, unit));
  return open.hex.some(
    (hex, unit) => unit < roster.allied && hex >= 0 && waiting.some((other) => grid.distance(hex, hexOf(open, other)) <= alliedWithin),
  );
}

/** §18.4 §18.5 At the start of the German player turn. */
export function beginRelease(world: World, state: BradleyState, tell: Tell): void {
  const { open } = state;
  const { release } = scenarioOf(world, open);
  if (!release || unreleased(open).length === 0) return;
  if (isFree(world, open, release.automatic, release.alliedWithin)) setFree(state, 0, tell);
  else if (releaseNeeds(world, open) !== undefined) open.stack.push({ step: 'release' });
}

/** §18.4 `die` 0 where none was needed. Who is on the march may then deploy for nothing. */
export function setFree({ open }: BradleyState, die: number, tell: Tell): void {
  const units = unreleased(open);
  for (const unit of units) clearMark(open, unit, UNRELEASED);
  tell({ event: 'release', section: '18.4', die, released: 1 });
  const marching = units.filter((unit) => isOnMap(open, unit) && open.mode[unit] === MOVEMENT_MODE && !isDisrupted(open, unit));
  open.stack.push({ step: 'released', asks: seatOf(GERMAN), units: marching });
}
