import {
  ALLIED,
  BEACH_OPEN,
  CHERBOURG,
  type DarkSummerState,
  EXITED,
  GERMAN,
  JUST_ENTERED,
  MAY_LEAVE,
  type Side,
  VIA_BRITTANY,
} from '../../src/types.js';
import { letterOf, type Paper } from './paper.js';
import { type Field, isLand, isPassable, type Piece, pieceOf, readField } from './pieces.js';

const enemy = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** §13.1.1 §13.1.2 Hexes that feed a command, whoever stands in them. */
export function printedSources(paper: Paper, { open }: DarkSummerState, command: 0 | 1 | 2): number[] {
  const { sheet, beaches, exits } = paper;
  if (command !== 2) return beaches.filter((beach, i) => beach.command === command && open.beach[i] === BEACH_OPEN).map(({ hex }) => hex);
  const lettered = (letter: string) => sheet.withFeature(`letter:${letter}`);
  return [
    ...(open.brittanyTurn === 0 ? lettered('W') : []),
    ...(open.returnTurn === 0 ? lettered('S') : []),
    ...exits.filter((_, i) => open.exits[i] === 0),
    ...lettered('(E)'),
  ];
}

/** §13.2 §13.2.1 Whether a line of a side may run into a hex. */
function isOpen(paper: Paper, { open }: DarkSummerState, field: Field, side: Side, hex: number): boolean {
  if (!isLand(paper, hex) || field.holds(enemy(side), hex)) return false;
  if (field.zone(enemy(side), hex) && !field.holds(side, hex)) return false;
  if (side === ALLIED) return true;
  const exit = paper.exits.indexOf(hex);
  return !field.isOpenBeach(hex) && (exit < 0 || open.exits[exit] === 0);
}

/** §13.1.1 The sources a command can use now. */
export const usableSources = (paper: Paper, state: DarkSummerState, field: Field, command: 0 | 1 | 2): number[] =>
  printedSources(paper, state, command).filter((hex) => command !== 2 || isOpen(paper, state, field, GERMAN, hex));

/** §13.2 All hexes a line can be drawn through to one of these, those included. */
export function linesTo(paper: Paper, state: DarkSummerState, field: Field, side: Side, sources: readonly number[]): Set<number> {
  const line = sources.filter((hex) => isOpen(paper, state, field, side, hex));
  const seen = new Set(line);
  for (let hex = line.pop(); hex !== undefined; hex = line.pop()) {
    for (const near of paper.sheet.neighbours(hex)) {
      if (seen.has(near) || !isPassable(paper, hex, near) || !isOpen(paper, state, field, side, near)) continue;
      seen.add(near);
      line.push(near);
    }
  }
  return seen;
}

/** Whether a line leads from a hex, which itself need not be open, into these. */
export const traces = (paper: Paper, hex: number, lines: ReadonlySet<number>): boolean =>
  lines.has(hex) || paper.sheet.neighbours(hex).some((near) => lines.has(near) && isPassable(paper, hex, near));

export interface Supply {
  isSupplied(unit: number): boolean;
}

/** §13.0 to §13.3 Who is in supply at this moment. */
export function readSupply(paper: Paper, state: DarkSummerState, field: Field = readField(paper, state)): Supply {
  const found = new Map<number, Set<number>>();
  const lines = (command: 0 | 1 | 2): Set<number> => {
    const known = found.get(command);
    if (known) return known;
    const drawn = linesTo(paper, state, field, command === 2 ? GERMAN : ALLIED, usableSources(paper, state, field, command));
    found.set(command, drawn);
    return drawn;
  };
  const feeds = (letter: string) => paper.sheet.withFeature(`letter:${letter}`).some((hex) => lines(0).has(hex));
  const boxes: Readonly<Record<number, () => boolean>> = {
    [CHERBOURG]: () => feeds('C'),
    [JUST_ENTERED]: () => feeds('W'),
    [MAY_LEAVE]: () => feeds('W'),
    [EXITED]: () => true,
  };
  const throughBrittany = (piece: Piece) => {
    if ((piece.marks & VIA_BRITTANY) === 0 || !feeds('W')) return false;
    return traces(paper, piece.hex, linesTo(paper, state, field, ALLIED, paper.sheet.withFeature('letter:S')));
  };
  return {
    isSupplied(unit) {
      const piece = pieceOf(paper, state, unit);
      if (piece.hex < 0) return piece.side === GERMAN || (boxes[piece.hex]?.() ?? false);
      if (piece.side === ALLIED && (field.isOpenBeach(piece.hex) || !isLand(paper, piece.hex))) return true;
      if (piece.counter.kind === 'strongpoint' && state.open.turn <= 2) return true;
      return traces(paper, piece.hex, lines(piece.command)) || throughBrittany(piece);
    },
  };
}

/** §14.0 */
export const isLettered = (paper: Paper, hex: number): boolean => ['C', 'W', 'S'].includes(letterOf(paper, hex));
