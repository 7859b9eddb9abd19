import type { HexId } from '@bocage/hex';
import type { World } from '../world.js';

/** Light units and heavy ones. */
export const KINDS = [0, 1] as const;

/** What keeps the enemy out of a hex, or in it. */
export const OPEN = 0;
export const STOPS = 1;
export const HELD = 2;

/** How far enemies of a side can come with their next move, wherever each of them goes. */
export interface Front {
  /** §R.4 1 for every hex they can control then. */
  readonly pressed: Uint8Array;
  /** The most thirds of a movement point that light ones, and heavy ones, have left in a hex; −1 where none comes. */
  readonly left: readonly [Int16Array, Int16Array];
  /** What this side does about each hex. */
  readonly barred: Uint8Array;
  /** Where they start, with how many thirds, light ones or heavy ones: three numbers each. */
  readonly starts: readonly number[];
}

/** Hexes that somebody can come to, handed out by how much he has left there, in thirds. */
class Queue {
  private readonly hexes: number[] = [];
  private readonly next: number[] = [];
  private readonly heads: number[] = [];

  put(hex: HexId, left: number): void {
    while (this.heads.length <= left) this.heads.push(-1);
    this.next.push(this.heads[left] as number);
    this.heads[left] = this.hexes.length;
    this.hexes.push(hex);
  }

  /** The most anybody has left. */
  get most(): number {
    return this.heads.length - 1;
  }

  /** Takes one hex out that was put in with just so much left, −1 when there is none. */
  take(left: number): HexId {
    const at = this.heads[left] as number;
    if (at < 0) return -1;
    this.heads[left] = this.next[at] as number;
    return this.hexes[at] as number;
  }
}

export interface March {
  readonly world: World;
  readonly front: Front;
  readonly queues: readonly [Queue, Queue];
}

export const marchOf = (world: World, front: Front): March => ({ world, front, queues: [new Queue(), new Queue()] });

/** §R.4 Somebody can be here with so much left. */
export function reach({ world: { zocTargets }, front: { pressed, left }, queues }: March, kind: 0 | 1, hex: HexId, rest: number): void {
  const before = left[kind][hex] as number;
  if (rest <= before) return;
  left[kind][hex] = rest;
  queues[kind].put(hex, rest);
  if (before >= 0) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = zocTargets[i] as number;
    if (to >= 0) pressed[to] = 1;
  }
}

/** Everybody marches on from where he has come to. */
export function goOn(march: March, kind: 0 | 1): void {
  const { world, front, queues } = march;
  const { stepTargets } = world;
  const left = front.left[kind];
  const costs = world.costs[kind];
  const queue = queues[kind];
  for (let rest = queue.most; rest > 0; rest--) {
    for (let hex = queue.take(rest); hex >= 0; hex = queue.take(rest)) {
      if (left[hex] !== rest) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = stepTargets[i] as number;
        if (to >= 0 && rest - (costs[i] as number) > (left[to] as number)) enter(march, kind, to, rest - (costs[i] as number));
      }
    }
  }
}

/** §R.4 §E.8 Whoever comes next to us stops there. */
function enter(march: March, kind: 0 | 1, to: HexId, rest: number): void {
  const barred = march.front.barred[to] as number;
  if (barred === OPEN) reach(march, kind, to, rest);
  else if (barred === STOPS && rest >= march.world.data.tables.movement.enterZoc) reach(march, kind, to, 0);
}

/** Those who have come next to a hex march into it. */
export function comeInto(march: March, kind: 0 | 1, to: HexId): void {
  const { world, front } = march;
  const left = front.left[kind];
  for (let direction = 0; direction < 6; direction++) {
    const from = world.grid.neighbours[to * 6 + direction] as number;
    if (from < 0 || (left[from] as number) <= 0) continue;
    const step = from * 6 + ((direction + 3) % 6);
    if (world.stepTargets[step] !== to) continue;
    const rest = (left[from] as number) - (world.costs[kind][step] as number);
    if (rest > (left[to] as number)) enter(march, kind, to, rest);
  }
}
