import { AIRFIELD, ALLIED, type BradleyState, DROP_ZONES, DZ_BOX, DZ_ELIMINATED, DZ_LANDED, GERMAN, type Side } from '../../src/types.js';
import { isGround, isHill, isInArea, isTown } from './ground.js';
import type { Counter, Paper } from './paper.js';
import { type Field, isGarrison, type Piece } from './pieces.js';
import { mayStack } from './stacking.js';

/** §4.2.2 Main and Secondary of the 82nd, then of the 101st. */
export const divisionOf = (zone: number): string => (zone < 2 ? '82' : '101');
export const isMain = (zone: number): boolean => zone % 2 === 0;
export const zonesOf = (formation: string): number[] => [0, 1, 2, 3].filter((zone) => divisionOf(zone) === formation);
export const inZone = ({ open }: BradleyState, zone: number): number[] =>
  open.box.flatMap((box, unit) => (box === DZ_BOX + zone ? [unit] : []));
export const atAirfield = ({ open }: BradleyState): number[] => open.box.flatMap((box, unit) => (box === AIRFIELD ? [unit] : []));

/** §4.5 Who comes by glider: by the list of reinforcements. */
export function isGlider({ forces }: Paper, { id }: Counter): boolean {
  return forces.some((force) => force.reinforcements?.some(({ by, units }) => by === 'glider' && units.includes(id)));
}

/** §4.2.1 §4.2.6 R35 Where a zone may be aimed at: clear, in use, no Germans, no other zone. */
export function aims(paper: Paper, state: BradleyState, field: Field): number[] {
  return paper.sheet.hexes.filter(
    (hex) => paper.sheet.terrain(hex) === 'clear' && isInArea(paper, state.open, hex) && !field.holds(GERMAN, hex) && !isZone(state, hex),
  );
}

const isZone = ({ open }: BradleyState, hex: number): boolean =>
  Array.from({ length: DROP_ZONES }, (_, zone) => zone).some((zone) => open.dzHex[zone] === hex && open.dzState[zone] !== DZ_ELIMINATED);

/** §4.3.2 c R37 Germans who can still fire at a zone. */
export function flakOf(paper: Paper, state: BradleyState, field: Field, zone: number): Piece[] {
  const at = state.open.dzHex[zone] as number;
  return field.pieces.filter(
    (piece) =>
      piece.side === GERMAN &&
      !isGarrison(piece) &&
      paper.sheet.distance(piece.hex, at) <= paper.tables.flak.within &&
      (state.open.flakAt[piece.unit] as number) < 0,
  );
}

/** §4.3.3 d The flak that counts: of those who fire at the zone and are in range of it where it lies now. */
export function flakModifier(paper: Paper, state: BradleyState, field: Field, zone: number): number {
  const at = state.open.dzHex[zone] as number;
  const firing = field.pieces.filter(
    ({ unit, hex }) => state.open.flakAt[unit] === zone && paper.sheet.distance(hex, at) <= paper.tables.flak.within,
  );
  return firing.length * paper.tables.flak.drm * (state.open.dzFlakSign[zone] as number) + 0;
}

/** §4.3.3 The hex of a roll from a centre: 'abort' above the diagram, 'lost' below it; nothing off the map. */
export function scattered(paper: Paper, centre: number, roll: number): { hex: number | undefined; disrupts: boolean } | 'abort' | 'lost' {
  const { scatter } = paper.tables;
  if (roll > scatter.most) return 'abort';
  const cell = scatter.hexes.find((one) => one.roll === roll);
  if (roll < scatter.least || !cell) return 'lost';
  const names = ['n', 'ne', 'se', 's', 'sw', 'nw'];
  let hex: number | undefined = centre;
  for (const step of cell.steps) hex = hex === undefined ? undefined : paper.sheet.neighbour(hex, names.indexOf(step));
  return { hex, disrupts: cell.disrupts === true };
}

/** §4.3.3 e §4.5.2 The terrain of the zone's hex, in the column of the unit. */
export function terrainModifier(paper: Paper, zoneHex: number, glider: boolean): number {
  const table = paper.tables.scatterTerrain[glider ? 'glider' : 'parachute'];
  const terrain = paper.sheet.terrain(zoneHex);
  const ground = isTown(paper, zoneHex) ? terrain : isHill(paper, zoneHex) ? 'hill' : terrain;
  return table[ground] ?? table.beach ?? 0;
}

/** §4.4.4 Sea, beyond the map or beyond the part of it in use. */
export const isLand = (paper: Paper, { open }: BradleyState, hex: number | undefined): hex is number =>
  hex !== undefined && isGround(paper, open, hex) && isInArea(paper, open, hex);

/** §4.4.6 §4.4.7 §4.5.5 §4.5.6 §4.4.8 How often a landing disrupts a unit. */
export function disruptions(
  paper: Paper,
  state: BradleyState,
  field: Field,
  unit: number,
  zone: number,
  hex: number,
  star: boolean,
): number {
  const counter = paper.counters[unit] as Counter;
  const glider = isGlider(paper, counter);
  const clear = paper.sheet.terrain(hex) === 'clear' && !isHill(paper, hex);
  const soft = clear || (glider && isHill(paper, hex) && !isTown(paper, hex));
  const friends = field.stack(hex).filter(({ side }) => side === ALLIED);
  const strange =
    counter.regiment !== undefined && friends.some((one) => one.counter.regiment !== undefined && !isSame(one.counter, counter));
  const crowded = glider && hex === state.open.dzHex[zone] && friends.length > 0;
  // Ruling learnt: what friends in the hex do to a glider they do once (§4.5.5 for §4.4.7).
  return Number(star) + Number(!soft) + Number(strange || crowded);
}

const isSame = (one: Counter, other: Counter): boolean => one.regiment === other.regiment && one.formation === other.formation;

/** §4.4.5 §4.5.4 Too many there. */
export const isFull = (paper: Paper, field: Field, unit: number, hex: number, side: Side = ALLIED): boolean =>
  !mayStack([
    ...field
      .stack(hex)
      .filter((piece) => piece.side === side)
      .map(({ counter }) => counter),
    paper.counters[unit] as Counter,
  ]);

export const isLaid = ({ open }: BradleyState, zone: number): boolean => open.dzState[zone] === DZ_LANDED;
