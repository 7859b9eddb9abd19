import { type GameMeta, hasWon, seatsOf } from '@bocage/kernel';
import type { GamePlan, GameResult } from './simulated-game.js';

export interface Summary {
  readonly game: string;
  readonly scenario: string;
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly meanTurns: number;
  readonly breaks: number;
  /** How far and how often: victory levels, and the mean score behind them. */
  readonly levels: Readonly<Record<string, number>>;
  readonly meanMargin: number;
  /** How many games came to each score. */
  readonly margins: Readonly<Record<string, number>>;
  /** Mean a game, by seat: what a good player does not do. Only where the game counts it. */
  readonly ceilings?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Mean a game: what shows how the games went. Only where the game counts it. */
  readonly marks?: Readonly<Record<string, number>>;
}

type SetUp = Pick<GamePlan, 'scenario' | 'options'>;

export function summarise(meta: GameMeta, { scenario, options }: SetUp, results: readonly GameResult[], seconds: number): Summary {
  const outcomes = results.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const actions = sum(results.map((result) => result.actions));
  return {
    game: meta.id,
    scenario,
    games: results.length,
    finished: outcomes.length,
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    wins: Object.fromEntries(seatsOf(meta, options).map(({ id }) => [id, outcomes.filter((outcome) => hasWon(meta, outcome, id)).length])),
    draws: outcomes.filter(({ winner }) => winner === undefined).length,
    meanTurns: mean(results.map(({ turns }) => turns)),
    breaks: results.filter(({ broken }) => broken !== undefined).length,
    levels: countsOf(outcomes.map(({ winner, level }) => (winner ? `${winner} ${level}` : level))),
    meanMargin: mean(outcomes.map(({ margin }) => margin ?? 0)),
    margins: countsOf(outcomes.flatMap(({ margin }) => (margin === undefined ? [] : [String(margin)]))),
    ...counted(results),
  };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Means over the games that were counted. */
function counted(results: readonly GameResult[]): Pick<Summary, 'ceilings' | 'marks'> {
  const all = results.flatMap((result) => (result.counted ? [result.counted] : []));
  const [first] = all;
  if (!first) return {};
  const ceilings = Object.fromEntries(
    Object.keys(first.ceilings).map((seat) => [seat, meansOf(all.map((one) => one.ceilings[seat] as Readonly<Record<string, number>>))]),
  );
  return { ceilings, marks: meansOf(all.map(({ marks }) => marks)) };
}

function meansOf(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(records[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, mean(records.map((record) => record[name] ?? 0))]));
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Number((sum(values) / values.length).toFixed(2));
}
