import { LETTER_E, LETTER_E_COAST, LETTER_S, LETTER_W } from '../../ground.js';
import { isOpenBeach, occupancyOf } from '../../occupancy.js';
import { type Command, enemyOf, GERMANS, type Open, type Side } from '../../types.js';
import type { World } from '../../world.js';

/** §13.2 §13.5 Hexes that hold an enemy unit, or an enemy zone no friend negates, are 1. */
export function closedHexes(world: World, open: Open, side: Side): Uint8Array {
  const { side: holders, zones } = occupancyOf(world, open);
  const enemy = enemyOf(side);
  const closed = zones[enemy].slice();
  for (let hex = 0; hex < closed.length; hex++) {
    const holder = holders[hex] as number;
    if (holder >= 0) closed[hex] = holder === enemy ? 1 : 0;
  }
  return closed;
}

/** §13.2 §13.2.1 Hexes that supply lines of a side may not enter are 1, now and as things change: for the Germans open beaches and Exit markers too. */
export const barredToLines = (world: World, open: Open, side: Side): Uint8Array => occupancyOf(world, open).barred[side];

/** §13.2 Every hex that a path from these hexes can reach across passable hexsides is 1; what is beyond the last hex is not. */
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
  const reached = new Uint8Array(world.grid.size + 1);
  for (let at = 0; at < count; at++) reached[queue[at] as number] = 1;
  return reached;
}

/** §13.1.1 The lettered hexes that still supply the Germans, enemies there or not. */
export function germanLetters(world: World, open: Open): number[] {
  const { W, S, E, '(E)': coast } = world.ground.lettered;
  return [...(open.brittanyTurn === 0 ? W : []), ...(open.returnTurn === 0 ? S : []), ...E, ...coast];
}

/** §13.1 Whether a hex is one of those, or for an Allied command one of its open beaches. */
export function isSource(world: World, open: Open, command: Command, hex: number): boolean {
  if (command !== GERMANS)
    return isOpenBeach(world, open, hex) && world.ground.beaches[world.ground.beach[hex] as number]?.command === command;
  const letter = world.ground.letter[hex] as number;
  if (letter === LETTER_W) return open.brittanyTurn === 0;
  return letter === LETTER_S ? open.returnTurn === 0 : letter === LETTER_E || letter === LETTER_E_COAST;
}

/** §13.1.2 */
export function openBeaches(world: World, open: Open, command: number): number[] {
  const hexes: number[] = [];
  for (const { command: landing, hex } of world.ground.beaches) if (landing === command && isOpenBeach(world, open, hex)) hexes.push(hex);
  return hexes;
}
