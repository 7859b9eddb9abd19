import { createRng, type GameMeta, hasWon, type Level, seatsOf } from '@bocage/kernel';
import type { GamePlan, GameResult } from '../simulate/simulated-game.js';
import { type Duel, fitStrengths } from './bradley-terry.js';

/** Two games of the same seed with the sides swapped: what is drawn again and again for the interval. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly plans: readonly [GamePlan, GamePlan];
}

export interface ArenaPlayer {
  readonly name: string;
  readonly elo: number;
  readonly interval95: readonly [number, number];
}

export interface ArenaMatch {
  readonly players: readonly [string, string];
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** Share of the first player's points, a draw being a half. */
  readonly share: number;
  /** Mean score margin for the first player over all games, sides swapped. */
  readonly meanMargin: number;
}

export interface Arena {
  readonly players: readonly ArenaPlayer[];
  /** What the game's first seat is worth in Elo: the balance of the scenario. */
  readonly firstSeat: { readonly seat: string; readonly elo: number };
  readonly matches: readonly ArenaMatch[];
  readonly breaks: number;
}

const RESAMPLES = 200;

/** Every player against every other, `rounds` pairs each. */
export function planArena(names: readonly Level[], rounds: number, base: Omit<GamePlan, 'players' | 'seed'>, seed: string): Pair[] {
  const pairs: Pair[] = [];
  for (let a = 0; a < names.length; a++) {
    for (let b = a + 1; b < names.length; b++) {
      for (let round = 0; round < rounds; round++) {
        const plan = (first: number, second: number): GamePlan => ({
          ...base,
          players: [names[first] as Level, names[second] as Level],
          seed: `${seed}:${round}`,
        });
        pairs.push({ a, b, plans: [plan(a, b), plan(b, a)] });
      }
    }
  }
  return pairs;
}

/** `results` holds the two games of each pair in order. Margins count for the game's first seat. */
export function judgeArena(meta: GameMeta, names: readonly string[], pairs: readonly Pair[], results: readonly GameResult[]): Arena {
  const firstSeat = seatsOf(meta, pairs[0]?.plans[0].options ?? {})[0]?.id as string;
  const scores = results.map(({ outcome }) => (outcome?.winner === undefined ? 0.5 : hasWon(meta, outcome, firstSeat) ? 1 : 0));
  const duels = pairs.flatMap(({ a, b }, i): Duel[] => [
    { first: a, second: b, score: scores[2 * i] as number },
    { first: b, second: a, score: scores[2 * i + 1] as number },
  ]);
  const anchor = Math.max(0, names.indexOf('greedy'));
  const { elo, firstSeat: side } = fitStrengths(names.length, duels, anchor);
  const spread = resample(names.length, pairs.length, duels, anchor);
  return {
    players: names.map((name, i) => ({ name, elo: Math.round(elo[i] as number), interval95: spread[i] as [number, number] })),
    firstSeat: { seat: firstSeat, elo: Math.round(side) },
    matches: matchesOf(names, pairs, results, scores),
    breaks: results.filter(({ broken }) => broken !== undefined).length,
  };
}

/** The middle 95 % of the ratings when the pairs are drawn again with replacement. */
function resample(players: number, pairs: number, duels: readonly Duel[], anchor: number): [number, number][] {
  const rng = createRng('resample');
  const draws = Array.from({ length: RESAMPLES }, () => {
    const drawn = Array.from({ length: pairs }, () => rng.below(pairs)).flatMap((i) => [duels[2 * i] as Duel, duels[2 * i + 1] as Duel]);
    return fitStrengths(players, drawn, anchor).elo;
  });
  return Array.from({ length: players }, (_, player) => {
    const sorted = draws.map((elo) => Math.round(elo[player] as number)).sort((x, y) => x - y);
    return [sorted[Math.floor(RESAMPLES * 0.025)] as number, sorted[Math.ceil(RESAMPLES * 0.975) - 1] as number];
  });
}

/** `scores` are those of the first seat, game by game. */
function matchesOf(
  names: readonly string[],
  pairs: readonly Pair[],
  results: readonly GameResult[],
  scores: readonly number[],
): ArenaMatch[] {
  const matches = new Map<string, { a: number; b: number; points: number[]; margins: number[] }>();
  pairs.forEach(({ a, b }, i) => {
    const key = `${a}:${b}`;
    const match = matches.get(key) ?? { a, b, points: [], margins: [] };
    matches.set(key, match);
    for (const swapped of [0, 1]) {
      const score = scores[2 * i + swapped] as number;
      match.points.push(swapped === 0 ? score : 1 - score);
      match.margins.push((results[2 * i + swapped]?.outcome?.margin ?? 0) * (swapped === 0 ? 1 : -1));
    }
  });
  return [...matches.values()].map(({ a, b, points, margins }) => ({
    players: [names[a] as string, names[b] as string],
    games: points.length,
    wins: [points.filter((p) => p === 1).length, points.filter((p) => p === 0).length],
    draws: points.filter((p) => p === 0.5).length,
    share: mean(points),
    meanMargin: mean(margins),
  }));
}

function mean(values: readonly number[]): number {
  return Number((values.reduce((x, y) => x + y, 0) / values.length).toFixed(3));
}
