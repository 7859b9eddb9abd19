import { GARRISON } from '../roster.js';
import { scenarioOf } from '../rules/scenario.js';
import { effectiveFactor, unitsOnMap } from '../rules/units.js';
import { alliedLosses, isCounted, outcomeOf, turnsOf } from '../rules/victory.js';
import { landingBeaches } from '../rules/waves.js';
import { ALLIED, type BeachArea, GERMAN, MOVEMENT_MODE, type Open, SEGMENTS, type Side, seatOf } from '../types.js';
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

/** Where a beachhead lies, or will. */
interface Beachhead {
  readonly beach: BeachArea;
  readonly marker: number;
}

/** §17.1.3 §18.1.6 That no German will be left so near to a beachhead. */
function clears(world: World, open: Open, { beach, marker }: Beachhead, radius: number, left: number): number {
  const { roster, grid } = world;
  let logit = CLEARING.none + CLEARING.turn * Math.min(left, CLEARING.turns);
  for (const unit of unitsOnMap(world, open, GERMAN)) {
    const hex = open.hex[unit] as number;
    if (roster.kind[unit] === GARRISON || !isCounted(world, beach, marker, hex)) continue;
    const away = grid.distance(hex, marker);
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
  const beachheads = landingBeaches(world, open).map((beach, i): Beachhead => {
    const held = open.beachhead[beach] as number;
    return { beach, marker: held >= 0 ? held : ((focus[i] ?? focus[0]) as number) };
  });
  if (victory.kind === 'lodgments') {
    const [one = 0, two = 0] = beachheads.map((beachhead) => clears(world, open, beachhead, victory.radius, left));
    return [(1 - one) * (1 - two), one + two - 2 * one * two, one * two];
  }
  const within = (radius: number): number => beachheads.reduce((all, beachhead) => all * clears(world, open, beachhead, radius, left), 1);
  const [first, second] = [within(victory.tactical), within(victory.strategic)];
  return [1 - first, first - second, second];
}

/** What a draw is worth to either side: a victory is what is played for. */
const DRAWN = 0.2;

/** §17.1.4 What a side can expect: 1 a victory, 0 a defeat. */
export function prospectOf(world: World, open: Open, side: Side): number {
  const { losses, dropZoneBreaksTies } = scenarioOf(world, open);
  // §17.1.5 Of equals the German wins when a drop zone was lost.
  const tie = dropZoneBreaksTies && open.dzLost > 0 ? (side === GERMAN ? 1 : 0) : DRAWN;
  if (open.stack.at(-1)?.step === 'over') {
    const { winner } = outcomeOf(world, open);
    return winner === undefined ? tie : winner === seatOf(side) ? 1 : 0;
  }
  const left = turnsLeft(world, open);
  const [tactical, strategic] = [
    takes(world, open, losses.tactical, losses.tactical, left),
    takes(world, open, losses.strategic, losses.tactical, left),
  ];
  const german: Levels = [1 - tactical, tactical - strategic, strategic];
  const allied = alliedLevels(world, open, left);
  const [mine, theirs] = side === ALLIED ? [allied, german] : [german, allied];
  let sum = 0;
  for (const a of [0, 1, 2] as const) for (const b of [0, 1, 2] as const) sum += mine[a] * theirs[b] * (a > b ? 1 : a === b ? tie : 0);
  return sum;
}
