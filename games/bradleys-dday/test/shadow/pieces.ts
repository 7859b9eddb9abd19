import { AFLOAT, ALLIED, type BradleyState, COMBAT_MODE, GERMAN, type Side, STEADY } from '../../src/types.js';
import { waterBetween } from './ground.js';
import type { Counter, Face, Paper } from './paper.js';

/** One counter that stands on a hex, and what its face shows. */
export interface Piece {
  readonly unit: number;
  readonly side: Side;
  readonly hex: number;
  readonly counter: Counter;
  readonly combatMode: boolean;
  readonly face: Face;
  readonly facing: number;
  readonly disrupted: boolean;
  readonly marks: number;
}

export function pieceOf({ counters }: Paper, { open }: BradleyState, unit: number): Piece {
  const counter = counters[unit] as Counter;
  const combatMode = open.mode[unit] === COMBAT_MODE;
  return {
    unit,
    counter,
    combatMode,
    side: counter.side === 'allied' ? ALLIED : GERMAN,
    hex: open.hex[unit] as number,
    face: combatMode ? counter.cm : counter.mm,
    facing: open.facing[unit] as number,
    disrupted: open.disrupted[unit] !== STEADY,
    marks: open.marks[unit] as number,
  };
}

export const isMarked = ({ marks }: Piece, mark: number): boolean => (marks & mark) !== 0;
/** §10.6.1 Half the printed factor, fractions up, while disrupted. */
export const combatOf = ({ face, disrupted }: Piece): number => (disrupted ? Math.ceil(face[0] / 2) : face[0]);
export const isGarrison = ({ counter }: Piece): boolean => counter.class === 'garrison';
export const isBruno = ({ counter }: Piece): boolean => counter.id === 'ge-bruno';
/** §6.3.3 §2.3 R23 Who needs a bridge over a canal and a way through a swamp. */
export const isHeavy = ({ counter }: Piece): boolean =>
  counter.class !== 'infantry' || counter.type === 'mechanized-infantry' || counter.motorized === true;
export const isEngineer = ({ counter }: Piece): boolean => ['engineer', 'airborne-engineer'].includes(counter.type);

/** §7.4 §14.1.3 The directions a unit looks in: all but for one on the march and the railway gun. */
export const frontOf = (piece: Piece): readonly number[] =>
  piece.combatMode && !isBruno(piece) ? [0, 1, 2, 3, 4, 5] : [(piece.facing + 5) % 6, piece.facing, (piece.facing + 1) % 6];

/** §9.0 §9.1.4 §9.1.6 §9.1.7 The hexes a unit controls. */
function controlled(paper: Paper, piece: Piece): number[] {
  if (piece.disrupted || isGarrison(piece)) return [];
  return frontOf(piece).flatMap((direction) => {
    const to = paper.sheet.neighbour(piece.hex, direction);
    return to === undefined || waterBetween(paper, piece.hex, to) ? [] : [to];
  });
}

/** Who stands where, ashore, and who controls what. */
export interface Field {
  readonly pieces: readonly Piece[];
  stack(hex: number): readonly Piece[];
  holds(side: Side, hex: number): boolean;
  zone(side: Side, hex: number): boolean;
}

/** Whoever is still on an approach hex is at sea: no zone, nobody's target (§5.3.1). */
const isAshore = ({ open: { hex, marks } }: BradleyState, unit: number): boolean =>
  (hex[unit] as number) >= 0 && ((marks[unit] as number) & AFLOAT) === 0;

/** Those ashore who have a mark. */
export const piecesWith = (paper: Paper, state: BradleyState, mark: number): Piece[] =>
  state.open.marks.flatMap((marks, unit) => ((marks & mark) !== 0 && isAshore(state, unit) ? [pieceOf(paper, state, unit)] : []));

export function readField(paper: Paper, state: BradleyState): Field {
  const pieces = state.open.hex.flatMap((_, unit) => (isAshore(state, unit) ? [pieceOf(paper, state, unit)] : []));
  const stacks = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const there = stacks.get(piece.hex);
    if (there) there.push(piece);
    else stacks.set(piece.hex, [piece]);
  }
  const zoneOf = (side: Side) => new Set(pieces.filter((piece) => piece.side === side).flatMap((piece) => controlled(paper, piece)));
  // Most who ask who stands where do not ask for zones.
  const zones: Set<number>[] = [];
  const stack = (hex: number) => stacks.get(hex) ?? [];
  return {
    ...{ pieces, stack },
    holds: (side, hex) => stack(hex).some((piece) => piece.side === side),
    zone: (side, hex) => (zones[side] ??= zoneOf(side)).has(hex),
  };
}
