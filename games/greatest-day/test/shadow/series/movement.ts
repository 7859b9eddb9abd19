import { ABANDONED, type MovingFrame } from '../../../src/types.js';
import { chitInPlay } from './chits.js';
import * as ground from './ground.js';
import { halves } from './paper.js';
import { enemyOf, type Field, type Piece } from './pieces.js';
import { inZone } from './zones.js';

type Foot = 'leg' | 'wheeled' | 'tracked';

const isVehicle = ({ move }: Piece): boolean => move === 'wheeled' || move === 'tracked';
const holds = (field: Field, hex: number, piece: Piece): boolean => field.stack(hex).some(({ side }) => side !== piece.side);

/** §S.12 One unit in Column a hex, at all times. */
export const hasColumn = (field: Field, hex: number, piece: Piece): boolean =>
  field.stack(hex).some((other) => other.unit !== piece.unit && other.side === piece.side && other.column);

/** §2.3 Whether a unit in Column can use what runs across a side: no roadblock on either side, no rubble. */
function usable(field: Field, a: number, b: number): 'road' | 'rail' | undefined {
  if ([a, b].some((hex) => ground.isBlocked(field, hex) || ground.isRubble(field, hex))) return undefined;
  return ground.hasRoad(field.paper, a, b) ? 'road' : ground.hasRail(field.paper, a, b) ? 'rail' : undefined;
}

/** §2.2.4 §2.4 A river is crossed in Column on a bridge that stands, never on a railway without one. */
function hasCrossing(field: Field, piece: Piece, a: number, b: number): boolean {
  const { paper, open } = field;
  const side = paper.grid.sideBetween(a, b);
  const built = open.built.indexOf(side);
  const bailey = built >= 0 && (open.builtBy[built] as number) >= 0 ? field.piece(open.builtBy[built] as number) : undefined;
  if (bailey && !bailey.suppressed && bailey.cohesion === 0) return true;
  if (open.blown.includes(side)) return false;
  const printed = paper.side(a, b);
  if (printed.features?.includes('bridge:railroad')) return !isVehicle(piece) || piece.mounted || built >= 0;
  return printed.road !== undefined;
}

/** §4.2.4 O2 Between sand and land only through an open Gap, in Column. */
function throughGap({ paper, open }: Field, piece: Piece, a: number, b: number): boolean {
  return piece.column && open.openGaps.includes(paper.grid.sideBetween(a, b));
}

/** §2.1.9 §2.1.12 §4.3.1 O5 Whether a hex is one that this unit may be in at all. */
function mayBeIn(field: Field, piece: Piece, from: number, to: number): boolean {
  const { paper } = field;
  if (['sea', 'off'].includes(paper.terrain(to)) || !ground.isAreaHex(field, to) || holds(field, to, piece)) return false;
  const [leaves, enters] = [ground.isBeach(field, from), ground.isBeach(field, to)];
  if (enters && (piece.side === 'german' || ground.overlayAt(field, to) === '')) return false;
  if (leaves !== enters && !throughGap(field, piece, from, to)) return false;
  const overlay = ground.overlayAt(field, from);
  if (piece.side === 'allied' && overlay !== '' && ground.overlayAt(field, to) !== overlay) return false;
  return piece.side === 'allied' || !ground.isProtected(field, to);
}

/** §2.1 §2.3.3 §2.3.5 What ground and dyke ask of a vehicle, and of who is in Column. */
function fitsGround(field: Field, piece: Piece, from: number, to: number, way: string | undefined): boolean {
  const { paper } = field;
  const { columnOnly } = paper.tables.terrain;
  for (const hex of [from, to]) {
    const dyke = ground.isRaised(paper, hex) || ground.isSunken(paper, hex);
    if (dyke && piece.column && way === undefined) return false;
    if (dyke && isVehicle(piece) && !piece.column) return false;
    if (!isVehicle(piece)) continue;
    if (['woods', 'marsh'].includes(paper.terrain(hex)) && way === undefined) return false;
    if (columnOnly.includes(paper.terrain(hex)) && !piece.column) return false;
  }
  return true;
}

/** §S.11 The points in halves for a hex by its ground. */
function groundCost(field: Field, piece: Piece, to: number): number | undefined {
  const { paper } = field;
  const { rows } = paper.tables.terrain;
  const foot = piece.move as Foot;
  const cost = rows.find(({ terrain }) => terrain === paper.terrain(to))?.[foot];
  if (cost === undefined || cost === 'road') return undefined;
  const { hill, rubble, raised, storm } = paper.tables.movement;
  const plain = halves(cost) + (paper.has(to, 'hill') ? halves(hill[foot]) : 0) + (ground.isRubble(field, to) ? halves(rubble[foot]) : 0);
  const dyke = ground.isRaised(paper, to) || ground.isSunken(paper, to);
  return plain * (dyke && foot === 'leg' && !piece.column ? raised : 1) * (field.storm && !piece.column ? storm : 1);
}

/** §S.11 §2.1 §2.2 §2.3 §2.4 What a step costs in halves; Infinity what takes a whole Action; nothing where it cannot be made. */
export function stepCost(field: Field, piece: Piece, from: number, to: number): number | undefined {
  const { paper } = field;
  if (!mayBeIn(field, piece, from, to) || (piece.column && hasColumn(field, to, piece))) return undefined;
  const printed = paper.side(from, to);
  const way = piece.column ? usable(field, from, to) : undefined;
  const river = printed.class === 'river';
  if (river && (!piece.column || !hasCrossing(field, piece, from, to))) return undefined;
  if (!fitsGround(field, piece, from, to, river && way === undefined ? 'bridge' : way)) return undefined;
  const { road, railroad, stream, streamInColumn } = paper.tables.movement;
  if (way === 'road') return halves(road);
  if (printed.features?.includes('ridge') && way === undefined) return isVehicle(piece) ? undefined : Number.POSITIVE_INFINITY;
  if (printed.class === 'stream' && way === undefined && isVehicle(piece)) return undefined;
  const base = groundCost(field, piece, to);
  const rail = way === 'rail' ? halves(railroad[piece.move as Foot]) : undefined;
  const wet = printed.class === 'stream' && way === undefined ? halves(piece.column ? streamInColumn : stream) : 0;
  const storm = field.storm && !piece.column ? paper.tables.movement.storm : 1;
  const costs = [rail, base === undefined ? undefined : base + wet * storm].filter((cost) => cost !== undefined);
  return costs.length === 0 ? undefined : Math.min(...costs);
}

/** §S.3 A6 With a Division chit nobody enters an enemy Fire Zone. */
export const mayEnterZone = (field: Field, piece: Piece, to: number): boolean =>
  chitInPlay(field)?.kind !== 'division' || !inZone(field, enemyOf(piece.side), to);

export const leftOf = (piece: Piece, { spent }: MovingFrame): number => piece.allowance * 2 - spent;

/** §S.11 E7 §10.2 Everywhere a unit can come to in its present posture, with what it pays in halves. */
export function destinations(field: Field, piece: Piece, frame: MovingFrame): Map<number, number> {
  const left = leftOf(piece, frame);
  const fresh = frame.spent === 0 && frame.legs === 0;
  const best = new Map<number, number>([[piece.hex, 0]]);
  const open: [number, number][] = [[piece.hex, 0]];
  while (open.length > 0) {
    open.sort((one, other) => other[1] - one[1]);
    const [from, paid] = open.pop() as [number, number];
    if (paid > (best.get(from) as number)) continue;
    if (from !== piece.hex && ground.isMined(field, from, piece.side)) continue;
    for (const to of field.paper.neighbours(from)) {
      const cost = stepCost(field, piece, from, to);
      if (cost === undefined || !mayEnterZone(field, piece, to)) continue;
      const first = from === piece.hex && fresh;
      const price = first ? Math.min(cost, piece.allowance * 2) : cost;
      if (paid + price > left || paid + price >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, paid + price);
      open.push([to, paid + price]);
    }
  }
  best.delete(piece.hex);
  for (const to of best.keys()) if (!hasRoom(field, piece, to)) best.delete(to);
  return piece.allowance > 0 && !piece.parked ? best : new Map();
}

/** §S.14 Eight steps besides who is in Column: nobody stops by himself where there is no room (ruling), though he may pass. */
export function hasRoom(field: Field, piece: Piece, hex: number): boolean {
  const { steps, columns } = field.paper.tables.stacking;
  const there = field
    .stack(hex)
    .filter(({ unit, side, template }) => unit !== piece.unit && side === piece.side && template.symbol !== 'craft');
  if (piece.column) return there.filter(({ column }) => column).length < columns;
  return there.reduce((sum, other) => sum + (other.column ? 0 : other.steps), piece.steps) <= steps;
}

/** §S.12 §2.1 Where a unit may not leave Column: vehicles among houses, trees, reeds, on dykes and in cuttings. */
export const staysInColumn = ({ paper }: Field, piece: Piece): boolean =>
  isVehicle(piece) &&
  (paper.tables.terrain.staysInColumn.includes(paper.terrain(piece.hex)) ||
    ground.isRaised(paper, piece.hex) ||
    ground.isSunken(paper, piece.hex));

export const transportOf = ({ counter, template, marks }: Piece) =>
  (marks & ABANDONED) === 0 ? (counter.transport ?? template.transport) : undefined;
