import { AT_SEA, type Battle, CLEARED, type LiberatingAssaultState } from '../../src/types.js';
import { type Board, strengthOf } from './board.js';
import type { Counter, Paper } from './paper.js';

export interface Fight {
  readonly paper: Paper;
  readonly state: LiberatingAssaultState;
  readonly board: Board;
  readonly target: number;
  readonly battle: Battle;
  readonly attackers: readonly Counter[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const worth = ({ cards }: Paper, card: string): number => cards.resources.find(({ id }) => id === card)?.worth as number;
const bits = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length;

/** §1.3 Armour adds nothing and loses nothing in an attack into a swamp. */
export const isStuck = ({ paper, target }: Fight, { armoured }: Counter): boolean => armoured && paper.sheet.terrain(target) === 'swamp';

const fromSea = ({ board, attackers }: Fight): boolean => attackers.some(({ unit }) => board.hex[unit] === AT_SEA);

/** §4.13 Counters whose aircraft and ships help: those in the hexes the attack comes from, or at sea those that land. */
function supporters({ board, attackers }: Fight): Counter[] {
  const hexes = new Set(attackers.map(({ unit }) => board.hex[unit] as number));
  return [...hexes].flatMap((hex) => (hex === AT_SEA ? attackers.filter(({ unit }) => board.hex[unit] === AT_SEA) : [...board.stack(hex)]));
}

/** §1.5 §2.3 §6.4 Two a card, one in woods, and Flak keeps one away each. */
function air({ paper, state }: Fight, counters: readonly Counter[], wooded: boolean, flak: number): number {
  const cards = sum(counters.map(({ unit }) => state.sealed.air[unit] as number));
  return Math.max(0, cards - flak) * (wooded ? paper.cards.air.worthInWoods : worth(paper, 'air'));
}

/** §2.5 Both cards of a group, at what lies in the zone. */
function ships({ paper, state }: Fight, counters: readonly Counter[], hex: number): number {
  if (!paper.sheet.has(hex, 'naval-zone')) return 0;
  const groups = sum(counters.map(({ unit }) => bits(state.sealed.naval[unit] as number)));
  return groups * paper.cards.naval.cards * worth(paper, 'naval-a');
}

/** §4.13 */
export function attackStrength(fight: Fight): number {
  const { paper, state, board, target, battle, attackers } = fight;
  const helping = supporters(fight);
  const landing = state.open.turn === 1 && fromSea(fight);
  return (
    sum(attackers.map((counter) => (isStuck(fight, counter) ? 0 : strengthOf(counter, board)))) +
    sum(battle.attackAmmo) * worth(paper, 'ammo') +
    air(fight, helping, paper.sheet.terrain(target) === 'woods', battle.defenceFlak.length) +
    ships(fight, helping, target) +
    (landing ? sum(attackers.map(({ unit }) => state.sealed.funnies[unit] as number)) * worth(paper, 'funnies') : 0)
  );
}

const HELPFUL = ['city', 'bocage', 'woods'];

/** §1.4 to §1.6 §4.14 Once, whatever the ground; a river only if every attacker comes over it. */
function groundHelps({ paper, board, target, attackers }: Fight): boolean {
  if (HELPFUL.includes(paper.sheet.terrain(target))) return true;
  return attackers.every(({ unit }) => {
    const hex = board.hex[unit] as number;
    return hex >= 0 && paper.sheet.side(hex, target).river !== undefined;
  });
}

/** §8.1 §2.8 What a coastal counter adds to the defence against a landing. */
export function worksOf(fight: Fight): number {
  const { paper, state, target, attackers } = fight;
  const strength = state.open.coast[paper.coast.indexOf(target)] ?? CLEARED;
  const climbed = state.open.turn === 1 && attackers.some(({ unit }) => (state.sealed.forces[unit] as number) > 0);
  return fromSea(fight) && !climbed && strength > 0 ? strength : 0;
}

/** §4.13 §4.14 */
export function defenceStrength(fight: Fight): number {
  const { paper, board, target, battle, attackers } = fight;
  const stack = board.stack(target);
  const brigades = stack.filter(({ boxes }) => boxes.length > 0);
  const hexes = attackers.map(({ unit }) => board.hex[unit] as number);
  const wooded = hexes.every((hex) => hex >= 0 && paper.sheet.terrain(hex) === 'woods');
  return (
    sum(brigades.map((counter) => strengthOf(counter, board))) +
    (groundHelps(fight) ? brigades.length * paper.tables.terrain.defence : 0) +
    sum(battle.defenceAmmo) * worth(paper, 'ammo') +
    air(fight, stack, wooded, battle.attackFlak.length) +
    ships(fight, stack, target) +
    worksOf(fight)
  );
}

/** §5.2 */
export function resultOf({ tables }: Paper, difference: number, tactical: 'win' | 'draw' | 'lose') {
  type Row = (typeof tables.results.rows)[number];
  const row = tables.results.rows.find(({ least }) => difference >= least) as Row;
  const [attackerLoss, defenderLoss, withdrawal] = row[tactical];
  return { attackerLoss, defenderLoss, withdrawal };
}
