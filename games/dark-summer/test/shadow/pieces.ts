import { ALLIED, BEACH_OPEN, type DarkSummerState, GERMAN, type Side } from '../../src/types.js';
import { type Counter, commandOf, type Paper } from './paper.js';

/** One counter that stands on a hex, of land or of sea. */
export interface Piece {
  readonly unit: number;
  readonly side: Side;
  readonly command: 0 | 1 | 2;
  readonly hex: number;
  readonly steps: number;
  readonly marks: number;
  readonly counter: Counter;
  /** §10.2 Needs a bridge over a major river. */
  readonly heavy: boolean;
}

const HEAVY = ['armor', 'cavalry', 'flak', 'mechanized', 'tiger'];

export function pieceOf({ counters }: Paper, { open }: DarkSummerState, unit: number): Piece {
  const counter = counters[unit] as Counter;
  const command = commandOf(counter);
  return {
    unit,
    side: command === 2 ? GERMAN : ALLIED,
    command,
    hex: open.hex[unit] as number,
    steps: open.steps[unit] as number,
    marks: open.marks[unit] as number,
    counter,
    heavy: HEAVY.includes(counter.kind),
  };
}

/** §6.0 */
export const hasZone = ({ counter }: Piece): boolean => counter.size !== 'II';

export interface Field {
  readonly pieces: readonly Piece[];
  stack(hex: number): readonly Piece[];
  holds(side: Side, hex: number): boolean;
  /** §6.0 §6.1 Whether a side's zone reaches into a hex. */
  zone(side: Side, hex: number): boolean;
  isOpenBeach(hex: number): boolean;
}

export const isLand = ({ sheet }: Paper, hex: number): boolean => !['sea', 'off', 'flooded'].includes(sheet.terrain(hex));

/** §2.4 Neither flooded hexes nor sides that are all sea. */
export const isPassable = (paper: Paper, from: number, to: number): boolean =>
  isLand(paper, from) && isLand(paper, to) && !paper.sheet.side(from, to).sea;

/** §6.1 Whether a zone of a side reaches from one hex into the next. */
function reaches(paper: Paper, side: Side, from: number, to: number, strongpoint: boolean, openBeach: boolean): boolean {
  const { sheet } = paper;
  if (!isPassable(paper, from, to) || sheet.terrain(to) === 'city' || sheet.side(from, to).class === 'major') return false;
  return side === ALLIED ? !strongpoint : !openBeach;
}

export function readField(paper: Paper, state: DarkSummerState): Field {
  const pieces = state.open.hex.flatMap((hex, unit) => (hex >= 0 ? [pieceOf(paper, state, unit)] : []));
  const stacks = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const there = stacks.get(piece.hex);
    if (there) there.push(piece);
    else stacks.set(piece.hex, [piece]);
  }
  const stack = (hex: number) => stacks.get(hex) ?? [];
  const open = new Set(paper.beaches.filter((_, i) => state.open.beach[i] === BEACH_OPEN).map(({ hex }) => hex));
  const strong = (hex: number) => stack(hex).some(({ counter }) => counter.kind === 'strongpoint');
  const zones: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const piece of pieces.filter(hasZone))
    for (const to of paper.sheet.neighbours(piece.hex))
      if (reaches(paper, piece.side, piece.hex, to, strong(to), open.has(to))) zones[piece.side].add(to);
  return {
    pieces,
    stack,
    holds: (side, hex) => stack(hex).some((piece) => piece.side === side),
    zone: (side, hex) => zones[side].has(hex),
    isOpenBeach: (hex) => open.has(hex),
  };
}
