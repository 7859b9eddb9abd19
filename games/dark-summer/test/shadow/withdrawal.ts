import { ALLIED, type DarkSummerState, GERMAN } from '../../src/types.js';
import { mayEnter, mayStay } from './movement.js';
import type { Paper } from './paper.js';
import { isPassable, type Piece, readField } from './pieces.js';
import { usableSources } from './supply.js';

/** §10.3.1 Hexes a unit held fast may slip away to. */
export function withdrawals(paper: Paper, state: DarkSummerState, piece: Piece, mayStillGo: (other: Piece) => boolean): number[] {
  const { sheet } = paper;
  const field = readField(paper, state);
  const foe = piece.side === ALLIED ? GERMAN : ALLIED;
  const step = (from: number, to: number) => {
    const { road, class: river } = sheet.side(from, to);
    return isPassable(paper, from, to) && !(piece.heavy && river === 'major' && !road) && mayEnter(paper, state, field, piece, to);
  };
  const ways = sheet.neighbours(piece.hex).filter((via) => step(piece.hex, via));
  const ends = new Set(ways.flatMap((via) => sheet.neighbours(via).filter((to) => sheet.distance(piece.hex, to) === 2 && step(via, to))));
  const sources = (foe === GERMAN ? ([2] as const) : ([0, 1] as const)).flatMap((command) => usableSources(paper, state, field, command));
  const least = Math.min(...sources.map((hex) => sheet.distance(piece.hex, hex)));
  const nearest = sources.filter((hex) => sheet.distance(piece.hex, hex) === least);
  return [...ends].filter((hex) => {
    const farther = sources.length === 0 || nearest.some((source) => sheet.distance(hex, source) > least);
    const apart = !sheet.neighbours(hex).some((near) => field.holds(foe, near));
    return farther && apart && mayStay(paper, field, piece, hex, mayStillGo);
  });
}
