import { ENTERED, type Grid, type HexId, PASS } from '@bocage/hex';

/** The two ends of a line, the lower number first: what blocks it one way blocks it the other way too. */
export interface SightLine {
  from: HexId;
  to: HexId;
}

/** What a game says of its ground. Classes are its own; 0 never blocks. Columns may change between questions (smoke, rubble). */
export interface SightRules {
  /** Class by hex. */
  readonly hexes: Uint8Array;
  /** Class by hexside (`grid.side`). */
  readonly sides: Uint8Array;
  /**
   * Whether a hex of this class between the ends blocks the line through it: a wood always, a hill perhaps only where an end is lower, a
   * dyke only where the line crosses it.
   */
  hexBlocks(kind: number, line: SightLine, hex: HexId): boolean;
  /**
   * Whether a hexside of this class blocks the line across it. `isAtEnd`: it is a side of one of the two end hexes. `crossed`: how many
   * hexsides of its class the whole line crosses. Where a line leaves or enters a hex through a corner to run along a hexside, it crosses
   * the two hexsides that meet there if both are of one class, which counts once; one of them alone it only touches.
   */
  sideBlocks(kind: number, line: SightLine, isAtEnd: boolean, crossed: number): boolean;
  /** Whether a hexside of this class blocks the line along it. */
  runBlocks(kind: number): boolean;
  /** A line along a hexside between two hexes is blocked if both of them block, or if either does. The edge of the map does not block. */
  readonly between: 'both' | 'either';
}

/** What blocks a line first: a hex, or a hexside; the other is −1. Along a hexside between blocking hexes it is that hexside. */
export interface Blocker {
  readonly hex: HexId;
  readonly side: number;
}

export interface Sight {
  /** Whether there is a line of sight that passes no more than so many blockers. The ends themselves never block. */
  sees(a: number, b: number, through?: number): boolean;
  /** The blocker that ends the line as seen from a, after `through` others; undefined if b is seen. */
  firstBlocker(a: number, b: number, through?: number): Blocker | undefined;
  /** Sets to 1 the hexes within a range that are seen from a hex, that hex itself too; leaves the others alone. */
  look(from: HexId, range: number, seen: Uint8Array, through?: number): void;
  /** The same hexes as a list, in order. */
  seenFrom(from: HexId, range: number, through?: number): HexId[];
}

/** Lines of sight over a game's ground. */
export function createSight(grid: Grid, rules: SightRules): Sight {
  return new Sights(grid, rules);
}

/** How many hexsides of each class a line crosses. */
const CLASSES = 256;

class Sights implements Sight {
  readonly #grid: Grid;
  readonly #rules: SightRules;
  readonly #passes: Int32Array;
  readonly #raw: Int32Array;
  readonly #crossed = new Uint16Array(CLASSES);
  readonly #line: SightLine = { from: 0, to: 0 };
  /** Passes that block, in order from the lower end. */
  readonly #blocked: number[] = [];
  readonly #around: (readonly number[])[][] = [];

  constructor(grid: Grid, rules: SightRules) {
    this.#grid = grid;
    this.#rules = rules;
    this.#raw = new Int32Array(8 * 2 * (grid.width + grid.height));
    this.#passes = new Int32Array(2 * this.#raw.length);
  }

  sees(a: number, b: number, through = 0): boolean {
    return this.#judge(a, b, through + 1) <= through;
  }

  firstBlocker(a: number, b: number, through = 0): Blocker | undefined {
    const count = this.#judge(a, b, Number.POSITIVE_INFINITY);
    if (count <= through) return undefined;
    const at = this.#blocked[a <= b ? through : count - 1 - through] as number;
    const isHex = at < 0;
    return isHex ? { hex: this.#passes[~at + 1] as number, side: -1 } : { hex: -1, side: this.#passes[at] as number };
  }

  look(from: HexId, range: number, seen: Uint8Array, through = 0): void {
    const near = this.#near(from, range);
    for (let i = 0; i < near.length; i++) {
      const to = near[i] as number;
      if (seen[to] === 0 && this.#judge(from, to, through + 1) <= through) seen[to] = 1;
    }
  }

  seenFrom(from: HexId, range: number, through = 0): HexId[] {
    return this.#near(from, range).filter((to) => this.#judge(from, to, through + 1) <= through);
  }

  #near(from: HexId, range: number): readonly number[] {
    return ((this.#around[range] ??= [])[from] ??= this.#grid.within(from, range).sort((a, b) => a - b));
  }

  /** Counts the blockers of a line, up to `enough`, and notes them: a hexside by its pass, a hex by its complement. */
  #judge(a: number, b: number, enough: number): number {
    const line = this.#line;
    line.from = a < b ? a : b;
    line.to = a < b ? b : a;
    const passes = this.#passes;
    const length = this.#traced(line);
    const hasSides = this.#countCrossed(length);
    let count = 0;
    for (let at = 0; at < length && count < enough; at += PASS) {
      if ((hasSides || passes[at + 2] !== ENTERED) && this.#sideBlocks(at)) this.#blocked[count++] = at;
      if (passes[at + 2] === ENTERED && at + PASS < length && this.#hexBlocks(passes[at + 1] as number)) this.#blocked[count++] = ~at;
    }
    return count;
  }

  /** What a line passes, where a corner at which two hexsides of one class meet is a pass of its own: one of the two, entering nothing. */
  #traced(line: SightLine): number {
    const passes = this.#passes;
    const length = this.#grid.trace(line.from, line.to, passes);
    // A line that runs along one hexside does so from its first corner on.
    if (length === 0 || passes[2] === ENTERED) return length;
    const raw = this.#raw;
    for (let i = 0; i < length; i++) raw[i] = passes[i] as number;
    let before: number = line.from;
    let count = 0;
    for (let at = 0; at < length; at += PASS) {
      const hex = raw[at + 1] as number;
      const isRun = raw[at + 2] !== ENTERED;
      // Into the corner where the run begins; out of the one where it ended.
      const corner = isRun
        ? this.#corner(before, hex, raw[at + 2] as number)
        : raw[at] === -1 && at > 0
          ? this.#corner(hex, raw[at - 2] as number, raw[at - 1] as number)
          : -1;
      if (corner >= 0) {
        passes[count] = corner;
        passes[count + 1] = -1;
        passes[count + 2] = ENTERED;
        count += PASS;
      }
      for (let i = 0; i < PASS; i++) passes[count + i] = raw[at + i] as number;
      count += PASS;
      if (!isRun) before = hex;
    }
    return count;
  }

  /** The hexside between a hex and one of two others that meet it in a corner, if both such hexsides are of one class; −1 otherwise. */
  #corner(hex: number, one: number, other: number): number {
    if (hex < 0 || one < 0 || other < 0) return -1;
    const { sides } = this.#rules;
    const first = this.#grid.sideBetween(hex, one);
    const kind = sides[first] as number;
    return kind !== 0 && sides[this.#grid.sideBetween(hex, other)] === kind ? first : -1;
  }

  #hexBlocks(hex: HexId): boolean {
    const kind = hex < 0 ? 0 : (this.#rules.hexes[hex] as number);
    return kind !== 0 && this.#rules.hexBlocks(kind, this.#line, hex);
  }

  #sideBlocks(at: number): boolean {
    const { sides, between } = this.#rules;
    const passes = this.#passes;
    const side = passes[at] as number;
    const kind = side < 0 ? 0 : (sides[side] as number);
    if (passes[at + 2] === ENTERED)
      return kind !== 0 && this.#rules.sideBlocks(kind, this.#line, this.#isAtEnd(side), this.#crossed[kind] as number);
    if (kind !== 0 && this.#rules.runBlocks(kind)) return true;
    const first = this.#hexBlocks(passes[at + 1] as number);
    if (first !== (between === 'both')) return first;
    return this.#hexBlocks(passes[at + 2] as number);
  }

  #isAtEnd(side: number): boolean {
    const { sides } = this.#grid;
    const { from, to } = this.#line;
    for (let i = 0; i < 6; i++) if (sides[from * 6 + i] === side || sides[to * 6 + i] === side) return true;
    return false;
  }

  /** Whether the line meets any hexside of a class at all. */
  #countCrossed(length: number): boolean {
    const { sides } = this.#rules;
    const [passes, crossed] = [this.#passes, this.#crossed];
    let isAny = false;
    for (let at = 0; at < length; at += PASS) {
      const side = passes[at] as number;
      const kind = side < 0 ? 0 : (sides[side] as number);
      if (kind === 0) continue;
      crossed[kind] = 0;
      isAny = true;
    }
    for (let at = 0; isAny && at < length; at += PASS) {
      const side = passes[at] as number;
      const kind = side < 0 || passes[at + 2] !== ENTERED ? 0 : (sides[side] as number);
      if (kind !== 0) crossed[kind] = (crossed[kind] as number) + 1;
    }
    return isAny;
  }
}
