import { GARRISON } from '../roster.js';
import { scenarioOf } from '../rules/scenario.js';
import { effectiveFactor, unitsOnMap } from '../rules/units.js';
import { alliedLosses, outcomeOf, turnsOf } from '../rules/victory.js';
import { landingBeaches } from '../rules/waves.js';
import { GERMAN, MOVEMENT_MODE, type Open, SEGMENTS } from '../types.js';
import type { World } from '../world.js';
import { focusOf } from './worth.js';

/*
 * How likely each side is to reach a level of victory, from logistic fits over 130 games of the script against itself (Omaha
 * and D-Day, positions of every movement segment).
 */

/** What a German within the distance takes off the American's hope to be rid of all, by head and by combat factor; one near it by head. */
const INSIDE = { unit: 0.2, factor: 0.055 };
const OUTSIDE = 0.25;
/** So far beyond it a German can still come back. */
const COMES_BACK = 9;
/** That hope with nobody there, and what each turn left adds, as far as this many. */
const CLEARING = { none: 1.4, turn: 0.8, turns: 8 };
/** American losses still to come by turns left, the landings of the first turns apart, and how far the count may be off; for eleven losses to win. */
const COMING = { none: 0.2, turn: 0.2, turns: 8, landing: 0.9 };
const SPREAD = { none: 0.35, turn: 0.12 };
const MEASURED_FOR = 11;

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** §3.1 Turns and parts of them that are left. */
function turnsLeft(world: World, open: Open): number {
  const segment = (SEGMENTS as readonly string[]).indexOf(open.segment);
  return turnsOf(world, open) - open.turn + 1 - Math.max(0, segment) / SEGMENTS.length;
}

/** §17.1.2 §18.1.6 That the German will have taken so many. */
function takes(world: World, open: Open, level: number, least: number, left: number): number {
  const scale = least / MEASURED_FOR;
  const coming = COMING.none + COMING.turn * Math.min(left, COMING.turns) + COMING.landing * Math.max(0, left - COMING.turns);
  return chance((alliedLosses(world, open) + scale * coming - level + 0.5) / (scale * (SPREAD.none + SPREAD.turn * left)));
}

/** §17.1.3 §18.1.6 That no German will be left so near to a beachhead. */
function clears(world: World, open: Open, marker: number, radius: number, left: number): number {
  const { roster, grid } = world;
  let logit = CLEARING.none + CLEARING.turn * Math.min(left, CLEARING.turns);
  for (const unit of unitsOnMap(world, open, GERMAN)) {
    if (roster.kind[unit] === GARRISON) continue;
    const away = grid.distance(open.hex[unit] as number, marker);
    if (away <= radius) logit -= INSIDE.unit + INSIDE.factor * effectiveFactor(roster, open, unit);
    else if (away <= radius + COMES_BACK && (roster.ma[unit * 2 + MOVEMENT_MODE] as number) > 0) logit -= OUTSIDE;
  }
  return chance(logit);
}

/** The chances of no level, the first and the second. */
type Levels = readonly [number, number, number];

/** §17.1.2 §18.1.6 */
function alliedLevels(world: World, open: Open, left: number): Levels {
  const { victory } = scenarioOf(world, open);
  const focus = focusOf(world, open);
  const markers = landingBeaches(world, open).map((beach, i) => {
    const held = open.beachhead[beach] as number;
    return held >= 0 ? held : ((focus[i] ?? focus[0]) as number);
  });
  if (victory.kind === 'lodgments') {
    const [one, two] = [
      clears(world, open, markers[0] as number, victory.radius, left),
      markers[1] === undefined ? 0 : clears(world, open, markers[1], victory.radius, left),
    ];
    return [(1 - one) * (1 - two), one + two - 2 * one * two, one * two];
  }
  const within = (radius: number): number => markers.reduce((all, marker) => all * clears(world, open, marker, radius, left), 1);
  const [first, second] = [within(victory.tactical), within(victory.strategic)];
  return [1 - first, first - second, second];
}

/** §17.1.4 What the American can expect: 1 a victory, 0 a defeat. */
export function prospectOf(world: World, open: Open): number {
  if (open.stack.at(-1)?.step === 'over') return 0.5 + Math.sign(outcomeOf(world, open).margin ?? 0) / 2;
  const left = turnsLeft(world, open);
  const { losses } = scenarioOf(world, open);
  const [tactical, strategic] = [
    takes(world, open, losses.tactical, losses.tactical, left),
    takes(world, open, losses.strategic, losses.tactical, left),
  ];
  const german: Levels = [1 - tactical, tactical - strategic, strategic];
  const allied = alliedLevels(world, open, left);
  let sum = 0;
  for (const a of [0, 1, 2] as const) for (const g of [0, 1, 2] as const) sum += allied[a] * german[g] * (a > g ? 1 : a === g ? 0.5 : 0);
  return sum;
}
