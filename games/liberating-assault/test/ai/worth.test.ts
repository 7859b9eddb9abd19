import { describe, expect, it } from 'vitest';
import { cardGame, createChances, maskOfCards, promise, worthOf } from '../../src/ai/worth.js';
import { TACTICS } from '../../src/index.js';
import { groundFor } from '../position.js';

const { world } = groundFor();
const stakes = { attackerBox: 3, defenderBox: 2, ground: 10 };

describe('what a result is worth', () => {
  it('counts boxes of both and the hex', () => {
    expect(worthOf(world, 20, 'win', stakes)).toBeCloseTo(4 * 2 + 11);
    expect(worthOf(world, 20, 'draw', stakes)).toBeCloseTo(3 * 2 - 3 + 10);
    expect(worthOf(world, -1, 'lose', stakes)).toBe(-6);
  });
});

describe('the game of the two cards', () => {
  const attack = TACTICS.filter((card) => card !== 'dig-in');
  const defence = TACTICS.filter((card) => card !== 'infiltrate');

  it('leaves nobody a card that does better against the other', () => {
    const { rows, columns, value } = cardGame(world, attack, defence, 10, stakes);
    const pure = attack.map((card) => cardGame(world, [card], defence, 10, stakes).value);
    expect(Math.max(...pure)).toBeLessThan(value);
    expect(rows.filter((p) => p > 0.02).length).toBeGreaterThan(1);
    expect(columns.filter((p) => p > 0.02).length).toBeGreaterThan(1);
  });

  it('answers the card of the works with one that beats it', () => {
    const { rows } = cardGame(world, attack, ['dig-in'], 10, stakes);
    const best = attack[rows.indexOf(Math.max(...rows))];
    expect(['outflank', 'barrage']).toContain(best);
  });

  it('is better for whoever has more cards to choose from', () => {
    const chances = createChances(world);
    const worth = (cards: readonly (typeof TACTICS)[number][]): number =>
      promise(world, 10, chances(maskOfCards(cards), maskOfCards(defence)), stakes);
    expect(worth(attack)).toBeGreaterThan(worth(['assault']));
    const all = chances(maskOfCards(attack), maskOfCards(defence));
    expect(all.win + all.draw + all.lose).toBeCloseTo(1);
  });
});
