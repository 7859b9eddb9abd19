import { createRng } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { type Duel, fitStrengths } from './bradley-terry.js';

/** Duels drawn from known strengths (in Elo) and a known worth of the first seat. */
function draw(elo: readonly number[], firstSeat: number, games: number): Duel[] {
  const rng = createRng('duels');
  const duels: Duel[] = [];
  for (let i = 0; i < games; i++) {
    const first = rng.below(elo.length);
    const second = (first + 1 + rng.below(elo.length - 1)) % elo.length;
    const p = 1 / (1 + 10 ** (((elo[second] as number) - (elo[first] as number) - firstSeat) / 400));
    duels.push({ first, second, score: rng.below(1_000_000) < p * 1_000_000 ? 1 : 0 });
  }
  return duels;
}

test('strengths and the worth of the first seat are found again', () => {
  const { elo, firstSeat } = fitStrengths(3, draw([1000, 1100, 1300], 60, 20_000), 0);
  expect(elo[0]).toBe(1000);
  expect(elo[1]).toBeGreaterThan(1080);
  expect(elo[1]).toBeLessThan(1120);
  expect(elo[2]).toBeGreaterThan(1275);
  expect(elo[2]).toBeLessThan(1325);
  expect(firstSeat).toBeGreaterThan(45);
  expect(firstSeat).toBeLessThan(75);
});

test('a player who lost every game has a finite rating below the anchor', () => {
  const lost = Array.from({ length: 50 }, (_, i): Duel => (i % 2 ? { first: 0, second: 1, score: 1 } : { first: 1, second: 0, score: 0 }));
  const { elo, firstSeat } = fitStrengths(2, lost, 0);
  expect(elo[1]).toBeLessThan(500);
  expect(Number.isFinite(elo[1])).toBe(true);
  expect(Math.abs(firstSeat)).toBeLessThan(1);
});
