import { ALLIED, enemyOf, FOUGHT, type NormandyState, type Side } from '../../src/types.js';
import type { Mission, Paper } from './paper.js';
import { type Field, type Piece, pieceOf, readField } from './pieces.js';

/** §R.7 Halved without supply, fractions up. */
const worth = ({ strength, unsupplied }: Piece): number => (unsupplied ? Math.ceil(strength / 2) : strength);
export const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + worth(piece), 0);

/** §C.10 Beaten units add nothing to a later defence. */
export const defenceOf = (field: Field, targets: readonly number[]): number =>
  sumOf(targets.flatMap((hex) => field.stack(hex)).filter(({ retreated }) => !retreated));

/** §R.5 §E.6 §E.7 §E.10 Whether a unit may take part in an attack on these hexes. */
export function mayAttack({ sheet }: Paper, { open }: NormandyState, field: Field, piece: Piece, targets: readonly number[]): boolean {
  const companions = field.stack(piece.hex).filter(({ unit }) => unit !== piece.unit);
  if (piece.defensiveOnly || ((open.marks[piece.unit] as number) & FOUGHT) !== 0) return false;
  if (piece.armour && companions.length > 0 && companions.every(({ defensiveOnly }) => defensiveOnly)) return false;
  return targets.every((hex) => {
    const { flooded, sea } = sheet.side(piece.hex, hex);
    return sheet.neighbours(piece.hex).includes(hex) && !flooded && !sea && !(piece.armour && sheet.terrain(hex) === 'bocage');
  });
}

/** §C.2 The column before the die, by its place in the table; −1 when the odds are worse than the first. */
export function columnOf({ tables }: Paper, attack: number, defence: number): number {
  if (attack < defence) return attack * 2 >= defence ? tables.crt.columns.indexOf('1-2') : -1;
  const odds = defence === 0 ? 10 : Math.min(10, Math.floor(attack / defence));
  return tables.crt.columns.indexOf(`${odds}-1`);
}

/** §G.1 §G.2 §G.3 §G.4 Missions that can still be fired at a hex. */
export function missionsFor(paper: Paper, left: readonly number[], hex: number, purpose: 'attack' | 'defence'): Mission[] {
  const range = paper.fromSea[hex] as number;
  return paper.tables.gunfire.filter((mission, i) => (left[i] as number) > 0 && mission.range >= range && mission[purpose] > 0);
}

/** §C.2 The most gunfire these hexes could still have, one mission each. */
export function mostGunfire(paper: Paper, left: readonly number[], hexes: readonly number[]): number {
  const [hex, ...rest] = hexes;
  if (hex === undefined) return 0;
  const sums = missionsFor(paper, left, hex, 'attack').map((mission) => {
    const kind = paper.tables.gunfire.indexOf(mission);
    return mission.attack + mostGunfire(paper, left.with(kind, (left[kind] as number) - 1), rest);
  });
  return Math.max(mostGunfire(paper, left, rest), ...sums);
}

/** §R.5 §C.2 Whether somebody can declare an attack on exactly these hexes with these units, and whoever else may join. */
export function canBeat(
  paper: Paper,
  state: NormandyState,
  field: Field,
  side: Side,
  targets: readonly number[],
  units: readonly Piece[],
): boolean {
  const gunfire = side === ALLIED ? mostGunfire(paper, state.open.missions, targets) : 0;
  return units.length > 0 && columnOf(paper, sumOf(units) + gunfire, defenceOf(field, targets)) >= 0;
}

/** §R.5 Everybody who may join an attack on these hexes. */
export const joiners = (paper: Paper, state: NormandyState, field: Field, side: Side, targets: readonly number[]): Piece[] =>
  field.pieces.filter((piece) => piece.side === side && mayAttack(paper, state, field, piece, targets));

/** §R.5 Hexes with an enemy that has not been attacked in this phase. */
export const unattacked = ({ open }: NormandyState, field: Field, side: Side): number[] =>
  [...new Set(field.pieces.filter((piece) => piece.side === enemyOf(side)).map(({ hex }) => hex))].filter(
    (hex) => !open.attacked.includes(hex),
  );

/** §E.3 §E.9 §E.11 §E.12 §R.9 What the ground of one hex adds to the attacker's die: only the largest. */
function additionFor({ sheet, tables }: Paper, field: Field, hex: number, attackers: readonly Piece[]): number {
  const { additions } = tables;
  const terrain = sheet.terrain(hex);
  return Math.max(
    0,
    terrain === 'bocage' ? additions.bocage : 0,
    terrain === 'city' ? additions.city : 0,
    sheet.has(hex, 'fortification') && !attackers.every(({ group }) => group === 'commando') ? additions.fortification : 0,
    field.stack(hex).some(({ entrenched }) => entrenched) ? additions.entrenched : 0,
    attackers.every((attacker) => sheet.side(attacker.hex, hex).river) ? additions.river : 0,
  );
}

export interface Expected {
  readonly attack: number;
  readonly defence: number;
  readonly column: string;
  readonly addition: number;
  readonly row: number;
  readonly result: string;
}

/** §C.1 §C.2 §E.3 What a battle must come to with this die. */
export function battle(
  paper: Paper,
  state: NormandyState,
  fight: { targets: readonly number[]; units: readonly number[]; attackSupport: number; defenceSupport: number },
  die: number,
): Expected {
  const field = readField(paper, state);
  const { columns, rows } = paper.tables.crt;
  const attackers = fight.units.map((unit) => pieceOf(paper, state, unit));
  const attack = sumOf(attackers) + fight.attackSupport;
  const defence = defenceOf(field, fight.targets) + fight.defenceSupport;
  const column = Math.max(0, columnOf(paper, attack, defence));
  const addition = Math.max(...fight.targets.map((hex) => additionFor(paper, field, hex, attackers)));
  const row = Math.min(die + addition, rows.length);
  return { attack, defence, column: columns[column] as string, addition, row, result: rows[row - 1]?.[column] as string };
}
