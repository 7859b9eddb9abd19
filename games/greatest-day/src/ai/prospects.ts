import type { Scenario } from '../data/scenario-shapes.js';
import { ALLIED, SEATS } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, type World } from '../world.js';
import { landingMargin } from './beachhead.js';

/**
 * By scenario and turn: what margin a landing comes to where nothing speaks for anybody, what a point that is looked for is worth of
 * it, and how far off that may be: regressions over 720 landings with weights drawn at random.
 */
const COMES_TO: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  'storming-sword': [
    [15.8, 0.78, 4.7],
    [14.9, 0.79, 3.7],
    [14.1, 0.76, 3.4],
    [11.5, 0.7, 3.1],
    [5.7, 0.79, 2.1],
  ],
  'storming-juno': [
    [22.5, 0.87, 5.7],
    [20.2, 0.84, 4.9],
    [18.7, 0.82, 4.1],
    [14.2, 0.72, 3.8],
    [6.6, 0.83, 2.2],
  ],
  'storming-gold': [
    [19.4, 0.52, 3.8],
    [20.6, 0.75, 3.2],
    [17.9, 0.58, 2.9],
    [14.2, 0.48, 2.7],
    [8, 0.68, 1.7],
  ],
};
/** What each of the first Command Points that are left is worth, by turn; what lies beyond them seldom finds a use. */
const POINT = [0.12, 0.12, 0.08, 0.03, 0];
const FIRST = 3;
const BEYOND = 0.1;
/** A logistic curve that is as steep as the normal one. */
const STEEP = 1.7;

const chance = (deviations: number): number => 1 / (1 + Math.exp(-STEEP * deviations));

/** §S.39 Margins from which the Allied side does not lose, and wins. */
function thresholds({ victory }: Scenario): readonly [number, number] {
  const least = (wins: readonly string[]): number =>
    Math.min(...victory.levels.filter(({ winner = '' }) => wins.includes(winner)).map(({ from }) => from));
  return [least(['allied', '']), least(['allied'])];
}

/** §S.6 What is left to the divisions in play, the German ones' taken off. */
function pointsLeft(world: World, open: Open): number {
  let points = 0;
  for (const { kind, side, division } of fieldOf(world, open).chits) {
    if (kind !== 'division') continue;
    const left = open.cp[division] as number;
    points += (side === ALLIED ? 1 : -1) * (Math.min(left, FIRST) + BEYOND * Math.max(0, left - FIRST));
  }
  return points;
}

/** §S.39 What the Allied side can expect of a landing: 1 a victory, 0 a defeat. */
export function prospectOf(world: World, open: Open): number {
  const top = open.stack.at(-1);
  if (top?.step === 'over') return top.outcome.winner === undefined ? 0.5 : top.outcome.winner === SEATS[0] ? 1 : 0;
  const { scenario } = fieldOf(world, open);
  const turns = COMES_TO[open.scenario];
  const at = Math.min(open.turn, POINT.length) - 1;
  const [from, slope, spread] = turns?.[at] ?? [0, 1, 4];
  const points = pointsLeft(world, open);
  const margin = from + slope * landingMargin(world, open) + (POINT[at] as number) * points;
  const [draws, wins] = thresholds(scenario);
  return (chance((margin - draws + 0.5) / spread) + chance((margin - wins + 0.5) / spread)) / 2;
}
