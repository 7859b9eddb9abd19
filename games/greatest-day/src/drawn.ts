import type { Grid, HexId } from '@bocage/hex';
import type { SightLine } from '@bocage/wargame';
import { type Ground, NAMED_BRIDGE, RAIL, ROAD } from './ground.js';

/** A piece of a way as it is drawn in a hex, from one point to another; a bridge also belongs to the hex beyond. */
interface Piece {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The hex beyond a bridge, −1 for a dyke. */
  readonly beyond: HexId;
  /** Whether a line across the middle of the hexside meets it in this hex: the way goes on beyond, and is met once. */
  readonly isFirst: boolean;
}

/** Ways that block a line only where they are drawn: dykes (§2.3.3(5)) and Bridges (§2.4.4). */
export interface DrawnWays {
  /** 1 where a hex has such a way. */
  readonly has: Uint8Array;
  /** Whether a line between two centres meets it in this hex. */
  isMet(hex: HexId, line: SightLine): boolean;
}

/** Four parts to the distance between two centres along each axis: whole numbers for centres, quarters and the middles of hexsides. */
const PARTS = 4;

/** Centres as whole numbers: columns, and half rows. A skewed picture, in which lines still meet where they do on the map. */
function createPoints(grid: Grid): { x(hex: HexId): number; y(hex: HexId): number } {
  const width = Math.sqrt(3) / 2;
  return {
    x: (hex) => Math.round(grid.centre(hex).x / width) * PARTS,
    y: (hex) => Math.round(grid.centre(hex).y * 2) * PARTS,
  };
}

/** Ways run from the middle of a hex to the middle of a hexside. A Bridge reaches half of that way into both its hexes. */
export function createDrawnWays(ground: Ground): DrawnWays {
  const { grid } = ground;
  const points = createPoints(grid);
  const pieces = new Map<HexId, Piece[]>();
  for (let hex = 0; hex < grid.size; hex++) {
    const found = piecesIn(ground, points, hex);
    if (found.length > 0) pieces.set(hex, found);
  }
  return {
    has: Uint8Array.from(ground.terrain, (_, hex) => (pieces.has(hex) ? 1 : 0)),
    isMet(hex, { from, to }) {
      const line = { x1: points.x(from), y1: points.y(from), x2: points.x(to), y2: points.y(to) };
      return (pieces.get(hex) ?? []).some((piece) => piece.beyond !== from && piece.beyond !== to && isMetBy(line, piece));
    },
  };
}

type Points = ReturnType<typeof createPoints>;

/** §2.3.3(1) §2.4 What is drawn in one hex. */
function piecesIn({ grid, sides, raisedRoad, raisedRail }: Ground, points: Points, hex: HexId): Piece[] {
  const found: Piece[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const beside = grid.neighbour(hex, direction);
    const bits = sides[hex * 6 + direction] as number;
    if (beside < 0) continue;
    const isDyke = (raisedRoad[hex] === 1 && (bits & ROAD) !== 0) || (raisedRail[hex] === 1 && (bits & RAIL) !== 0);
    const goesOn = raisedRoad[beside] === 1 || raisedRail[beside] === 1;
    if (isDyke) found.push({ ...piece(points, hex, beside, 0), beyond: -1, isFirst: !goesOn || hex < beside });
    else if ((bits & NAMED_BRIDGE) !== 0) found.push({ ...piece(points, hex, beside, PARTS / 4), beyond: beside, isFirst: hex < beside });
  }
  return found;
}

/** From so many parts of the way to a neighbour up to the hexside, which is half of it. */
function piece(points: Points, hex: HexId, beside: HexId, start: number): Segment {
  const [x, y] = [points.x(hex), points.y(hex)];
  const [stepX, stepY] = [(points.x(beside) - x) / PARTS, (points.y(beside) - y) / PARTS];
  const half = PARTS / 2;
  return { x1: x + stepX * start, y1: y + stepY * start, x2: x + stepX * half, y2: y + stepY * half };
}

type Segment = Omit<Piece, 'beyond' | 'isFirst'>;

/** Which side of a segment's line a point lies on. */
const turn = ({ x1, y1, x2, y2 }: Segment, x: number, y: number): number => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));

/** Whether a line meets a piece; at the middle of the hexside alone only once for both hexes, unless the line runs along that hexside. */
function isMetBy(line: Segment, way: Piece): boolean {
  if (!meet(line, way)) return false;
  const isAtMiddle = turn(line, way.x2, way.y2) === 0 && turn(line, way.x1, way.y1) !== 0;
  return !isAtMiddle || way.isFirst || isSquare(line, way);
}

/** Whether a line goes at right angles to a way, and so along the hexside in whose middle it meets it: a column is √3 half rows wide. */
const isSquare = (line: Segment, way: Segment): boolean =>
  3 * (line.x2 - line.x1) * (way.x2 - way.x1) + (line.y2 - line.y1) * (way.y2 - way.y1) === 0;

/** Whether two segments have a point in common, ends and stretches along each other included. */
function meet(one: Segment, other: Segment): boolean {
  const [a, b] = [turn(one, other.x1, other.y1), turn(one, other.x2, other.y2)];
  const [c, d] = [turn(other, one.x1, one.y1), turn(other, one.x2, one.y2)];
  if (a === 0 && b === 0) return overlap(one.x1, one.x2, other.x1, other.x2) && overlap(one.y1, one.y2, other.y1, other.y2);
  return a * b <= 0 && c * d <= 0;
}

const overlap = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
