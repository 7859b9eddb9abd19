import { type BradleyState, enemyOf } from '../../src/types.js';
import { fortFor } from './defence.js';
import { isHill, isTown, waterBetween } from './ground.js';
import type { Paper } from './paper.js';
import { type Field, frontOf, isEngineer, isGarrison, type Piece } from './pieces.js';

/** A close assault: who goes in, who stands there. */
export interface Assault {
  readonly target: number;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
}

/** §13.3.3 R30 A garrison has the morale of the nearest regular unit, of equal ones the better. */
function moraleOf(paper: Paper, field: Field, piece: Piece): number {
  if (!isGarrison(piece)) return piece.counter.morale;
  const regulars = field.pieces.filter((other) => other.side === piece.side && !isGarrison(other));
  const nearest = Math.min(...regulars.map(({ hex }) => paper.sheet.distance(hex, piece.hex)));
  return Math.max(...regulars.filter(({ hex }) => paper.sheet.distance(hex, piece.hex) === nearest).map(({ counter }) => counter.morale));
}

/** §10.3.6 a */
export function moraleShift(paper: Paper, field: Field, { attackers, defenders }: Assault): number {
  const best = (pieces: readonly Piece[]) => Math.max(...pieces.map((piece) => moraleOf(paper, field, piece)));
  return Math.sign(best(attackers) - best(defenders)) * paper.tables.shifts.morale;
}

const isArmor = ({ counter }: Piece): boolean => counter.class === 'armor';
/** §10.3.6 b Armor, reconnaissance, mechanized, anti-tank and flak hold armor off. */
const holdsArmorOff = (piece: Piece): boolean =>
  isArmor(piece) || ['mechanized-infantry', 'anti-tank', 'anti-aircraft', 'airborne-anti-aircraft'].includes(piece.counter.type);

/** §10.3.6 b §13.0 Towns, forts, and for each tank water and height, take the attacker's superiority away. */
export function armorShift(paper: Paper, state: BradleyState, { target, attackers, defenders }: Assault): number {
  const [first] = defenders as [Piece];
  const tanks = attackers.filter(isArmor);
  const hampered = (piece: Piece) => waterBetween(paper, piece.hex, target) || (isHill(paper, target) && !isHill(paper, piece.hex));
  const closed = isTown(paper, target) || fortFor(paper, state, target, first.side) !== undefined;
  const attacks = tanks.length > 0 && !defenders.some(holdsArmorOff) && !closed && !tanks.every(hampered);
  const defends = defenders.some(isArmor) && !attackers.some(holdsArmorOff);
  return (Number(attacks) - Number(defends)) * paper.tables.shifts.armor;
}

/** §10.3.6 c R46 From a side nobody in the hex looks at. */
export function outflankingShift(paper: Paper, state: BradleyState, { target, attackers, defenders }: Assault): number {
  const [first] = defenders as [Piece];
  if (fortFor(paper, state, target, first.side)) return 0;
  // §7.4.5 Who is in Combat Mode looks everywhere; ruling learnt: so does the railway gun here, whose arc is for its fire.
  const faced = new Set(defenders.flatMap((piece) => (piece.combatMode ? [0, 1, 2, 3, 4, 5] : frontOf(piece))));
  const unseen = attackers.some(({ hex }) => [0, 1, 2, 3, 4, 5].some((to) => paper.sheet.neighbour(target, to) === hex && !faced.has(to)));
  return unseen ? paper.tables.shifts.outflanking : 0;
}

/** §10.3.6 d R45 Every hex around is held or controlled by the enemy, friends' hexes not; beyond the map counts as covered. */
export function surroundingShift(paper: Paper, state: BradleyState, field: Field, { target, defenders }: Assault): number {
  const { side } = defenders[0] as Piece;
  if (fortFor(paper, state, target, side)) return 0;
  const enemy = enemyOf(side);
  const covered = paper.sheet
    .neighbours(target)
    .every((hex) => field.holds(enemy, hex) || (field.zone(enemy, hex) && !field.holds(side, hex)));
  return covered ? paper.tables.shifts.surrounding : 0;
}

/** §10.3.6 e R46 Only if all attackers are lower, or all are higher. */
export function hilltopShift(paper: Paper, { target, attackers }: Assault): number {
  const heights = attackers.map(({ hex }) => Number(isHill(paper, hex)) - Number(isHill(paper, target)));
  const sign = heights.every((height) => height > 0) ? 1 : heights.every((height) => height < 0) ? -1 : 0;
  return sign * paper.tables.shifts.hilltop;
}

/** §10.3.6 f §15.4.1 Engineers at a fortification that serves its defenders. */
export function engineerShift(paper: Paper, state: BradleyState, { target, attackers, defenders }: Assault): number {
  const [first] = defenders as [Piece];
  return fortFor(paper, state, target, first.side) && attackers.some(isEngineer) ? paper.tables.shifts.engineers : 0;
}
