import type { HexId } from '@bocage/hex';
import { isFaceDown, type Occupancy, occupancyOf } from '../occupancy.js';
import { classOf } from '../rules/terrain-costs.js';
import { printedAllowance } from '../rules/units.js';
import { ALLIED, hexOf, type Side, type Sight } from '../types.js';
import type { World } from '../world.js';

const THIRDS = 3;
/** What somebody face down is taken to be able to march. */
const UNKNOWN_ALLOWANCE = 4;
/** And somebody who has yet to enter. */
const ENTERING_ALLOWANCE = 8;
const KINDS = [0, 1] as const;

/** How far enemies of a side can come with their next move, wherever each of them goes. */
export interface Front {
  readonly side: Side;
  /** §R.4 1 for every hex they can control then. */
  readonly pressed: Uint8Array;
  /** The most thirds of a movement point that light ones, and heavy ones, have left in a hex; −1 where none comes. */
  readonly left: readonly [Int16Array, Int16Array];
}

/** §R.3 §R.4 1 for every hex that enemies of this side can control after their next move. */
export const pressedHexes = (world: World, sight: Sight, side: Side): Uint8Array => frontAgainst(world, sight, side).pressed;

/** §R.3 §R.4 All of them march at once, the one with most left first. */
export function frontAgainst(world: World, sight: Sight, side: Side): Front {
  const { size } = world.grid;
  const march = marchOf(world, sight, side, {
    side,
    pressed: new Uint8Array(size),
    left: [new Int16Array(size).fill(-1), new Int16Array(size).fill(-1)],
  });
  startAll(world, sight, march);
  for (const kind of KINDS) goOn(march, kind);
  return march.front;
}

/** The same when the only unit of a hex has gone away and no longer holds them up. */
export function frontWithout(world: World, sight: Sight, front: Front, gone: HexId): Front {
  const { side, pressed, left } = front;
  const march = marchOf(world, sight, side, { side, pressed: pressed.slice(), left: [left[0].slice(), left[1].slice()] }, gone);
  for (const kind of KINDS) {
    comeInto(march, kind, gone);
    for (let i = gone * 6; i < gone * 6 + 6; i++) {
      const near = world.zocTargets[i] as number;
      if (near >= 0 && march.zoc[near] === 1) comeInto(march, kind, near);
    }
    goOn(march, kind);
  }
  return march.front;
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

interface March {
  readonly world: World;
  readonly front: Front;
  /** Who holds each hex, and how many of those marched against control it. */
  readonly holders: Int8Array;
  readonly zoc: Uint8Array;
  /** The hex whose only unit has gone, and those it controlled. */
  readonly gone: HexId;
  readonly queues: readonly [Queue, Queue];
}

function marchOf(world: World, sight: Sight, side: Side, front: Front, gone: HexId = -1): March {
  const { side: holders, zoc }: Occupancy = occupancyOf(world, sight.open);
  return { world, front, holders, zoc: zoc[side], gone, queues: [new Queue(), new Queue()] };
}

function startAll(world: World, sight: Sight, march: March): void {
  const { open } = sight;
  const { allied, units } = world.roster;
  const { side } = march.front;
  for (let unit = side === ALLIED ? allied : 0; unit < (side === ALLIED ? units : allied); unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0) continue;
    const known = printedAllowance(world, sight, unit);
    const allowance = known === 0 && isFaceDown(world, open, unit) ? UNKNOWN_ALLOWANCE : known;
    reach(march, classOf(world.data, allowance), hex, allowance * THIRDS);
  }
  // §R.13 Reinforcements enter by the edges and march on.
  if (side === ALLIED) for (const hex of world.ground.germanSources) reach(march, 1, hex, ENTERING_ALLOWANCE * THIRDS);
}

/** §R.4 Somebody can be here with so much left. */
function reach({ world: { zocTargets }, front: { pressed, left }, queues }: March, kind: 0 | 1, hex: HexId, rest: number): void {
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
function goOn(march: March, kind: 0 | 1): void {
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
  const { world, front, holders, zoc, gone } = march;
  if (holders[to] === front.side && to !== gone) return;
  if (zoc[to] === 0 || (zoc[to] === 1 && isFreed(world, gone, to))) return reach(march, kind, to, rest);
  if (rest >= world.data.tables.movement.enterZoc) reach(march, kind, to, 0);
}

function isFreed({ zocTargets }: World, gone: HexId, hex: HexId): boolean {
  if (gone < 0) return false;
  for (let i = gone * 6; i < gone * 6 + 6; i++) if (zocTargets[i] === hex) return true;
  return false;
}

/** Those who have come next to a hex march into it. */
function comeInto(march: March, kind: 0 | 1, to: HexId): void {
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
