import type { HexId } from '@bocage/hex';
import type { World } from '../world.js';

/** Light units and heavy ones. */
export const KINDS = [0, 1] as const;
export type Kind = (typeof KINDS)[number];

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

/** More thirds than anybody has. */
const MOST_THIRDS = 512;
const NONE = -1;

/** Hexes that somebody can come to, handed out by how much he has left there, in thirds. */
interface Queue {
  hexes: Int32Array;
  nexts: Int32Array;
  readonly heads: Int32Array;
  count: number;
  most: number;
}

const createQueue = (size: number): Queue => ({
  hexes: new Int32Array(size),
  nexts: new Int32Array(size),
  heads: new Int32Array(MOST_THIRDS).fill(NONE),
  count: 0,
  most: 0,
});

function put(queue: Queue, hex: HexId, left: number): void {
  if (queue.count === queue.hexes.length) {
    queue.hexes = grown(queue.hexes);
    queue.nexts = grown(queue.nexts);
  }
  queue.nexts[queue.count] = queue.heads[left] as number;
  queue.hexes[queue.count] = hex;
  queue.heads[left] = queue.count++;
  if (left > queue.most) queue.most = left;
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}

export interface March {
  readonly world: World;
  readonly front: Front;
  readonly queue: Queue;
}

/** Marches of one world: one after the other they use the same queue, which each leaves empty. */
export function createMarches(world: World): (front: Front) => March {
  const queue = createQueue(world.grid.size);
  return (front) => ({ world, front, queue });
}

/** §R.4 Somebody can be here with so much left. */
export function reach({ world: { zocTargets }, front: { pressed, left }, queue }: March, kind: Kind, hex: HexId, rest: number): void {
  const before = left[kind][hex] as number;
  if (rest <= before) return;
  left[kind][hex] = rest;
  if (rest > 0) put(queue, hex, rest);
  if (before >= 0) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = zocTargets[i] as number;
    if (to >= 0) pressed[to] = 1;
  }
}

/** Everybody marches on from where he has come to. */
export function goOn(march: March, kind: Kind): void {
  const { world, front, queue } = march;
  const { stepTargets } = world;
  const { barred } = front;
  const { heads } = queue;
  const { enterZoc } = world.data.tables.movement;
  const left = front.left[kind];
  const costs = world.costs[kind];
  for (let rest = queue.most; rest > 0; rest--) {
    for (let entry = heads[rest] as number; entry >= 0; entry = heads[rest] as number) {
      heads[rest] = queue.nexts[entry] as number;
      const hex = queue.hexes[entry] as number;
      if (left[hex] !== rest) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = stepTargets[i] as number;
        if (to < 0) continue;
        const there = afterStep(barred[to] as number, rest - (costs[i] as number), enterZoc);
        if (there > (left[to] as number)) reach(march, kind, to, there);
      }
    }
  }
  queue.count = 0;
  queue.most = 0;
}

/** §R.4 §E.8 What is left to whoever comes into a hex: whoever comes next to us stops there. −1: he cannot. */
function afterStep(barred: number, rest: number, enterZoc: number): number {
  if (barred === OPEN) return rest;
  return barred === STOPS && rest >= enterZoc ? 0 : NONE;
}

/** The most that anybody who has come next to a hex would have left in it. */
function mostInto(world: World, { left, barred }: Front, kind: Kind, to: HexId): number {
  const { enterZoc } = world.data.tables.movement;
  let most = NONE;
  for (let direction = 0; direction < 6; direction++) {
    const from = world.grid.neighbours[to * 6 + direction] as number;
    if (from < 0 || (left[kind][from] as number) <= 0) continue;
    const step = from * 6 + ((direction + 3) % 6);
    if (world.stepTargets[step] !== to) continue;
    most = Math.max(most, afterStep(barred[to] as number, (left[kind][from] as number) - (world.costs[kind][step] as number), enterZoc));
  }
  return most;
}

/** Those who have come next to a hex march into it. */
export const comeInto = (march: March, kind: Kind, to: HexId): void => reach(march, kind, to, mostInto(march.world, march.front, kind, to));

/** Whether anybody would come farther into a hex than he has. */
export const isWayInto = (world: World, front: Front, to: HexId): boolean =>
  KINDS.some((kind) => mostInto(world, front, kind, to) > (front.left[kind][to] as number));

/** Those who could only come to these hexes before they closed, and on from there, come by what ways are left, if any. `before`: what was barred then. */
export function turnBack(march: March, kind: Kind, before: Uint8Array, closed: readonly HexId[]): void {
  const { world, front, queue } = march;
  const left = front.left[kind];
  const lost = lostBehind(world, left, kind, before, closed);
  for (const hex of lost) left[hex] = NONE;
  for (let i = 0; i < front.starts.length; i += 3) {
    const hex = front.starts[i] as number;
    if (front.starts[i + 2] === kind && lost.has(hex)) reach(march, kind, hex, front.starts[i + 1] as number);
  }
  for (const hex of lost) comeInto(march, kind, hex);
  goOn({ world, front, queue }, kind);
  for (const hex of lost) if ((left[hex] as number) < 0) release(march, hex);
}

/** Everywhere that somebody may have come to by way of these hexes. */
function lostBehind(world: World, left: Int16Array, kind: Kind, before: Uint8Array, closed: readonly HexId[]): Set<HexId> {
  const { enterZoc } = world.data.tables.movement;
  const costs = world.costs[kind];
  const lost = new Set<HexId>(closed.filter((hex) => (left[hex] as number) >= 0));
  // What is added while a set is gone through is gone through too.
  for (const hex of lost) {
    const rest = left[hex] as number;
    if (rest <= 0) continue;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const to = world.stepTargets[i] as number;
      if (to < 0 || (left[to] as number) < 0) continue;
      if (afterStep(before[to] as number, rest - (costs[i] as number), enterZoc) === left[to]) lost.add(to);
    }
  }
  return lost;
}

/** §R.4 Hexes controlled from this one alone are so no more. */
function release({ world, front: { pressed, left } }: March, hex: HexId): void {
  if ((left[0][hex] as number) >= 0 || (left[1][hex] as number) >= 0) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = world.zocTargets[i] as number;
    if (to >= 0) pressed[to] = isPressed(world, left, to) ? 1 : 0;
  }
}

function isPressed({ grid, zocTargets }: World, left: Front['left'], hex: HexId): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction] as number;
    if (from < 0 || zocTargets[from * 6 + ((direction + 3) % 6)] !== hex) continue;
    if ((left[0][from] as number) >= 0 || (left[1][from] as number) >= 0) return true;
  }
  return false;
}
