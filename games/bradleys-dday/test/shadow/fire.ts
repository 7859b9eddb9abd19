import { ALLIED, type BradleyState, enemyOf, FIRED, type Side, UNRELEASED } from '../../src/types.js';
import { isCommanded } from './command.js';
import { isWalled } from './ground.js';
import { columnOf, type Paper, scenarioOf } from './paper.js';
import { combatOf, type Field, frontOf, isGarrison, isMarked, type Piece } from './pieces.js';
import { sees } from './sight.js';

/** §14.1.3 R22 Whether a hex lies in the third of the compass a unit looks at, its border rows counted. */
export function isInFront(paper: Paper, piece: Piece, target: number): boolean {
  const front = frontOf(piece);
  if (front.length === 6) return true;
  const steps = paper.sheet.distance(piece.hex, target);
  const [left, centre, right] = front as [number, number, number];
  return [left, right].some((edge) => reaches(paper, piece.hex, target, edge, centre, steps));
}

/** Whether so many steps in two directions next to each other lead there. */
function reaches(paper: Paper, from: number, target: number, edge: number, centre: number, steps: number): boolean {
  const walk = (start: number | undefined, direction: number, times: number): number | undefined => {
    let at = start;
    for (let i = 0; i < times && at !== undefined; i++) at = paper.sheet.neighbour(at, direction);
    return at;
  };
  // Either order of the two directions leads there: one of them may leave the map on the way.
  return Array.from({ length: steps + 1 }, (_, k) => k).some(
    (k) => walk(walk(from, edge, k), centre, steps - k) === target || walk(walk(from, centre, steps - k), edge, k) === target,
  );
}

/** §16.2.1 §16.2.2 Who needs his headquarters near to fire. */
const needsCommand = ({ counter, side }: Piece): boolean =>
  counter.class === 'artillery' || (side === ALLIED && (counter.class === 'armor' || counter.type === 'anti-tank'));

const rangeOf = ({ counter }: Piece): number =>
  counter.class === 'infantry' ? 1 : counter.range === 'U' ? Number.POSITIVE_INFINITY : (counter.range ?? 1);

/** §10.2.7 Whether range, front and sight let a unit's weapons reach a hex. */
export function inReach(paper: Paper, piece: Piece, target: number): boolean {
  const distance = paper.sheet.distance(piece.hex, target);
  if (distance > rangeOf(piece) || !isInFront(paper, piece, target)) return false;
  return piece.counter.class === 'artillery' || distance <= 1 || sees(paper, piece.hex, target);
}

/** §10.2.7 §6.3.6 And a wall between neighbours lets only bombardment pass. */
export const canHit = (paper: Paper, { open }: BradleyState, piece: Piece, target: number): boolean =>
  inReach(paper, piece, target) && (piece.counter.class === 'artillery' || !isWalled(paper, open, piece.hex, target));

/** §10.2 Whether a unit may fire at a hex in this segment. */
export function mayFire(paper: Paper, state: BradleyState, field: Field, piece: Piece, target: number): boolean {
  if (piece.counter.class === 'hq' || isGarrison(piece) || isMarked(piece, FIRED) || isMarked(piece, UNRELEASED)) return false;
  return canHit(paper, state, piece, target) && (!needsCommand(piece) || isCommanded(paper, field, piece));
}

/** §10.2.2 §10.2.4 R21 Hexes not yet fired at with somebody else than a garrison in them; who stands outside the map in use is not in play (§18.1). */
export function targetsOf(paper: Paper, state: BradleyState, field: Field, side: Side): number[] {
  const [first, last] = scenarioOf(paper, state.open).area.columns;
  const inUse = (hex: number) => columnOf(paper, hex) >= first && columnOf(paper, hex) <= last;
  const enemies = field.pieces.filter((piece) => piece.side === enemyOf(side) && !isGarrison(piece) && inUse(piece.hex));
  return [...new Set(enemies.map(({ hex }) => hex))].filter((hex) => !state.open.firedAt.includes(hex));
}

/** §10.2.7 a R13 Half the factor, fractions down, beyond half the range; unlimited range has no half. */
export function fireOf(paper: Paper, piece: Piece, target: number): number {
  const { counter } = piece;
  const far = counter.class === 'artillery' && counter.range !== 'U' && 2 * paper.sheet.distance(piece.hex, target) > (counter.range ?? 0);
  return far ? Math.floor(combatOf(piece) / 2) : combatOf(piece);
}

/** §10.2.7 b Guns that can pick out armor. */
export const isTankKiller = ({ counter }: Piece): boolean =>
  counter.class === 'armor' || ['anti-tank', 'anti-aircraft', 'airborne-anti-aircraft'].includes(counter.type);

/** §10.2.7 The line of the table for what takes part. */
export function lineOf(firers: readonly Piece[], asp: number): 'bombardment' | 'directGun' | 'smallArms' | 'mixed' {
  const kinds = new Set(
    firers.map(({ counter }) =>
      counter.class === 'artillery'
        ? ('bombardment' as const)
        : counter.class === 'infantry'
          ? ('smallArms' as const)
          : ('directGun' as const),
    ),
  );
  if (asp > 0) kinds.add('bombardment');
  return kinds.size === 1 ? ([...kinds][0] as 'bombardment') : 'mixed';
}
