import { type Standing, sideOf, standingOf } from '../standing.js';
import { CHERBOURG, enemyOf, GERMAN, MAY_LEAVE, MOVED, type MovingFrame, type Open, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { isBeyondBoundary } from './boundary.js';
import { canLeaveBox } from './box-movement.js';
import { findStep, isToMove, mayEnd, mayStop } from './movement.js';
import { canMove, mustMove } from './moves.js';

/** Who of a command can move now, and the first who must (−1 nobody). */
export interface Movers {
  readonly units: readonly number[];
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
  /** Filled again and again, so that a list is made in one piece. */
  readonly #found: number[] = [];
  #frame: MovingFrame | undefined;
  #standing: Standing | undefined;
  #version = -1;
  #placed = -1;
  #movers: Movers = { units: [], obliged: -1 };

  constructor(world: World) {
    this.#world = world;
    this.#steps = new Int16Array(world.roster.units);
  }

  of(open: Open, frame: MovingFrame): Movers {
    const standing = standingOf(this.#world, open);
    if (this.#frame === frame && this.#standing === standing && this.#version === standing.version) return this.#movers;
    const placed = standing.placed[enemyOf(sideOfCommand(frame.command))];
    if (this.#frame !== frame || this.#standing !== standing || this.#placed !== placed) this.#steps.fill(-1);
    this.#movers = this.#find(open, frame, standing);
    this.#frame = frame;
    this.#standing = standing;
    this.#version = standing.version;
    this.#placed = placed;
    return this.#movers;
  }

  #find(open: Open, { command, kind }: MovingFrame, { count: standing }: Standing): Movers {
    const world = this.#world;
    const units = this.#found;
    const { marks, hex: places } = open;
    let count = 0;
    let obliged = -1;
    for (const unit of world.roster.commanded[command] as readonly number[]) {
      // Most are done with here: it is asked of every unit after every move.
      const hex = places[unit] as number;
      if (((marks[unit] as number) & MOVED) !== 0 || isOut(hex) || !isToMove(world, open, unit, kind)) continue;
      if (hex < 0) {
        if (canLeaveBox(world, open, unit, kind)) units[count++] = unit;
        continue;
      }
      const step = this.#steps[unit] as number;
      const isKnown = step >= 0 && (standing[step] === 0 || mayEnd(world, open, unit, step, kind));
      if (isKnown || this.#canMove(open, unit, kind)) units[count++] = unit;
      if (obliged < 0 && mayNotStay(world, open, unit) && mustMove(world, open, unit, kind)) obliged = unit;
    }
    return { units: units.slice(0, count), obliged };
  }

  #canMove(open: Open, unit: number, kind: MovingFrame['kind']): boolean {
    const world = this.#world;
    if (!isBeyondBoundary(world, open, world.roster.command[unit] as 0, open.hex[unit] as number)) {
      const step = findStep(world, open, unit, kind);
      this.#steps[unit] = step;
      if (step >= 0) return true;
    }
    return canMove(world, open, unit, kind);
  }
}

/** Neither on the map nor in a box it could leave. */
const isOut = (place: number): boolean => place < 0 && place !== CHERBOURG && place !== MAY_LEAVE;

/** Whether a unit stands where `mustMove` has something to say. */
const mayNotStay = (world: World, open: Open, unit: number): boolean =>
  sideOf(world, unit) === GERMAN
    ? !mayStop(world, unit, open.hex[unit] as number)
    : isBeyondBoundary(world, open, world.roster.command[unit] as 0, open.hex[unit] as number);
