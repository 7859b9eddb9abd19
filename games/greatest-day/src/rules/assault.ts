import type { Direction, HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { ActivationFrame, AssaultFrame } from '../frames.js';
import { BEACH, RIVER } from '../ground.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { BLACK, BROWN, GREEN, IMMOBILE, ORANGE } from '../roster.js';
import { enemyOf } from '../sides.js';
import { ENTRENCHED, HEAVY, type Open, PARKED } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { activatable, isPaidFor } from './activation.js';
import { hasAssault } from './assault-strength.js';
import { canPay } from './command.js';
import { gaitOf } from './gait.js';
import { allowanceOf, isBarred, isOpenGround } from './movement.js';
import { isMounted } from './ratings.js';
import { hasRoom } from './stacking.js';
import { stepCost } from './terrain-costs.js';
import { isOnMap, isUnder, sideOf } from './units.js';
import { isInZone } from './zones.js';

/** Fire of these colours is never carried into an assault. */
const GUNS: readonly number[] = [GREEN, ORANGE, BROWN, BLACK];
const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** §S.26 Who can assault at all: with steps and an Assault rating, able to move, unsuppressed, not dug in to stay, not under a heavy barrage, no gun. */
function isAssaulter(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  if (!isOnMap(open, unit) || (open.steps[unit] as number) < 1 || !hasAssault(world, open, unit)) return false;
  if (open.suppressed[unit] === 1 || open.works[unit] === ENTRENCHED || isUnder(open, unit, HEAVY)) return false;
  if (isMounted(open, unit) || ((open.posture[unit] as number) & PARKED) !== 0 || open.aboard[unit] !== -1) return false;
  if (roster.move[unit] === IMMOBILE || allowanceOf(world, open, unit) === 0) return false;
  return !GUNS.includes(roster.colour[unit] as number);
}

/** §2.4.1 §4.2.4 Sides that are crossed in Column only: one unit assaults over them. */
export function isNarrow({ ground }: World, from: HexId, to: HexId, direction: Direction): boolean {
  const isShore = (ground.terrain[from] === BEACH) !== (ground.terrain[to] === BEACH);
  return isShore || ((ground.sides[from * 6 + direction] as number) & RIVER) !== 0;
}

/** §S.26 §4.3.1 §2.1.9 Whether a unit could go from its hex into an enemy's beside it: an Assault counts as entering (A6). */
function reaches(world: World, open: Open, unit: UnitId, direction: Direction): boolean {
  const from = hexOf(open, unit);
  const to = world.grid.neighbour(from, direction);
  if (to < 0 || !isOpenGround(world, open, unit, to)) return false;
  if (holderOf(world, open, to) !== enemyOf(sideOf(world, open, unit))) return false;
  // A6: with a Division chit only where no enemy zone lies.
  if (isBarred(world, open, unit, to)) return false;
  return stepCost(world, open, from, direction, to, gaitOf(world, open, unit)) >= 0;
}

/** §S.26 Hexes a unit may assault, in order. */
export function assaultTargets(world: World, open: Open, unit: UnitId): HexId[] {
  if (!isAssaulter(world, open, unit)) return [];
  return DIRECTIONS.filter((direction) => reaches(world, open, unit, direction))
    .map((direction) => world.grid.neighbour(hexOf(open, unit), direction))
    .sort((a, b) => a - b);
}

export const canAssault = (world: World, open: Open, unit: UnitId): boolean => assaultTargets(world, open, unit).length > 0;

const activationIn = (open: Open): ActivationFrame | undefined => {
  const frame = open.stack.findLast((one) => one.step === 'activation');
  return frame?.step === 'activation' ? frame : undefined;
};

/** §S.26 A9 Who may still join: active units of the same hex that reach the target; over a bridge or a Gap nobody (§2.4.1). */
export function joiners(world: World, open: Open, { unit, target, joined }: AssaultFrame): UnitId[] {
  const activation = activationIn(open);
  const from = hexOf(open, unit);
  const direction = world.grid.directionTo(from, target) as Direction;
  if (!activation || isNarrow(world, from, target, direction)) return [];
  const { directCommand } = world.data.tables.command;
  return activatable(world, open, activation).filter(
    (other) =>
      hexOf(open, other) === from &&
      !joined.includes(other) &&
      assaultTargets(world, open, other).includes(target) &&
      (!isPaidFor(world, open, activation.chit, other) || canPay(world, open, other, directCommand)),
  );
}

/** §S.26 Assaulters that are still in it. */
export const storming = (open: Open, { units, from }: AssaultFrame): UnitId[] =>
  units.filter((one) => isOnMap(open, one) && open.suppressed[one] === 0 && hexOf(open, one) === from);

/** §S.26 Defenders of the hex, in order. */
export const defendersOf = (world: World, open: Open, { target }: AssaultFrame): UnitId[] => unitsAt(world, open, target);

/** §S.26 F5 Defenders who may fire at who charges: unsuppressed, with the assaulters in their zone; mortars not (C8). */
export const defensiveFirers = (world: World, open: Open, frame: AssaultFrame): UnitId[] =>
  defendersOf(world, open, frame).filter(
    (unit) => rosterOf(world, open).colour[unit] !== GREEN && open.suppressed[unit] === 0 && isInZone(world, open, unit, frame.from),
  );

/** §S.26 F7 Who may go into the hex that was taken. */
export const advancers = (world: World, open: Open, frame: AssaultFrame): UnitId[] =>
  storming(open, frame).filter((unit) => {
    const { from } = frame;
    const direction = world.grid.directionTo(from, frame.target) as Direction;
    const isOpen = stepCost(world, open, from, direction, frame.target, gaitOf(world, open, unit)) >= 0;
    return isOpen && hasRoom(world, open, unit, frame.target);
  });
