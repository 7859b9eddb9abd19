import { resultOf } from '../rules/results.js';
import { compareTactics, type Tactical } from '../rules/tactics.js';
import { TACTICS, type Tactic } from '../types.js';
import type { World } from '../world.js';
import { type Solution, solve } from './matrix-game.js';

/** What is at stake in a battle, in boxes: one box of every counter of each side, and the ground. */
export interface Stakes {
  /** What a loss of one box costs the attacker and the defender. */
  readonly attackerBox: number;
  readonly defenderBox: number;
  /** What driving the defender out is worth to the attacker. */
  readonly ground: number;
}

/** What a result is worth to the attacker. */
export function worthOf(world: World, difference: number, tactical: Tactical, { attackerBox, defenderBox, ground }: Stakes): number {
  const { attackerLoss, defenderLoss, withdrawal } = resultOf(world, difference, tactical);
  return defenderLoss * defenderBox - attackerLoss * attackerBox + (withdrawal > 0 ? ground * (1 + 0.1 * (withdrawal - 1)) : 0);
}

const TACTICALS: readonly Tactical[] = ['win', 'draw', 'lose'];

/** §4.12 The game of the two cards, at the strengths of the battle. */
export function cardGame(
  world: World,
  attack: readonly Tactic[],
  defence: readonly Tactic[],
  difference: number,
  stakes: Stakes,
): Solution {
  const worth = Object.fromEntries(TACTICALS.map((one) => [one, worthOf(world, difference, one, stakes)])) as Record<Tactical, number>;
  return solve(attack.map((row) => defence.map((column) => worth[compareTactics(world, row, column)])));
}

/** How often an attacker wins, draws and loses when both play well with the cards they have. */
export type Chances = Readonly<Record<Tactical, number>>;

const EVEN: Readonly<Record<Tactical, number>> = { win: 1, draw: 0, lose: -1 };

/** Chances by the cards both can play, worked out once for each pair of hands. */
export function createChances(world: World): (attack: number, defence: number) => Chances {
  const kept = new Map<number, Chances>();
  const cardsOf = (mask: number): Tactic[] => TACTICS.filter((_, i) => (mask & (1 << i)) !== 0);
  const work = (attack: readonly Tactic[], defence: readonly Tactic[]): Chances => {
    const { rows, columns } = solve(attack.map((row) => defence.map((column) => EVEN[compareTactics(world, row, column)])));
    const chances: Record<Tactical, number> = { win: 0, draw: 0, lose: 0 };
    attack.forEach((row, i) => {
      defence.forEach((column, j) => {
        chances[compareTactics(world, row, column)] += (rows[i] as number) * (columns[j] as number);
      });
    });
    return chances;
  };
  return (attack, defence) => {
    const key = attack * 64 + defence;
    const found = kept.get(key) ?? work(cardsOf(attack), cardsOf(defence));
    kept.set(key, found);
    return found;
  };
}

/** Cards as bits, in their order. */
export const maskOfCards = (cards: readonly Tactic[]): number => cards.reduce((mask, card) => mask | (1 << TACTICS.indexOf(card)), 0);

/** What a battle promises the attacker before the cards are played. */
export function promise(world: World, difference: number, chances: Chances, stakes: Stakes): number {
  return TACTICALS.reduce((sum, one) => sum + chances[one] * worthOf(world, difference, one, stakes), 0);
}
