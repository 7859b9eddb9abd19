import { ALLIED, type BradleyState, LANDED, type MoveFrame } from '../../src/types.js';
import { isRuined, isWalled } from './ground.js';
import { halves, type Paper } from './paper.js';
import { isEngineer, isMarked, type Piece } from './pieces.js';

/** §15.1 Mines lie in beach hexes. */
const mayBeMined = ({ sheet }: Paper, hex: number): boolean => sheet.has(hex, 'beach:omaha') || sheet.has(hex, 'beach:utah');

/** §15.1 §15.2 §15.3 What engineers may do where they stand. */
export function works(paper: Paper, { open }: BradleyState, piece: Piece, { points, from, gone }: MoveFrame): string[] {
  if (!isEngineer(piece)) return [];
  const { work } = paper.tables;
  // §15.2.1 Who has only just landed did not begin the segment there.
  const stays = gone === 0 && from === piece.hex && !isMarked(piece, LANDED);
  const found: string[] = [];
  if (piece.side === ALLIED) {
    const checked = open.checked.indexOf(piece.hex);
    if (mayBeMined(paper, piece.hex) && checked < 0 && points >= halves(work.checkMines)) found.push('check');
    if (checked >= 0 && open.checkedAs[checked] === 1 && piece.combatMode && points >= halves(work.clearMines)) found.push('clear');
    if (stays && piece.combatMode && points >= halves(work.breachWall))
      for (let direction = 0; direction < 6; direction++) {
        const to = paper.sheet.neighbour(piece.hex, direction);
        if (to !== undefined && isWalled(paper, open, piece.hex, to)) found.push(`breach:${direction}`);
      }
  }
  const city = paper.sheet.terrain(piece.hex) === 'city';
  const needed = city ? halves(piece.counter.cm[2]) : halves(work.clearTown);
  if (stays && piece.combatMode && isRuined(open, piece.hex) && points >= needed) found.push('ruins');
  return found;
}

/** §7.2.2 §7.3 Two points, or everything a unit without allowance does. */
export function mayChangeMode(paper: Paper, piece: Piece, { points, gone, changed }: MoveFrame): boolean {
  if (isMarked(piece, LANDED)) return false;
  return points >= halves(paper.tables.work.changeMode) || (piece.face[2] === 0 && gone === 0 && changed === 0);
}
