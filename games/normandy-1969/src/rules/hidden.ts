import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { isFaceDown, occupancyOf, place, turnUp, unitsAt } from '../occupancy.js';
import { ENTRENCHED, hexOf, LOST, type NormandyState, type Tell } from '../types.js';
import type { World } from '../world.js';
import { setMark } from './units.js';

/** §R.12 Turns up the face-down tokens among these, all in one hex; a blank counter is taken away. */
function turnUpTokens(world: World, state: NormandyState, hex: HexId, units: readonly UnitId[], tell: Tell): void {
  const { open, sealed } = state;
  const pieces = units.map((unit) => sealed.piece[unit - world.roster.allied] as number);
  // §R.13: what an order digs in from the start is known only now.
  const entrenched = world.orders.orders[sealed.order - 1]?.entrenched ?? [];
  units.forEach((unit, i) => {
    const piece = pieces[i] as number;
    turnUp(world, open, unit, piece);
    sealed.piece[unit - world.roster.allied] = -1;
    if (piece === world.roster.dummy) {
      place(world, open, unit, LOST);
      open.marks[unit] = 0;
    } else if (entrenched[piece] === true) setMark(open, unit, ENTRENCHED);
  });
  tell({ event: 'revealed', section: 'R.12', reveals: 'all', hex, units, pieces });
}

/** §R.12 Everything face down in a hex is turned up. */
export function revealHex(world: World, state: NormandyState, hex: HexId, tell: Tell): void {
  if (occupancyOf(world, state.open).faceDown[hex] === 0) return;
  const units = unitsAt(world, state.open, hex).filter((unit) => isFaceDown(world, state.open, unit));
  turnUpTokens(world, state, hex, units, tell);
}

/** §R.12 An Allied unit that ends next to face-down tokens turns them up, whatever the hexside between. */
export function revealAround(world: World, state: NormandyState, hex: HexId, tell: Tell): void {
  for (let direction = 0; direction < 6; direction++) {
    const next = world.grid.neighbour(hex, direction);
    if (next >= 0) revealHex(world, state, next, tell);
  }
}

/** §R.12 Air reconnaissance sees movement: a token that moves is turned up, its companions are not. */
export function revealMover(world: World, state: NormandyState, unit: UnitId, tell: Tell): void {
  if (isFaceDown(world, state.open, unit)) turnUpTokens(world, state, hexOf(state.open, unit), [unit], tell);
}
