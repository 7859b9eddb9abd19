import { type BeachingFrame, CLOSED, ON_MAP } from '../../../src/types.js';
import { inCommand } from '../series/command.js';
import { type Field, isCommando, isMortar, type Piece } from '../series/pieces.js';
import { seesInto } from '../series/sight.js';
import { coveredBy } from '../series/zones.js';
import { beachAt, everybody, isCoastal, isFort, isLandingCraft, isSwimmer, LANDING_HEXES, waveOf } from './naval-data.js';

/** §4.5.4(3) Who is in a craft. */
export const aboardOf = (field: Field, craft: number): Piece[] =>
  everybody(field).filter(({ unit }) => field.open.aboard[unit] === craft && field.open.box[unit] !== ON_MAP);

/** §S.14 §4.5.5(2) X3 Whether all find room in a hex: eight steps, and one unit in Column besides; who swims lands deployed. */
function isRoom(field: Field, hex: number, coming: readonly Piece[], mayColumn: boolean): boolean {
  const { steps: most, columns } = field.paper.tables.stacking;
  const there = field.stack(hex).filter((piece) => !isLandingCraft(piece));
  const sum = (pieces: readonly Piece[]): number => pieces.reduce((total, { steps }) => total + steps, 0);
  const deployed = sum(there.filter(({ column }) => !column)) + sum(coming);
  if (deployed <= most) return true;
  const free = mayColumn && there.filter(({ column }) => column).length < columns;
  return free && deployed - Math.max(...coming.map(({ steps }) => steps)) <= most;
}

/** §4.5.2 §4.8.3 Where a craft or a swimming tank may make for. */
export function landingHexes(field: Field, unit: number): number[] {
  const piece = field.piece(unit);
  const coming = isLandingCraft(piece) ? aboardOf(field, unit) : [piece];
  const hexes = (LANDING_HEXES[waveOf(field, unit)] ?? []).map((label) => field.paper.hex(label));
  return hexes.filter((hex) => isRoom(field, hex, coming, isLandingCraft(piece)));
}

/** §4.8.3 §4.5.1 Who may come next: any craft with somebody aboard, any swimming tank, that finds a hex. */
export const landers = (field: Field): number[] =>
  everybody(field)
    .filter((piece) => waveOf(field, piece.unit) !== '' && field.open.aboard[piece.unit] === -1)
    .filter((piece) => isSwimmer(piece) || (isLandingCraft(piece) && aboardOf(field, piece.unit).length > 0))
    .map(({ unit }) => unit)
    .filter((unit) => landingHexes(field, unit).length > 0);

/** §4.2.1 §14.0 A craft adrift on the sand that did not come in with this chit may use its Action to find its place. */
export const drifters = (field: Field, came: ReadonlySet<number>): number[] =>
  everybody(field)
    .filter((piece) => isLandingCraft(piece) && piece.hex >= 0 && (field.open.drift[piece.unit] as number) > 0)
    .filter(({ unit, marks }) => !came.has(unit) && (marks & CLOSED) === 0)
    .map(({ unit }) => unit);

/** §4.2.3 K Who may try opportunity fire at what lands in a hex: the hex in his Fire Zone, no mortars, each once. */
export const firersAt = (field: Field, hex: number, tried: readonly number[]): number[] =>
  coveredBy(field, 'german', hex)
    .filter((piece) => !isMortar(piece) && !tried.includes(piece.unit))
    .map(({ unit }) => unit);

/** §4.5.4(5) X5 What a craft may fire at on its way out: a Wn, a Stp or a Coastal Battery in range and sight. */
export function craftTargets(field: Field, { craft, at }: BeachingFrame): number[] {
  // Ruling: a craft has no Fire Zone, so nobody beside it shortens its range.
  const reach = field.piece(craft).range;
  return field.pieces
    .filter((piece) => isFort(piece) || isCoastal(piece))
    .filter(({ hex }) => field.paper.distance(at, hex) <= reach && seesInto(field, at, hex, 'fire'))
    .map(({ unit }) => unit);
}

/** §4.2.6 Whether there is still something to fire at. */
export const defencesStand = (field: Field): boolean => {
  const { gaps, obstacles, nests } = field.open;
  const beach = beachAt(field);
  return beach >= 0 && [gaps, obstacles, nests].some((track) => (track[beach] as number) > 0);
};

/** §4.5.4(7) §14.0 Who of those just landed may be given an Action for a point: In Command, and no Auto-Command unit. */
export const mayActAshore = (field: Field, unit: number): boolean => {
  const piece = field.piece(unit);
  const division = field.paper.counters.divisions.findIndex(({ id }) => id === piece.division);
  const purse = field.open.cp[division] as number;
  return field.open.box[unit] === ON_MAP && !isCommando(piece) && !piece.counter.autoCommand && purse > 0 && inCommand(field, piece);
};
