import type { HexId } from '@bocage/hex';
import { isFaceDown, occupancyOf, sideOf } from '../occupancy.js';
import { classOf } from '../rules/terrain-costs.js';
import { printedAllowance } from '../rules/units.js';
import { ALLIED, enemyOf, hexOf, type Side, type Sight } from '../types.js';
import type { World } from '../world.js';

const THIRDS = 3;
/** What somebody face down is taken to be able to march. */
const UNKNOWN_ALLOWANCE = 4;
/** And somebody who has yet to enter. */
const ENTERING_ALLOWANCE = 8;

/**
 * §R.3 §R.4 1 for every hex that enemies of this side can control after their next move, wherever each of them goes; `without` is a hex whose
 * only unit goes away before, and no longer holds them up.
 */
export function pressedHexes(world: World, sight: Sight, side: Side, without: HexId = -1): Uint8Array {
  const pressed = new Uint8Array(world.grid.size);
  for (const kind of [0, 1] as const) {
    const left = marchedTo(world, sight, side, kind, without);
    for (let hex = 0; hex < left.length; hex++) {
      if ((left[hex] as number) < 0) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) if ((world.zocTargets[i] as number) >= 0) pressed[world.zocTargets[i] as number] = 1;
    }
  }
  return pressed;
}

/** The most that any enemy of one class has left, in thirds, where it can march to; −1 where none can. All of them at once, the one with most left first. */
function marchedTo(world: World, sight: Sight, side: Side, kind: 0 | 1, without: HexId): Int16Array {
  const { side: holders, zoc } = occupancyOf(world, sight.open);
  const freed = new Set<number>(without < 0 ? [] : world.zocTargets.subarray(without * 6, without * 6 + 6));
  const costs = world.costs[kind];
  const left = new Int16Array(world.grid.size).fill(-1);
  const queue: number[][] = [];
  const reach = (hex: HexId, rest: number): void => {
    if (rest <= (left[hex] as number)) return;
    left[hex] = rest;
    (queue[rest] ??= []).push(hex);
  };
  for (const [hex, thirds] of enemiesOf(world, sight, side, kind)) reach(hex, thirds);
  // §R.13 Reinforcements enter by the edges and march on.
  if (side === ALLIED && kind === 1) for (const hex of world.ground.germanSources) reach(hex, ENTERING_ALLOWANCE * THIRDS);
  for (let rest = queue.length - 1; rest > 0; rest--) {
    for (const hex of queue[rest] ?? []) {
      if (left[hex] !== rest) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = world.stepTargets[i] as number;
        if (to < 0 || (holders[to] === side && to !== without)) continue;
        // §R.4 §E.8 Whoever comes next to us stops there.
        const stops = (zoc[side][to] as number) > (freed.has(to) ? 1 : 0);
        const after = rest - (costs[i] as number) - (stops ? world.data.tables.movement.enterZoc : 0);
        if (after >= 0) reach(to, stops ? 0 : after);
      }
    }
  }
  return left;
}

function* enemiesOf(world: World, sight: Sight, side: Side, kind: 0 | 1): Generator<readonly [number, number]> {
  const { open } = sight;
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || sideOf(world, unit) !== enemyOf(side)) continue;
    const known = printedAllowance(world, sight, unit);
    const allowance = known === 0 && isFaceDown(world, open, unit) ? UNKNOWN_ALLOWANCE : known;
    if (classOf(world.data, allowance) === kind) yield [hex, allowance * THIRDS];
  }
}
