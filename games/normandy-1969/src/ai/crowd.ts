import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { occupancyOf, sideOf, unitsAt } from '../occupancy.js';
import { moveTest } from '../rules/movement.js';
import { unitsOnMap } from '../rules/units.js';
import { hexOf, type NormandyView, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './choose.js';
import type { Onset } from './onset.js';
import { NEAR } from './ways-back.js';

/** §C.9 Who would be left without a way back for a move of one unit, and what it is worth that it goes out of the way. */
export interface Crowd {
  by(hex: HexId): number;
  readonly relief: number;
}

/** What clearing a way back is worth: more than most reasons to stay. */
const CLEARS = 8;
const NO_CROWD: Crowd = { by: () => 0, relief: 0 };

/** The Allies move once more before anybody attacks them: then nobody is in the way yet. */
const isTooEarly = ({ phase }: Open): boolean => phase === 'allied-first';

export function crowdAround(mind: Mind, view: NormandyView, unit: UnitId): Crowd {
  if (isTooEarly(view.open)) return NO_CROWD;
  const { world, lanes, fronts } = mind;
  const side = sideOf(world, unit);
  const from = Math.max(-1, view.open.hex[unit] ?? -1);
  const now = fronts.now(view, side);
  // Who stands alone before the enemy lets him past by going.
  const isAlone = from >= 0 && occupancyOf(world, view.open).count[from] === 1;
  const after = isAlone ? fronts.without(view, side, from) : now;
  let left: readonly HexId[] | undefined;
  return {
    by(to) {
      const more = lanes.crowding(view, side, { from, to }, now, after);
      if (more > 0 || !isAlone) return more;
      left ??= leftBehind(mind, view, side, unit, now, after);
      const far = left.filter((hex) => world.grid.distance(hex, to) > NEAR).length;
      return far > 0 ? far : more;
    },
    relief: from >= 0 && lanes.isCrowded(view, side, from, now) ? CLEARS : 0,
  };
}

/** §C.9 Stacks far off whom the enemy can shut in when this unit has gone, and whom nobody who has yet to move can help. */
function leftBehind(mind: Mind, view: NormandyView, side: Side, unit: UnitId, now: Onset, after: Onset): HexId[] {
  const { world, lanes } = mind;
  const from = hexOf(view.open, unit);
  if (now()[from] === 0 || after() === now()) return [];
  return ownHexes(world, view.open, side).filter(
    (hex) =>
      world.grid.distance(hex, from) > NEAR &&
      lanes.isShutIn(view, side, hex, after) &&
      !lanes.isShutIn(view, side, hex, now) &&
      !canBeHelped(mind, view, side, hex, unit, after),
  );
}

/** Whether somebody in the way, or one of those themselves, can still go. */
function canBeHelped({ world, lanes }: Mind, view: NormandyView, side: Side, hex: HexId, but: UnitId, pressed: Onset): boolean {
  const mayMove = moveTest(world, view, side);
  const { side: holders } = occupancyOf(world, view.open);
  return world.grid
    .within(hex, NEAR)
    .some(
      (from) =>
        holders[from] === side &&
        unitsAt(world, view.open, from).some((other) => other !== but && mayMove(other)) &&
        lanes.isHelped(view, side, hex, from, pressed),
    );
}

/** §C.9 Stacks of a side that friends shut in as things are. */
export function crowdedStacks({ world, lanes, fronts }: Mind, view: NormandyView, side: Side): HexId[] {
  if (isTooEarly(view.open)) return [];
  const now = fronts.now(view, side);
  return ownHexes(world, view.open, side).filter((hex) => lanes.isShutIn(view, side, hex, now));
}

const ownHexes = (world: World, open: Open, side: Side): HexId[] => [
  ...new Set(unitsOnMap(world, open, side).map((unit) => hexOf(open, unit))),
];
