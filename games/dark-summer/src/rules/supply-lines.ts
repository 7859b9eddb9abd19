import { isOpenBeach, standingOf } from '../standing.js';
import { enemyOf, GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { zones } from './zoc.js';

/** §13.2 §13.5 Hexes that hold an enemy unit, or an enemy zone no friend negates, are 1. */
export function closedHexes(world: World, open: Open, side: Side): Uint8Array {
  const { side: holders } = standingOf(world, open);
  const enemy = enemyOf(side);
  const closed = zones(world, open, enemy).slice();
  for (let hex = 0; hex < closed.length; hex++) {
    const holder = holders[hex] as number;
    if (holder >= 0) closed[hex] = holder === enemy ? 1 : 0;
  }
  return closed;
}

/** §13.2 §13.2.1 Hexes that supply lines of a side may not enter are 1: for the Germans open beaches and Exit markers too. */
export function barredToLines(world: World, open: Open, side: Side): Uint8Array {
  const closed = closedHexes(world, open, side);
  if (side !== GERMAN) return closed;
  for (const { hex } of world.ground.beaches) if (isOpenBeach(world, open, hex)) closed[hex] = 1;
  world.ground.lettered.E.forEach((hex, i) => {
    if (open.exits[i] !== 0) closed[hex] = 1;
  });
  return closed;
}

/** §13.2 Every hex that a path from these hexes can reach across passable hexsides is 1. */
export function flood(world: World, closed: Uint8Array, from: readonly number[]): Uint8Array {
  const { across } = world.ground;
  const { queue, shut } = world.flooded;
  shut.set(closed);
  let count = 0;
  for (const hex of from) {
    if (shut[hex] !== 0) continue;
    shut[hex] = 1;
    queue[count++] = hex;
  }
  for (let at = 0; at < count; at++) {
    const first = (queue[at] as number) * 6;
    for (let i = first; i < first + 6; i++) {
      const to = across[i] as number;
      if (shut[to] !== 0) continue;
      shut[to] = 1;
      queue[count++] = to;
    }
  }
  const reached = new Uint8Array(world.grid.size);
  for (let at = 0; at < count; at++) reached[queue[at] as number] = 1;
  return reached;
}

/** §13.1.1 The lettered hexes that still supply the Germans, enemies there or not. */
export function germanLetters(world: World, open: Open): number[] {
  const { W, S, E, '(E)': coast } = world.ground.lettered;
  return [...(open.brittanyTurn === 0 ? W : []), ...(open.returnTurn === 0 ? S : []), ...E, ...coast];
}

/** §13.1.2 */
export function openBeaches(world: World, open: Open, command: number): number[] {
  const hexes: number[] = [];
  for (const { command: landing, hex } of world.ground.beaches) if (landing === command && isOpenBeach(world, open, hex)) hexes.push(hex);
  return hexes;
}
