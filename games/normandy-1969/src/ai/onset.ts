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
  const { zocTargets } = world;
  const pressed = new Uint8Array(world.grid.size);
  for (const kind of [0, 1] as const) {
    const { length, hexes } = marchedTo(world, sight, side, kind, without);
    for (let at = 0; at < length; at++) {
      const base = (hexes[at] as number) * 6;
      for (let i = base; i < base + 6; i++) {
        const to = zocTargets[i] as number;
        if (to >= 0) pressed[to] = 1;
      }
    }
  }
  return pressed;
}

/** Hexes that somebody can come to, handed out by how much he has left there, in thirds. */
class Queue {
  readonly hexes: Int32Array;
  length = 0;
  private readonly heads: Int32Array;
  private readonly next: Int32Array;
  /** The most that is left in each hex, −1 where nobody comes. */
  private readonly left: Int16Array;

  constructor(size: number, starts: number, most: number) {
    // A hex comes up at most once from each neighbour, and where somebody starts.
    this.hexes = new Int32Array(size * 6 + starts);
    this.next = new Int32Array(size * 6 + starts);
    this.heads = new Int32Array(most + 1).fill(-1);
    this.left = new Int16Array(size).fill(-1);
  }

  /** Somebody can be here with so much left. */
  reach(hex: HexId, left: number): void {
    if (left <= (this.left[hex] as number)) return;
    this.left[hex] = left;
    this.hexes[this.length] = hex;
    this.next[this.length] = this.heads[left] as number;
    this.heads[left] = this.length++;
  }

  /** Takes one hex out that is reached with just so much left, −1 when there is none. */
  take(left: number): HexId {
    for (;;) {
      const at = this.heads[left] as number;
      if (at < 0) return -1;
      this.heads[left] = this.next[at] as number;
      const hex = this.hexes[at] as number;
      if (this.left[hex] === left) return hex;
    }
  }
}

/** Where enemies of one class can march to. All of them at once, the one with most left first. */
function marchedTo(world: World, sight: Sight, side: Side, kind: 0 | 1, without: HexId): Queue {
  const { stepTargets } = world;
  const { side: holders, zoc } = occupancyOf(world, sight.open);
  const ours = zoc[side];
  const costs = world.costs[kind];
  const { enterZoc } = world.data.tables.movement;
  const starts = [...enemiesOf(world, sight, side, kind)];
  // §R.13 Reinforcements enter by the edges and march on.
  if (side === ALLIED && kind === 1) for (const hex of world.ground.germanSources) starts.push([hex, ENTERING_ALLOWANCE * THIRDS]);
  const most = starts.reduce((sum, [, thirds]) => Math.max(sum, thirds), 0);
  const queue = new Queue(world.grid.size, starts.length, most);
  for (const [hex, thirds] of starts) queue.reach(hex, thirds);
  const freed = without < 0 ? undefined : world.zocTargets.subarray(without * 6, without * 6 + 6);
  for (let rest = most; rest > 0; rest--) {
    for (let hex = queue.take(rest); hex >= 0; hex = queue.take(rest)) {
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = stepTargets[i] as number;
        if (to < 0 || (holders[to] === side && to !== without)) continue;
        // §R.4 §E.8 Whoever comes next to us stops there.
        const zones = ours[to] as number;
        const stops = zones > 0 && !(zones === 1 && freed?.includes(to));
        const after = rest - (costs[i] as number) - (stops ? enterZoc : 0);
        if (after >= 0) queue.reach(to, stops ? 0 : after);
      }
    }
  }
  return queue;
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
