import { ALLIED, type DarkSummerState, ENTERED, GERMAN, type LegFrame, RAIN, type Side, SUN } from '../../src/types.js';
import { columnOf, type Paper } from './paper.js';
import { type Field, isPassable, type Piece, readField } from './pieces.js';
import { mayStack } from './stacking.js';
import { isLettered, readSupply } from './supply.js';

const CLOUD = 1;
const enemy = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** §7.2.2 §9.4.2 Whether a unit moves at the rate of roads. */
function usesRoads({ open }: DarkSummerState, { side, marks }: Piece, kind: LegFrame['kind']): boolean {
  if (kind === 'first-reaction') return false;
  return side === ALLIED || (open.weather !== SUN && open.weather !== CLOUD) || (marks & ENTERED) !== 0;
}

/** §7.2.2 §10.2 What a step costs by the ground, in halves of a point; nothing when it is barred. */
export function groundCost(
  paper: Paper,
  state: DarkSummerState,
  piece: Piece,
  from: number,
  to: number,
  roads: boolean,
): number | undefined {
  const { sheet, tables } = paper;
  const { road, class: river } = sheet.side(from, to);
  if (!isPassable(paper, from, to) || (river === 'major' && piece.heavy && !road)) return undefined;
  if (road && roads) return road === 'major' ? 1 : 2 * tables.movement.minorRoad;
  const column = piece.side === ALLIED ? 0 : state.open.weather >= RAIN ? 2 : 1;
  const ground = tables.movement[sheet.terrain(to)]?.[column] as number;
  const crossing = road || !river ? 0 : river === 'major' ? tables.movement.majorRiver : tables.movement.minorRiver;
  return 2 * (ground + crossing);
}

/** §10.1 §10.4.5 §11.9 §15.0 Whether a unit may enter a hex at all, whatever it costs. */
export function mayEnter(paper: Paper, { open }: DarkSummerState, field: Field, { side, command }: Piece, hex: number): boolean {
  if (field.holds(enemy(side), hex) || (side === GERMAN && field.isOpenBeach(hex))) return false;
  const column = columnOf(paper, hex);
  if ((command === 1 && column < 35) || (command === 0 && open.boundaryLifted === 0 && column > 36)) return false;
  const marker = open.exits[paper.exits.indexOf(hex)] ?? 0;
  return side === GERMAN || marker === 0 || marker === command + 1;
}

export interface Leg {
  readonly kind: LegFrame['kind'];
  /** Halves of a point left after stages, −1 before the first. */
  readonly left: number;
}

/** §9.4.2 §10.1 Points of a unit, in halves. */
export function allowanceOf(paper: Paper, state: DarkSummerState, { unit, counter }: Piece, { kind, left }: Leg): number {
  if (left >= 0) return left;
  const printed = counter.full[2];
  const points = readSupply(paper, state).isSupplied(unit) ? printed : Math.min(printed, paper.tables.movement.unsupplied);
  return kind === 'first-reaction' ? points : 2 * points;
}

interface Way {
  readonly hex: number;
  readonly cost: number;
  readonly steps: number;
  /** Every step so far went along a road. */
  readonly byRoad: boolean;
}

/** §6.3 §9.3.3 §10.1 Every hex a unit can move to and the least it costs, whether or not it may stay there. */
export function reached(
  paper: Paper,
  state: DarkSummerState,
  piece: Piece,
  leg: Leg,
  field = readField(paper, state),
): Map<number, number> {
  const points = allowanceOf(paper, state, piece, leg);
  const roads = usesRoads(state, piece, leg.kind);
  const foe = enemy(piece.side);
  const least = new Map<number, number>();
  const ways: Way[] = [{ hex: piece.hex, cost: 0, steps: 0, byRoad: true }];
  for (let way = ways.pop(); way; way = ways.sort((a, b) => b.cost - a.cost).pop()) {
    const { hex, cost, steps, byRoad } = way;
    const inZone = field.zone(foe, hex);
    if (inZone && steps > 0) continue;
    for (const to of paper.sheet.neighbours(hex)) {
      const ground = groundCost(paper, state, piece, hex, to, roads);
      if (ground === undefined || !mayEnter(paper, state, field, piece, to) || (inZone && field.zone(foe, to))) continue;
      const along = byRoad && paper.sheet.side(hex, to).road !== undefined;
      if (leg.kind === 'combined' && steps > 0 && !(along && steps === 1)) continue;
      const sum = cost + ground;
      const always = steps === 0 && leg.left < 0;
      if ((sum > points && !always) || sum >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(to, sum);
      if (sum <= points) ways.push({ hex: to, cost: sum, steps: steps + 1, byRoad: along });
    }
  }
  least.delete(piece.hex);
  return least;
}

/** §5.0 §5.2 §10.1 Whether a unit may end its move in a hex: a full one only while somebody there may still go. */
export function mayStay(paper: Paper, field: Field, piece: Piece, hex: number, mayStillGo: (other: Piece) => boolean): boolean {
  if (piece.side === GERMAN && isLettered(paper, hex)) return false;
  const others = field.stack(hex).filter(({ unit }) => unit !== piece.unit);
  if (others.some(({ command }) => command !== piece.command)) return false;
  return mayStack(paper, [...others.filter((other) => !mayStillGo(other)), piece]);
}
