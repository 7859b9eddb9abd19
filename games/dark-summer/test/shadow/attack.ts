import {
  ACTIVE,
  ALLIED,
  BEACH_OPEN,
  type CombatKind,
  type DarkSummerState,
  FOUGHT,
  GERMAN,
  RETREATED,
  type Side,
} from '../../src/types.js';
import { columnOf, type Paper } from './paper.js';
import { type Field, hasZone, isPassable, type Piece } from './pieces.js';
import { isLettered, type Supply } from './supply.js';

const enemy = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** What an attack is looked at with. */
export interface Fray {
  readonly paper: Paper;
  readonly state: DarkSummerState;
  readonly field: Field;
  readonly supply: Supply;
  readonly command: 0 | 1 | 2;
  readonly kind: CombatKind;
}

const factor = ({ open }: DarkSummerState, { unit, counter, steps }: Piece): number => {
  if (counter.kind === 'strongpoint' || counter.kind === 'ost') return open.value[unit] as number;
  return (steps === 1 && counter.steps === 2 ? counter.reduced : counter.full)[0] as number;
};

/** §2.2.1 §11.6 A unit that may attack by itself; an unknown factor might be one. */
const hasPunch = (fray: Fray, piece: Piece): boolean => factor(fray.state, piece) !== 0;

/** §11.0 §11.1 §13.4 §15.0 Whether a unit may take part in an attack on a hex. */
export function mayAttack({ paper, state, supply, command, kind }: Fray, piece: Piece, target: number): boolean {
  if (piece.command !== command || (piece.marks & FOUGHT) !== 0 || !isPassable(paper, piece.hex, target)) return false;
  if (!paper.sheet.neighbours(piece.hex).includes(target)) return false;
  const { kind: type, size } = piece.counter;
  if (kind === 'reaction' && ((piece.marks & ACTIVE) === 0 || (type !== 'tiger' && size !== 'KG'))) return false;
  const column = columnOf(paper, target);
  if ((command === 1 && column < 35) || (command === 0 && state.open.boundaryLifted === 0 && column > 36)) return false;
  return piece.side === GERMAN ? !isLettered(paper, target) : supply.isSupplied(piece.unit);
}

/** §11.1 §11.9 Hexes with an enemy, or for Germans a bare open beach, that have not been attacked in this round. */
export function targetsLeft({ paper, state, field, command }: Fray): number[] {
  const side = command === 2 ? GERMAN : ALLIED;
  const held = field.pieces.filter((piece) => piece.side === enemy(side)).map(({ hex }) => hex);
  const bare = side === GERMAN ? paper.beaches.filter((_, i) => state.open.beach[i] === BEACH_OPEN).map(({ hex }) => hex) : [];
  return [...new Set([...held, ...bare])].filter((hex) => !state.open.attacked.includes(hex));
}

const attackersOf = (fray: Fray, target: number): Piece[] => fray.field.pieces.filter((piece) => mayAttack(fray, piece, target));

/** §11.1 Hexes that somebody could attack by itself. */
export const openTargets = (fray: Fray): number[] =>
  targetsLeft(fray).filter((hex) => attackersOf(fray, hex).some((piece) => hasPunch(fray, piece)));

/** §6.1 §11.2 Whether an attacker's zone reaches into a hex. */
function zoneInto({ paper, field }: Fray, piece: Piece, hex: number): boolean {
  const { sheet } = paper;
  if (!hasZone(piece) || !sheet.neighbours(piece.hex).includes(hex) || !isPassable(paper, piece.hex, hex)) return false;
  if (sheet.terrain(hex) === 'city' || sheet.side(piece.hex, hex).class === 'major') return false;
  const strongpoint = field.stack(hex).some(({ counter }) => counter.kind === 'strongpoint');
  return piece.side === ALLIED ? !strongpoint : !field.isOpenBeach(hex);
}

/** §11.2 Hexes an attack obliges its player to attack too in this round. */
export function obligations(fray: Fray, units: readonly Piece[], target: number): number[] {
  if (new Set(units.map(({ hex }) => hex)).size < 2) return [];
  const { paper, state, field, command } = fray;
  const others = [...new Set(field.pieces.filter(({ side }) => side !== (command === 2 ? GERMAN : ALLIED)).map(({ hex }) => hex))];
  return others.filter((hex) => {
    if (hex === target || state.open.attacked.includes(hex) || (command === 2 && isLettered(paper, hex))) return false;
    // Who has retreated was attacked in this round already.
    const isFresh = field.stack(hex).some(({ marks }) => (marks & RETREATED) === 0);
    return isFresh && field.stack(hex).some(hasZone) && units.some((unit) => zoneInto(fray, unit, hex));
  });
}

/** §11.2 Whether units not used yet can attack each of these hexes, every hex by one of its own at least. */
export function canMeet(fray: Fray, owed: readonly number[], used: ReadonlySet<number>): boolean {
  const [hex, ...rest] = owed;
  if (hex === undefined) return true;
  return attackersOf(fray, hex).some(
    (piece) => !used.has(piece.unit) && hasPunch(fray, piece) && canMeet(fray, rest, new Set([...used, piece.unit])),
  );
}

/** §9.3.4 §11.2 Whether an attack by these units leaves all that is owed to be met. */
export function maySally(fray: Fray, units: readonly Piece[], target: number): boolean {
  const owed = obligations(fray, units, target);
  if (fray.kind === 'reaction') return owed.length === 0;
  const all = new Set([...fray.state.open.obliged.filter((hex) => hex !== target), ...owed]);
  return canMeet(fray, [...all], new Set(units.map(({ unit }) => unit)));
}

/** §11.1 §11.2 Units that may join an attack, and whether it may be declared as it is. */
export function joining(fray: Fray, units: readonly Piece[], target: number): { units: number[]; declare: boolean } {
  const chosen = new Set(units.map(({ unit }) => unit));
  // Who cannot attack alone is not the first to be named.
  const led = units.some((piece) => hasPunch(fray, piece));
  const joiners = attackersOf(fray, target).filter(
    (piece) => !chosen.has(piece.unit) && (led || hasPunch(fray, piece)) && maySally(fray, [...units, piece], target),
  );
  return { units: joiners.map(({ unit }) => unit), declare: units.some((piece) => hasPunch(fray, piece)) && maySally(fray, units, target) };
}
