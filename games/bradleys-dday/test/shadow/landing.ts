import { AFLOAT, ALLIED, type BradleyState, GERMAN, TIDES, UNRELEASED } from '../../src/types.js';
import { fireOf, inReach } from './fire.js';
import { type Lane, lanesOf, minesAt, portOf, rangerCoast, shoreOf } from './lanes.js';
import type { Paper } from './paper.js';
import { type Field, isMarked, type Piece, pieceOf } from './pieces.js';
import type { Beach } from './waves.js';

/** §5.2.1 */
const FIRST_LANDING = 2;

/** §5.7 §5.3.5 Who does not land with the wave. */
export const isRanger = (paper: Paper, unit: number): boolean =>
  paper.tables.specialLandings.rangers.units.includes(paper.counters[unit]?.id as string);
export const isMarine = (paper: Paper, unit: number): boolean =>
  paper.tables.specialLandings.royalMarines.units.includes(paper.counters[unit]?.id as string);

/** Units at sea in an approach hex. */
export const afloat = (paper: Paper, state: BradleyState): Piece[] =>
  state.open.hex.flatMap((hex, unit) =>
    hex >= 0 && ((state.open.marks[unit] as number) & AFLOAT) !== 0 ? [pieceOf(paper, state, unit)] : [],
  );

/** §5.4.3 c §19.1 What mines are worth; a tide the American has chosen changes that for the first landing (ruling learnt: for that alone). */
export function minesWorth(paper: Paper, state: BradleyState, beach: Beach, roll: 'displacement' | 'casualties'): number {
  const mines = minesAt(paper, state, beach);
  if (state.open.turn !== FIRST_LANDING) return mines;
  if (state.open.options.tide === 'average' && roll === 'displacement') return Math.max(0, mines - 1);
  return state.open.options.tide === 'high' ? mines * 2 : mines;
}

/** §5.4.2 a §5.4.3 c Away from seven. */
export function displacementModifier(paper: Paper, total: number, by: number): number {
  return total > paper.tables.displacement.pivot ? by : -by;
}

/** §5.5.2 The shift of a modified roll: left is negative. */
export function shiftOf({ tables: { displacement } }: Paper, { open }: BradleyState, roll: number): number {
  const column = displacement.most[TIDES[open.tide] as string] as readonly number[];
  const row = column.findIndex((most) => roll <= most);
  return displacement.shifts[row < 0 ? column.length : row] as number;
}

/** §5.5.3 Left is east at Omaha, south at Utah: to the end of the list. Nothing beyond it. */
export function shifted(lanes: readonly Lane[], approach: number, shift: number): Lane | undefined {
  const lane = lanes.findIndex((one) => one.approach === approach);
  return lane < 0 ? undefined : lanes[lane - shift];
}

/** The row of lanes a unit at sea lands in. */
export function laneRow(paper: Paper, state: BradleyState, beach: Beach, { unit, hex }: { unit: number; hex: number }): readonly Lane[] {
  if (isMarine(paper, unit)) return [portOf(paper)];
  const coast = rangerCoast(paper);
  return isRanger(paper, unit) && coast.some(({ approach }) => approach === hex) ? coast : lanesOf(paper, state, beach);
}

/** §5.6.1 R12 Ruling learnt: interference is no attack, so a Sea Wall does not stop it (§6.3.6). What Germans can bring to bear on a Beach Area. */
export function fireAtShore(paper: Paper, state: BradleyState, field: Field, beach: Beach): number {
  const shore = shoreOf(paper, state, beach);
  return field.pieces
    .filter(({ side, counter }) => side === GERMAN && ['artillery', 'weapon', 'armor'].includes(counter.class))
    .filter((piece) => !isMarked(piece, UNRELEASED))
    .filter((piece) => piece.counter.class !== 'artillery' || !field.zone(ALLIED, piece.hex))
    .map((piece) => Math.max(0, ...shore.filter((hex) => inReach(paper, piece, hex)).map((hex) => fireOf(paper, piece, hex))))
    .reduce((sum, factor) => sum + factor, 0);
}

/** §5.6.2 The column of the table for a value, by its number in the list. */
export const columnFor = ({ tables: { casualties } }: Paper, value: number): number =>
  casualties.columns.filter((least) => value >= least).length - 1;

/** §5.6.3 to §5.6.7 */
export function casualtyOf(paper: Paper, value: number, roll: number): '' | 'D' | 'E' {
  const { casualties } = paper.tables;
  const column = columnFor(paper, value);
  const net = Math.min(roll, casualties.mostRoll);
  const eliminates = casualties.eliminatesFrom[column];
  if (typeof eliminates === 'number' && net >= eliminates) return 'E';
  return net >= (casualties.disruptsFrom[column] as number) ? 'D' : '';
}

/** §5.6.4 R14 */
export const isLarge = ({ counter }: Piece): boolean => counter.class === 'armor' || counter.class === 'artillery';
