import { ALLIED, ENTRENCHED, GERMAN, type NormandyState, RETREATED, type Side, UNSUPPLIED } from '../../src/types.js';
import type { Paper } from './paper.js';

/** One counter on the map, face down or not, with what is printed on it. */
export interface Piece {
  readonly unit: number;
  readonly side: Side;
  readonly hex: number;
  /** As printed, battalions lost taken off. */
  readonly strength: number;
  readonly allowance: number;
  readonly armour: boolean;
  readonly defensiveOnly: boolean;
  readonly group: string;
  readonly unsupplied: boolean;
  readonly entrenched: boolean;
  readonly retreated: boolean;
  readonly faceDown: boolean;
}

const BLANK = { strength: 0, allowance: 0, armour: false, defensiveOnly: true };

export function pieceOf(paper: Paper, { open, sealed }: NormandyState, unit: number): Piece {
  const marks = open.marks[unit] as number;
  const allied = paper.allied[unit];
  const token = unit - paper.allied.length;
  const faceDown = !allied && (open.piece[token] as number) < 0;
  const number = faceDown ? (sealed.piece[token] as number) : (open.piece[token] as number);
  const german = paper.german[number] ?? BLANK;
  const { allowance, armour } = allied ?? german;
  return {
    unit,
    side: allied ? ALLIED : GERMAN,
    hex: open.hex[unit] as number,
    strength: allied ? (allied.strengths[open.battalionsLost[unit] as number] as number) : german.strength,
    allowance,
    armour,
    defensiveOnly: !allied && german.defensiveOnly,
    group: allied ? allied.group : '',
    unsupplied: (marks & UNSUPPLIED) !== 0,
    entrenched: (marks & ENTRENCHED) !== 0,
    retreated: (marks & RETREATED) !== 0,
    faceDown,
  };
}

/** All counters that lie on the map. */
export function piecesOnMap(paper: Paper, state: NormandyState): Piece[] {
  return state.open.hex.flatMap((hex, unit) => (hex >= 0 ? [pieceOf(paper, state, unit)] : []));
}

/** Who stands where, and whom every hex is controlled by. */
export interface Field {
  readonly pieces: readonly Piece[];
  stack(hex: number): readonly Piece[];
  holds(side: Side, hex: number): boolean;
  /** §R.4 Whether a side's zone of control reaches into a hex. */
  zone(side: Side, hex: number): boolean;
}

export function readField(paper: Paper, state: NormandyState): Field {
  const { sheet } = paper;
  const pieces = piecesOnMap(paper, state);
  const stacks = new Map<number, Piece[]>();
  for (const piece of pieces) stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece]);
  const stack = (hex: number) => stacks.get(hex) ?? [];
  const holds = (side: Side, hex: number) => stack(hex).some((piece) => piece.side === side);
  const reached = (hex: number) => sheet.neighbours(hex).filter((near) => !sheet.side(near, hex).sea && !sheet.side(near, hex).flooded);
  const found: Set<number>[] = [];
  const controlled = (side: Side): Set<number> =>
    (found[side] ??= new Set(pieces.filter((piece) => piece.side === side).flatMap(({ hex }) => reached(hex))));
  return { pieces, stack, holds, zone: (side, hex) => controlled(side).has(hex) };
}
