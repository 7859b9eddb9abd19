import { AT_WORK, ENTRENCHED, IMPROVED, RALLYING } from '../../../src/types.js';
import { inCommand } from './command.js';
import { type Field, isCommando, type Piece } from './pieces.js';

const divisionAt = ({ paper }: Field, piece: Piece): number => paper.counters.divisions.findIndex(({ id }) => id === piece.division);

/** §9.0 §S.20 What a unit has to roll at most, before what the moment adds. */
export function qualityOf(field: Field, piece: Piece, why: string): number {
  const { quality } = field.paper.tables.modifiers;
  const barrage = piece.hex < 0 ? 0 : field.barrage(piece.hex);
  const out = isCommando(piece) ? quality.commandoOutOfCommand : quality.outOfCommand;
  return (
    piece.tq +
    (field.open.quality[divisionAt(field, piece)] ?? 0) +
    (inCommand(field, piece) ? 0 : out) +
    (piece.cohesion >= 2 ? quality.twoCohesion : 0) +
    // D1 The Suppression that is to be shaken off does not count.
    (piece.suppressed && why !== 'convert' ? quality.suppressed : 0) +
    // A printed reduced side shows what it is worth: nothing is taken off it (§S.37).
    (piece.steps < piece.printedSteps && !piece.template.reduced ? quality.stepLoss : 0) +
    (barrage === 1 ? quality.lightBarrage : barrage === 2 ? quality.heavyBarrage : 0) +
    (piece.works === IMPROVED ? quality.improved : piece.works === ENTRENCHED ? quality.entrenched : 0) +
    (piece.bocage ? quality.bocage : 0)
  );
}

/** §S.28 §S.29 What an earlier try adds. */
export function helpFrom(field: Field, piece: Piece, why: string): number {
  const { menAtWork, menRallying } = field.paper.tables.modifiers.quality;
  if (why === 'rally') return (piece.marks & RALLYING) !== 0 ? menRallying : 0;
  return why === 'engineer' && (piece.marks & AT_WORK) !== 0 ? menAtWork : 0;
}

/** §S.20 A14 A 0 passes, a 9 fails. */
export const passes = (needs: number, die: number): boolean => die === 0 || (die !== 9 && die <= needs);

/** §S.6 A13 Checks a Command Point can pass. */
export const isPayable = (why: string): boolean => ['result', 'convert', 'bonus', 'rally'].includes(why);
