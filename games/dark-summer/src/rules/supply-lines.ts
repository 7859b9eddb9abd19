import { IMPASSABLE } from '../ground.js';
import { isOpenBeach, standingOf } from '../standing.js';
import { BEACH_OPEN, enemyOf, GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { hasZoc } from './zoc.js';

/** §13.2 §13.5 Hexes that hold an enemy unit, or an enemy zone no friend negates, are 1. */
export function closedHexes(world: World, open: Open, side: Side): Uint8Array {
  const { side: holders, zoc } = standingOf(world, open);
  const enemy = enemyOf(side);
  const zones = zoc[enemy];
  const closed = new Uint8Array(world.grid.size);
  for (let hex = 0; hex < closed.length; hex++) {
    const holder = holders[hex] as number;
    if (holder === enemy || (holder !== side && zones[hex] !== 0 && hasZoc(world, open, enemy, hex))) closed[hex] = 1;
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
  const { neighbours, size } = world.grid;
  const { sides } = world.ground;
  const reached = new Uint8Array(size);
  const queue: number[] = [];
  const enter = (hex: number): void => {
    if (reached[hex] !== 0 || closed[hex] !== 0) return;
    reached[hex] = 1;
    queue.push(hex);
  };
  from.forEach(enter);
  for (let at = 0; at < queue.length; at++) {
    const first = (queue[at] as number) * 6;
    for (let i = first; i < first + 6; i++) if (((sides[i] as number) & IMPASSABLE) === 0) enter(neighbours[i] as number);
  }
  return reached;
}

/** §13.1.1 The lettered hexes that still supply the Germans, enemies there or not. */
export function germanLetters(world: World, open: Open): number[] {
  const { W, S, E, '(E)': coast } = world.ground.lettered;
  return [...(open.brittanyTurn === 0 ? W : []), ...(open.returnTurn === 0 ? S : []), ...E, ...coast];
}

/** §13.1.2 */
export const openBeaches = (world: World, open: Open, command: number): number[] =>
  world.ground.beaches.flatMap((beach, i) => (beach.command === command && open.beach[i] === BEACH_OPEN ? [beach.hex] : []));
