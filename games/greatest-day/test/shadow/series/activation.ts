import { CLOSED } from '../../../src/types.js';
import { type Chit, chitInPlay } from './chits.js';
import { commandersOf, inCommand, leadersOver } from './command.js';
import { outOfSector } from './ground.js';
import { type Field, isCommando, isCraft, type Piece } from './pieces.js';

export const divisionAt = ({ paper }: Field, division: string): number => paper.counters.divisions.findIndex(({ id }) => id === division);
export const pointsOf = (field: Field, piece: Piece): number => field.open.cp[divisionAt(field, piece.division)] ?? 0;

/** §S.6 A13 Whether a Command Point can be spent on a unit: In Command, its own division's, and not barred by the scenario. */
export function mayPay(field: Field, piece: Piece, price: number): boolean {
  const barred = (field.scenario.special ?? []).some(
    ({ rule, formation, until = 0 }) => rule === 'no-points' && formation === piece.formation && field.open.turn < until,
  );
  return !barred && !piece.counter.autoCommand && inCommand(field, piece) && pointsOf(field, piece) >= price;
}

/** The scenario lets somebody wait. */
const waits = ({ scenario, open }: Field, piece: Piece): boolean =>
  (scenario.special ?? []).some(
    ({ rule, division, until = 0, but = [] }) =>
      rule === 'waits' && division === piece.division && open.turn < until && !but.includes(piece.counter.id),
  );

/** §11.0 Too far out of its sector it is out of command for all purposes, activation among them; a Park never is. */
function isAstray(field: Field, { hex, division, parked }: Piece): boolean {
  const sectors = field.paper.counters.divisions.find(({ id }) => id === division)?.sectors ?? [];
  return !parked && outOfSector(field, hex, sectors) > field.paper.tables.command.outOfSector;
}

/** §S.3 §S.4 §S.5 §14.0 §17.3.1 Whether the chit in play activates a unit. */
export function isActivated(field: Field, piece: Piece, chit: Chit, whites: number): boolean {
  if (piece.side !== chit.side || (piece.marks & CLOSED) !== 0 || waits(field, piece)) return false;
  if (chit.kind === 'royal-marines') return isCommando(piece);
  if (isCommando(piece) || isCraft(piece)) return false;
  if (chit.kind === 'division') return !piece.counter.autoCommand && piece.division === chit.division;
  if (chit.kind === 'direct') return piece.counter.autoCommand === true || mayPay(field, piece, field.paper.tables.command.directCommand);
  if (chit.kind !== 'formation' || piece.counter.autoCommand) return false;
  const { stripe } = piece.counter;
  // G Who is only on the telephone has no Formation whose chit would activate him.
  if (stripe === 'formation' || stripe === 'telephone') return piece.formation === chit.formation && inCommand(field, piece);
  // §S.23 A gun in contact with the Formation acts with it wherever it is.
  const inContact = field.paper.counters.formations[field.open.contact[piece.unit] as number]?.id === chit.formation;
  const leader = (inContact ? commandersOf(field) : leadersOver(field, piece)).find(({ formation }) => formation === chit.formation);
  if (!leader || piece.division !== chit.division || isAstray(field, piece)) return false;
  // §5.0 Rearguards, which have no stripe, cost nobody a place.
  return stripe !== 'white' || whites < leader.allowance;
}

/** Who may be picked now, of those on the map; who waits beside his Reinforcement hex is not read again. */
export function picks(field: Field, whites: number): Piece[] {
  const chit = chitInPlay(field);
  return chit ? field.pieces.filter((piece) => isActivated(field, piece, chit, whites)) : [];
}
