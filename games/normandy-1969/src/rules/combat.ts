import type { HexId } from '@bocage/hex';
import { addend, type SeeAddend, type UnitId } from '@bocage/kernel';
import { ALL_SEA, BOCAGE, FLOODED } from '../ground.js';
import { occupancyOf, unitsAt } from '../occupancy.js';
import { ALLIED, enemyOf, hexOf, type Open, publicSight, RETREATED, type Side, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { mostSupport } from './gunfire.js';
import { columnFor } from './odds.js';
import { combatStrength, fullStrength, hasFought, hasMark, isArmour, isDefensiveOnly, isOnMap, unitsOnMap } from './units.js';

/** §R.5 Armour stacked only with units that can but defend does not attack. Whoever stands next to an enemy is face up (§R.12). */
export function isTiedDown(world: World, open: Open, unit: UnitId): boolean {
  if (!isArmour(world, publicSight(open), unit)) return false;
  const others = unitsAt(world, open, hexOf(open, unit)).filter((other) => other !== unit);
  return others.length > 0 && others.every((other) => isDefensiveOnly(world, open, other));
}

/** §R.5 */
function mayAttack(world: World, open: Open, unit: UnitId): boolean {
  return isOnMap(open, unit) && !hasFought(open, unit) && !isDefensiveOnly(world, open, unit) && !isTiedDown(world, open, unit);
}

/** §R.5 §E.6 §E.7 §E.10 From its hex into that one: adjacent, no flooded or all-sea hexside between, no armour into bocage. */
function reachesTarget(world: World, open: Open, unit: UnitId, target: HexId): boolean {
  const from = hexOf(open, unit);
  const direction = world.grid.directionTo(from, target);
  if (direction < 0) return false;
  if (((world.ground.sides[from * 6 + direction] as number) & (FLOODED | ALL_SEA)) !== 0) return false;
  return world.ground.terrain[target] !== BOCAGE || !isArmour(world, publicSight(open), unit);
}

/** §R.5 A hex held by the enemy and not yet attacked in this phase. */
export function isTarget(world: World, open: Open, side: Side, hex: HexId): boolean {
  return occupancyOf(world, open).side[hex] === enemyOf(side) && !open.attacked.includes(hex);
}

/** §R.5 Units that may attack all of these hexes together: each is next to every one of them. */
export function attackersOf(world: World, open: Open, side: Side, targets: readonly HexId[]): UnitId[] {
  const { neighbours } = world.grid;
  const { side: holders, first, next } = occupancyOf(world, open);
  const units: UnitId[] = [];
  const beside = (targets[0] as number) * 6;
  for (let i = beside; i < beside + 6; i++) {
    const from = neighbours[i] as number;
    if (from < 0 || holders[from] !== side) continue;
    for (let unit = first[from] as number; unit >= 0; unit = next[unit] as number) {
      if (mayAttack(world, open, unit) && reachesAll(world, open, unit, targets)) units.push(unit);
    }
  }
  return units.sort((a, b) => a - b);
}

function reachesAll(world: World, open: Open, unit: UnitId, targets: readonly HexId[]): boolean {
  for (const target of targets) if (!reachesTarget(world, open, unit, target)) return false;
  return true;
}

/** §R.5 §R.7 What a unit brings, and the rule it is counted by. */
function unitAddend(world: World, open: Open, unit: UnitId, see: SeeAddend | undefined): number {
  return addend(see, 'unit', combatStrength(world, open, unit), hasMark(open, unit, UNSUPPLIED) ? 'R.7' : 'R.5', unit);
}

/** §R.7 Strength of an attack before gunfire. */
export function attackStrength(world: World, open: Open, units: readonly UnitId[], see?: SeeAddend): number {
  let sum = 0;
  for (const unit of units) sum += unitAddend(world, open, unit, see);
  return sum;
}

/** §R.5 All units in the hexes defend together; §C.10 those that retreated in this phase add nothing. */
export function defenceStrength(world: World, open: Open, targets: readonly HexId[], see?: SeeAddend): number {
  const { first, next } = occupancyOf(world, open);
  let sum = 0;
  for (const target of targets) {
    for (let unit = first[target] as number; unit >= 0; unit = next[unit] as number)
      sum += hasMark(open, unit, RETREATED) ? addend(see, 'unit', 0, 'C.10', unit) : unitAddend(world, open, unit, see);
  }
  return sum;
}

/** §R.5 */
export function defendersOf(world: World, open: Open, targets: readonly HexId[]): UnitId[] {
  return targets.flatMap((target) => unitsAt(world, open, target));
}

/** §C.2 §G.2 Whether all who can attack these hexes reach the lowest odds, gunfire counted, so that an attack once begun can be declared. */
export function canBeAttacked(world: World, open: Open, side: Side, targets: readonly HexId[]): boolean {
  return reachesOdds(world, open, side, attackersOf(world, open, side, targets), targets);
}

/** §C.2 §G.2 Whether these units reach the lowest odds, for the Allies with all the gunfire they could still have. */
export function reachesOdds(world: World, open: Open, side: Side, units: readonly UnitId[], targets: readonly HexId[]): boolean {
  const attack = attackStrength(world, open, units);
  const defence = defenceStrength(world, open, targets);
  if (attack === 0) return false;
  if (columnFor(world.crt, attack, defence) >= 0) return true;
  return side === ALLIED && columnFor(world.crt, attack + mostSupport(world, open.missions, targets), defence) >= 0;
}

/** §R.5 Enemy hexes next to a unit of this side, in order of their numbers. */
export function hexesInContact(world: World, open: Open, side: Side): HexId[] {
  const { first } = occupancyOf(world, open);
  const found: number[] = [];
  for (const unit of unitsOnMap(world, open, enemyOf(side))) {
    const hex = hexOf(open, unit);
    // A stack is one hex: its first unit stands for all.
    if (first[hex] === unit && isInContact(world, open, side, hex)) found.push(hex);
  }
  return found.sort((a, b) => a - b);
}

/** §R.5 */
function isInContact(world: World, open: Open, side: Side, hex: HexId): boolean {
  const { neighbours } = world.grid;
  const { side: holders } = occupancyOf(world, open);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = neighbours[i] as number;
    if (next >= 0 && holders[next] === side) return true;
  }
  return false;
}

/** §R.5 §C.2 Whether an attack can be begun on this hex, which a unit of this side is next to. */
const isOpenToAttack = (world: World, open: Open, side: Side, hex: HexId): boolean =>
  isTarget(world, open, side, hex) && canBeAttacked(world, open, side, [hex]);

/** §R.5 §C.2 Every hex an attack can be begun on. */
export function targetsOf(world: World, open: Open, side: Side): HexId[] {
  return hexesInContact(world, open, side).filter((hex) => isOpenToAttack(world, open, side, hex));
}

/** §R.5 §C.2 */
export function hasTarget(world: World, open: Open, side: Side): boolean {
  return hexesInContact(world, open, side).some((hex) => isOpenToAttack(world, open, side, hex));
}

/** §R.5 Hexes that may be attacked together with those already chosen. */
export function furtherTargets(world: World, open: Open, side: Side, targets: readonly HexId[]): HexId[] {
  if (targets.length >= world.data.tables.limits.targets) return [];
  return world.grid
    .within(targets[0] as number, 2)
    .filter((hex) => !targets.includes(hex) && isTarget(world, open, side, hex) && canBeAttacked(world, open, side, [...targets, hex]))
    .sort((a, b) => a - b);
}

/** §C.4 What an exchange costs the attacker: the defenders as printed, before supply and terrain. */
export function exchangePrice(world: World, open: Open, units: readonly UnitId[]): number {
  return units.reduce((sum, unit) => sum + fullStrength(world, open, unit), 0);
}
