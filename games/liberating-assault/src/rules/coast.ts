import type { HexId } from '@bocage/hex';
import { TACTICS, type Tactic } from '../data/shapes.js';
import { AT_SEA, type Battle, CLEARED, FACE_DOWN, type Field, type Open } from '../types.js';
import type { World } from '../world.js';

type Coast = Pick<Open, 'coast' | 'coastTactic' | 'coastBag'>;

/** §8.1 Coastal defences only work against assaults from the sea. */
export const isFromSea = (field: Pick<Field, 'hex'>, battle: Battle): boolean =>
  battle.attackers.some((unit) => field.hex[unit] === AT_SEA);

/** §8.1 Whether a counter must be turned up before this battle. */
export const isFaceDown = (world: World, open: Coast, hex: HexId): boolean =>
  open.coast[world.ground.coastIndex[hex] as number] === FACE_DOWN;

/** §8.1 A counter drawn from the bag is laid face up. */
export function turnUp(world: World, open: Coast, hex: HexId, drawn: number): void {
  const counter = world.data.tables.coast.counters[drawn];
  if (!counter || (open.coastBag[drawn] as number) === 0) throw new Error('no such coastal counter is left');
  const i = world.ground.coastIndex[hex] as number;
  open.coastBag[drawn] = (open.coastBag[drawn] as number) - 1;
  open.coast[i] = counter.strength === 0 ? CLEARED : counter.strength;
  open.coastTactic[i] = TACTICS.indexOf(counter.tactic as Tactic);
}

/** §2.8 A special forces card with the assault negates the counter of the hex. */
const isNegated = (field: Pick<Field, 'forces'>, battle: Battle): boolean =>
  battle.attackers.some((unit) => (field.forces[unit] as number) > 0);

/** §8.1 What the coastal counter adds to the defence of a battle. */
export function coastStrength(world: World, open: Coast, field: Field, battle: Battle): number {
  if (!isFromSea(field, battle) || isNegated(field, battle)) return 0;
  return Math.max(0, open.coast[world.ground.coastIndex[battle.target] as number] ?? 0);
}

/** §8.1 The card the counter plays, whoever else defends; undefined when it has no say. */
export function coastTactic(world: World, open: Coast, field: Field, battle: Battle): Tactic | undefined {
  if (coastStrength(world, open, field, battle) === 0) return undefined;
  return TACTICS[open.coastTactic[world.ground.coastIndex[battle.target] as number] as number];
}

/** §8.1 Losses wear a counter down; at nothing it is gone. */
export function wearDown(world: World, open: Coast, hex: HexId, losses: number): void {
  const i = world.ground.coastIndex[hex] as number;
  const left = (open.coast[i] as number) - losses * world.data.tables.coast.perLoss;
  if ((open.coast[i] as number) >= 0) open.coast[i] = left > 0 ? left : CLEARED;
}

/** §8.1 A hex that Allied troops have entered from the sea has no defences any more. */
export function clearCoast(world: World, open: Coast, hex: HexId): void {
  open.coast[world.ground.coastIndex[hex] as number] = CLEARED;
}
