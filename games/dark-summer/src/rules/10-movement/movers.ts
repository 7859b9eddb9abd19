import { type Action, unit as unitAction } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { type Occupancy, occupancyOf, sideOf } from '../../occupancy.js';
import { CHERBOURG, enemyOf, GERMAN, hexOf, MAY_LEAVE, MOVED, type MovingFrame, type Open, sideOfCommand } from '../../types.js';
import type { World } from '../../world.js';
import { isBeyondBoundary } from '../15-boundary/boundary.js';
import { canLeaveBox } from './box-movement.js';
import { findStep, isToMove, mayEnd, mayStop } from './movement.js';
import { canMove, mustMove } from './moves.js';

/** How many of a command can move now, and the first who must (−1 nobody). */
export interface Movers {
  readonly count: number;
  readonly obliged: number;
}

/**
 * §10.1 §15.0 The units that can be chosen in one portion of movement. Between two moves of it no enemy stirs, so a hex beside a
 * unit that it could step into stays one as long as there is room in it: most answers are found again where they were found last.
 */
export class MoverList {
  readonly #world: World;
  /** By unit: a hex beside it that it could end in when last asked; −1 not known. */
  readonly #steps: Int16Array;
  /** Those who have yet to move, whether they can or not; the first `#left` of them. */
  readonly #waiting: number[] = [];
  #left = 0;
  /** Filled again and again, so that a list is made in one piece. */
  readonly #found: number[] = [];
  readonly #actions: Action[] = [];
  #frame: MovingFrame | undefined;
  #occupancy: Occupancy | undefined;
  #version = -1;
  #placed = -1;
  #movers: Movers = { count: 0, obliged: -1 };

  constructor(world: World) {
    this.#world = world;
    this.#steps = new Int16Array(world.roster.units);
  }

  of(open: Open, frame: MovingFrame): Movers {
    const occupancy = occupancyOf(this.#world, open);
    const isSame = this.#frame === frame && this.#occupancy === occupancy;
    if (isSame && this.#version === occupancy.version) return this.#movers;
    const placed = occupancy.placed[enemyOf(sideOfCommand(frame.command))];
    const isKept = isSame && this.#placed === placed;
    if (!isKept) this.#steps.fill(-1);
    const gone = isKept && this.#version === occupancy.version - 1 ? this.#dropGone(open, frame.kind) : -1;
    if (gone < 0) this.#gather(open, frame);
    this.#movers = this.#find(open, frame, occupancy, gone < 0 ? ANYWHERE : hexOf(open, gone));
    this.#frame = frame;
    this.#occupancy = occupancy;
    this.#version = occupancy.version;
    this.#placed = placed;
    return this.#movers;
  }

  /** Those found for this frame as actions, and one more to end with if there is one. */
  actions(open: Open, frame: MovingFrame, last: Action): Action[] {
    const { count, obliged } = this.of(open, frame);
    const actions = this.#actions;
    for (let i = 0; i < count; i++) actions[i] = unitAction(this.#found[i] as number);
    if (obliged >= 0) return actions.slice(0, count);
    actions[count] = last;
    return actions.slice(0, count + 1);
  }

  #isWaiting(open: Open, unit: number, kind: MovingFrame['kind']): boolean {
    const isMoved = hasMark(open, unit, MOVED);
    return !isMoved && !isOut(hexOf(open, unit)) && isToMove(this.#world, open, unit, kind);
  }

  #gather(open: Open, { command, kind }: MovingFrame): void {
    let left = 0;
    for (const unit of this.#world.roster.commanded[command] as readonly number[]) {
      if (this.#isWaiting(open, unit, kind)) this.#waiting[left++] = unit;
    }
    this.#left = left;
  }

  /** Takes out the one who has moved and tells who it was; −1 when it was not just one. */
  #dropGone(open: Open, kind: MovingFrame['kind']): number {
    const waiting = this.#waiting;
    let left = 0;
    let gone = -1;
    for (let i = 0; i < this.#left; i++) {
      const unit = waiting[i] as number;
      if (this.#isWaiting(open, unit, kind)) waiting[left++] = unit;
      else gone = unit;
    }
    const isOne = left === this.#left - 1;
    this.#left = left;
    return isOne ? gone : -1;
  }

  /** `changed` is the only hex that may have filled up since it was last asked. */
  #find(open: Open, { kind }: MovingFrame, { count: occupancy }: Occupancy, changed: number): Movers {
    const world = this.#world;
    const units = this.#found;
    let count = 0;
    let obliged = -1;
    for (let i = 0; i < this.#left; i++) {
      const unit = this.#waiting[i] as number;
      if (hexOf(open, unit) < 0) {
        if (canLeaveBox(world, open, unit, kind)) units[count++] = unit;
        continue;
      }
      const step = this.#steps[unit] as number;
      const isAsBefore = changed !== ANYWHERE && step !== changed;
      const isKnown = step >= 0 && (isAsBefore || occupancy[step] === 0 || mayEnd(world, open, unit, step, kind));
      if (isKnown || this.#canMove(open, unit, kind)) units[count++] = unit;
      if (obliged < 0 && mayNotStay(world, open, unit) && mustMove(world, open, unit, kind)) obliged = unit;
    }
    return { count, obliged };
  }

  #canMove(open: Open, unit: number, kind: MovingFrame['kind']): boolean {
    const world = this.#world;
    if (!isBeyondBoundary(world, open, world.roster.command[unit] as 0, hexOf(open, unit))) {
      const step = findStep(world, open, unit, kind);
      this.#steps[unit] = step;
      if (step >= 0) return true;
    }
    return canMove(world, open, unit, kind);
  }
}

/** No one hex. */
const ANYWHERE = -100;

/** Neither on the map nor in a box it could leave. */
const isOut = (place: number): boolean => place < 0 && place !== CHERBOURG && place !== MAY_LEAVE;

/** Whether a unit stands where `mustMove` has something to say. */
const mayNotStay = (world: World, open: Open, unit: number): boolean =>
  sideOf(world, unit) === GERMAN
    ? !mayStop(world, unit, hexOf(open, unit))
    : isBeyondBoundary(world, open, world.roster.command[unit] as 0, hexOf(open, unit));
