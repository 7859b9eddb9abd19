import { AFLOAT, type BradleyState, ENTERED, enemyOf, LANDED, WET } from '../../src/types.js';
import { hasWay, isBeach, isFlat, isGround, isHill, isInArea, isRuined, isShale, isSwamp, isWalled } from './ground.js';
import { columnOf, halves, type Paper, scenarioOf } from './paper.js';
import { type Field, isEngineer, isHeavy, isMarked, type Piece, readField } from './pieces.js';
import { mayStack } from './stacking.js';
import type { Cost } from './tables.js';

const inHalves = (cost: Cost | undefined): number => (cost === undefined || cost === 'no' ? Number.POSITIVE_INFINITY : cost * 2);

/** §6.3 §12.2.4 The dearer of what lies in the hex: ruins, else the ground. */
function groundCost(paper: Paper, { open }: BradleyState, piece: Piece, hex: number): number {
  const { terrain } = paper.tables;
  const mode = piece.combatMode ? 'cm' : 'mm';
  if (isRuined(open, hex)) return inHalves(terrain.ruins[mode]);
  if (isShale(paper, hex)) return piece.counter.class === 'infantry' ? inHalves(terrain.shale[mode]) : Number.POSITIVE_INFINITY;
  if (isFlat(paper, hex)) return inHalves(terrain.tidalFlat[mode]);
  return inHalves(terrain[paper.sheet.terrain(hex) as 'clear'][mode]);
}

/** §6.3.2 §6.3.3 What a stream or canal adds. */
function waterCost(paper: Paper, piece: Piece, from: number, to: number): number {
  const side = paper.sheet.side(from, to);
  if (side.class === undefined) return 0;
  if (side.class === 'stream' && [from, to].every((hex) => paper.sheet.terrain(hex) === 'city')) return 0;
  if (side.bridge) return halves(paper.tables.sides.bridge);
  return inHalves(paper.tables.sides[side.class as 'stream' | 'canal'][isHeavy(piece) ? 1 : 0]);
}

/** §6.2.9 R28 */
const climbs = (paper: Paper, { counter }: Piece, from: number, to: number): boolean =>
  counter.class !== 'armor' || !isBeach(paper, from) || !isHill(paper, to) || hasWay(paper, from, to);

/** §18.1 Who starts west of the area goes east until he is in it. */
function keepsToArea(paper: Paper, { open }: BradleyState, from: number, to: number): boolean {
  const { columns } = scenarioOf(paper, open).area;
  if (isInArea(paper, open, to) && columnOf(paper, to) >= columns[0]) return true;
  return columnOf(paper, from) < columns[0] && columnOf(paper, to) > columnOf(paper, from);
}

/** Whether the ground lets a unit pass from a hex to the next at all. */
export function mayPass(paper: Paper, state: BradleyState, piece: Piece, from: number, to: number): boolean {
  return stepCost(paper, state, piece, from, to) < Number.POSITIVE_INFINITY;
}

/** §6.1 §6.3 The cost of a step in halves of a point, infinite where it is forbidden. */
export function stepCost(paper: Paper, state: BradleyState, piece: Piece, from: number, to: number): number {
  const { open } = state;
  const side = paper.sheet.side(from, to);
  if (!isGround(paper, open, to) || side.sea || isWalled(paper, open, from, to)) return Number.POSITIVE_INFINITY;
  if (!keepsToArea(paper, state, from, to) || !climbs(paper, piece, from, to)) return Number.POSITIVE_INFINITY;
  // §6.3.3 Ruling learnt: only bridges carry the heavy over a canal; a railway without one on the map does not.
  if (side.class === 'canal' && !side.bridge && isHeavy(piece)) return Number.POSITIVE_INFINITY;
  const way = hasWay(paper, from, to);
  // §2.3 R23 and the chart's note: only by a way into a swamp.
  if (isSwamp(paper, to) && isHeavy(piece) && !way) return Number.POSITIVE_INFINITY;
  const across = groundCost(paper, state, piece, to) + waterCost(paper, piece, from, to);
  if (piece.combatMode || !way || isRuined(open, to)) return across;
  const { ways } = paper.tables;
  const along = Math.min(side.road ? halves(ways[side.road as 'road' | 'trail']) : 99, side.rail ? halves(ways.rail) : 99);
  // §6.3.1 §6.3.3 Whoever follows a way crosses water for nothing.
  return Math.min(across, along);
}

/** What is left of a move under way. */
export interface Left {
  readonly points: number;
  readonly gone: number;
  readonly changed: 0 | 1;
  readonly stopped: 0 | 1;
}

/** §6.1.2 §4.4.10 §5.9.2 What a unit begins its move with, in halves. */
export const allowanceOf = (piece: Piece): number => halves(isMarked(piece, LANDED) ? Math.ceil(piece.face[2] / 2) : piece.face[2]);

/** §15.0 Engineers who have moved nowhere and have spent something. */
const hasWorked = (piece: Piece, { points }: Left): boolean =>
  isEngineer(piece) && !isMarked(piece, ENTERED) && points < allowanceOf(piece);

export function mayEnd(field: Field, piece: Piece, hex: number): boolean {
  return mayStack([...field.stack(hex).filter(({ unit }) => unit !== piece.unit), piece].map(({ counter }) => counter));
}

/** §6.1 §6.2 §9.1 Hexes a unit may go to, and the halves it costs. */
export function destinations(
  paper: Paper,
  state: BradleyState,
  piece: Piece,
  left: Left,
  field = readField(paper, state),
): Map<number, number> {
  const enemy = enemyOf(piece.side);
  const best = new Map<number, number>([[piece.hex, 0]]);
  const queue = [piece.hex];
  const times = isMarked(piece, WET) && left.gone === 0 ? 2 : 1;
  while (queue.length > 0 && left.stopped === 0) {
    const from = queue.shift() as number;
    const spent = best.get(from) as number;
    if (from !== piece.hex && field.zone(enemy, from)) continue;
    for (const to of paper.sheet.neighbours(from)) {
      if (field.holds(enemy, to) || (field.zone(enemy, from) && field.zone(enemy, to))) continue;
      const step = stepCost(paper, state, piece, from, to) * (from === piece.hex ? times : 1);
      // §6.2.5 One hex always, unless it changed its mode; ruling learnt: nor if it has worked before.
      const idle = left.gone === 0 && left.changed === 0 && !hasWorked(piece, left);
      const free = from === piece.hex && idle && piece.face[2] > 0 && step < Number.POSITIVE_INFINITY;
      const cost = spent + step > left.points && free ? left.points : spent + step;
      if (cost > left.points || cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, cost);
      if (spent + step <= left.points) queue.push(to);
    }
  }
  best.delete(piece.hex);
  return new Map([...best].filter(([hex]) => mayEnd(field, piece, hex) && !isMarked(piece, AFLOAT)));
}
