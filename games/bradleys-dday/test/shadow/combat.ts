import { type BattleFrame, type BradleyState, enemyOf } from '../../src/types.js';
import * as advantages from './advantages.js';
import { shiftOf } from './command.js';
import { modifierOf, multiplierOf } from './defence.js';
import { fireOf, lineOf } from './fire.js';
import { isTown, waterBetween } from './ground.js';
import type { Paper } from './paper.js';
import { combatOf, type Field, type Piece, pieceOf, readField } from './pieces.js';

/** What the tables say of a declared attack before its dice. */
export interface Reckoned {
  readonly differential: number;
  /** Index into A to I; nothing below the table. */
  readonly letter: number | undefined;
  readonly modifier: number;
  readonly defenders: readonly Piece[];
  readonly ruins: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** §10.1.4 The letter of the upper matrix. */
export function upper(
  { tables: { crt } }: Paper,
  line: keyof Paper['tables']['crt']['least'],
  differential: number,
  protection: number,
): number | undefined {
  const column = crt.least[line].filter((least) => differential >= least).length - 1;
  if (column < 0) return undefined;
  const row = crt.byProtection[Math.min(protection, crt.byProtection.length - 1)] as string;
  return crt.letters.indexOf(row[column] as string);
}

const shifted = ({ tables }: Paper, letter: number | undefined, shift: number): number | undefined =>
  letter === undefined ? undefined : Math.max(0, Math.min(tables.crt.letters.length - 1, letter + shift));

const helped = (state: BradleyState, field: Field, { headquarters, answers }: BattleFrame): number =>
  shiftOf(state, field, headquarters) - shiftOf(state, field, answers);

/** §10.2.8 */
function reckonFire(paper: Paper, state: BradleyState, field: Field, battle: BattleFrame): Reckoned {
  const { target, asp, armorOnly } = battle;
  const defender = enemyOf(battle.side);
  const firers = field.pieces.filter(({ unit }) => battle.attackers.includes(unit));
  const defenders = field.stack(target).filter(({ counter }) => armorOnly === 0 || counter.class === 'armor');
  const attack = sum(firers.map((piece) => fireOf(paper, piece, target))) + asp;
  const differential = attack - sum(defenders.map(({ face }) => face[1])) * multiplierOf(paper, state, target, defender, 'fire');
  const line = lineOf(firers, asp);
  const letter = upper(paper, line, differential, Math.max(...defenders.map(({ face }) => face[1])));
  const shift = (armorOnly === 1 ? paper.tables.shifts.gunsAtArmor : 0) + helped(state, field, battle) + (battle.shift ?? 0);
  const ruins = line === 'bombardment' && isTown(paper, target);
  return { differential, letter: shifted(paper, letter, shift), modifier: modifierOf(paper, state, target, defender), defenders, ruins };
}

/** §10.3.3 Guns defend themselves with their protection. */
export const defenceOf = (piece: Piece): number =>
  ['artillery', 'weapon'].includes(piece.counter.class) ? piece.face[1] : combatOf(piece);

/** §10.3.4 */
function reckonAssault(paper: Paper, state: BradleyState, field: Field, battle: BattleFrame): Reckoned {
  const { target } = battle;
  const defender = enemyOf(battle.side);
  // Whoever comes from the air or the sea stands in no hex yet.
  const attackers = battle.attackers.map((unit) => pieceOf(paper, state, unit));
  const defenders = field.stack(target).filter(({ side }) => side === defender);
  const assault = { target, attackers, defenders };
  // §10.3.4 a Ruling learnt: half across water is taken of each unit, and rounded down.
  const attack = sum(
    attackers.map((piece) => (waterBetween(paper, piece.hex, target) ? Math.floor(combatOf(piece) / 2) : combatOf(piece))),
  );
  const differential = attack - sum(defenders.map(defenceOf)) * multiplierOf(paper, state, target, defender, 'assault');
  const letter = upper(paper, 'closeAssault', differential, Math.max(...defenders.map(({ face }) => face[1])));
  const shift = sum([
    advantages.moraleShift(paper, field, assault),
    advantages.armorShift(paper, state, assault),
    advantages.outflankingShift(paper, state, assault),
    advantages.surroundingShift(paper, state, field, assault),
    advantages.hilltopShift(paper, assault),
    advantages.engineerShift(paper, state, assault),
    helped(state, field, battle),
  ]);
  return {
    differential,
    letter: shifted(paper, letter, shift),
    modifier: modifierOf(paper, state, target, defender),
    defenders,
    ruins: false,
  };
}

export function reckon(paper: Paper, state: BradleyState, battle: BattleFrame, field = readField(paper, state)): Reckoned {
  return battle.kind === 'fire' ? reckonFire(paper, state, field, battle) : reckonAssault(paper, state, field, battle);
}

/** §10.2.8 j §10.3.4 j What the lower matrix has in a cell: the result, and whether it is light red. */
export function lower({ tables: { crt } }: Paper, letter: number, roll: number): { effect: string; red: boolean } {
  const row = Math.max(0, Math.min(crt.results.length - 1, roll - crt.firstRoll));
  const cell = crt.results[row]?.[letter] as string;
  return { effect: cell.replace('*', ''), red: cell.includes('*') };
}
