import { inCommand } from './command.js';
import { enemyOf, type Field, type Piece } from './pieces.js';
import { inZone } from './zones.js';

/** §S.28 §16.4 What a Rally Action can be tried at. */
export function rallies(field: Field, piece: Piece): string[] {
  if (piece.suppressed) return ['suppression'];
  const fought = inZone(field, enemyOf(piece.side), piece.hex);
  const tanks = piece.side === 'german' && piece.vehicle && !piece.mounted && piece.counter.stripe === 'black';
  return [
    ...(piece.cohesion > 0 && !fought ? ['cohesion'] : []),
    ...(tanks && piece.steps < piece.printedSteps && !fought && inCommand(field, piece) ? ['step'] : []),
  ];
}
