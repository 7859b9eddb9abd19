import type { UnitId } from '@bocage/kernel';
import { IMMOBILE } from '../roster.js';
import { beachOf } from '../rules/beach.js';
import { isAdrift, isCraft } from '../rules/landing.js';
import { unitsOnMap } from '../rules/units.js';
import { pointsOf } from '../rules/victory.js';
import { inZoneOf } from '../rules/zones.js';
import { ALLIED, GERMAN } from '../sides.js';
import { ABSENT, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { nearest } from './ground.js';
import { entriesOf, inTheWay, isOnSand } from './shore.js';
import { healthOf } from './worth.js';

/** Germans so near can still come into the way. */
const COMES = 6;

/**
 * §4.3 What each thing is worth to the Allied margin at the end, turn by turn: regressions of the margin over 720 landings in which
 * the weights of one side or both were drawn at random, made smooth. What somebody suffers, what keeps the beach from being clear,
 * who is still on the sand.
 */
const WORTH = {
  points: [0.3, 0.35, 0.42, 0.5, 0.78],
  cleared: [3, 3, 2.5, 2, 1],
  gaps: [-0.2, -0.2, -0.3, -0.3, -0.2],
  obstacles: [-0.1, -0.1, -0.3, -0.3, -0.2],
  nests: [-1.1, -1.8, -1.9, -2.5, -1],
  way: [-0.2, -0.4, -0.4, -0.4, -0.6],
  wayHealth: [-0.08, -0.03, -0.03, -0.1, -0.1],
  wayDown: [0.26, 0.3, 0.2, 0.3, 0.2],
  comes: [0, 0, 0, -0.1, -0.1],
  sandUp: [-0.03, -0.05, -0.06, -0.1, -0.1],
  sandDown: [-0.13, -0.16, -0.48, -0.88, -0.8],
  adrift: [-0.65, -0.8, -1.3, -2.2, -1.5],
  lost: [-0.33, -0.3, -0.28, -0.24, -0.1],
  shaken: [-0.13, -0.09, -0.08, -0.05, -0.015],
  exposed: [-0.09, 0, -0.02, 0, 0],
  germans: [-0.12, -0.12, -0.17, -0.18, -0.13],
  germansShaken: [0.05, 0.1, 0.1, 0.07, 0.12],
} as const;
type Thing = keyof typeof WORTH;

/** What a landing has come to. */
function thingsOf(world: World, open: Open): Readonly<Record<Thing, number>> {
  const roster = rosterOf(world, open);
  const beach = beachOf(world, open);
  const isCleared = (open.cleared[beach] as number) > 0;
  const points = pointsOf(world, open);
  const allied = unitsOnMap(world, open, ALLIED);
  const german = unitsOnMap(world, open, GERMAN);
  const way = isCleared ? [] : inTheWay(world, open);
  const sand = isCleared ? [] : allied.filter((unit) => isOnSand(world, open, unit));
  const entries = entriesOf(world, open);
  const sum = (units: readonly UnitId[], of: (unit: UnitId) => number): number => units.reduce((total, unit) => total + of(unit), 0);
  const count = (units: readonly UnitId[], is: (unit: UnitId) => boolean): number => units.filter(is).length;
  const isDown = (unit: UnitId): boolean => open.suppressed[unit] === 1;
  const hits = (unit: UnitId): number => open.cohesion[unit] as number;
  const isComing = (unit: UnitId): boolean =>
    !way.includes(unit) && roster.move[unit] !== IMMOBILE && nearest(world, entries, hexOf(open, unit)) <= COMES;
  const lostBy = (unit: UnitId): number =>
    open.box[unit] === ABSENT || isCraft(world, open, unit) ? 0 : (roster.steps[unit] as number) - (open.steps[unit] as number);
  let lost = 0;
  for (let unit = 0; unit < roster.allied; unit++) lost += lostBy(unit);
  return {
    points: points.allied - points.german,
    cleared: isCleared ? 1 : 0,
    gaps: open.gaps[beach] as number,
    obstacles: open.obstacles[beach] as number,
    nests: open.nests[beach] as number,
    way: way.length,
    wayHealth: sum(way, (unit) => healthOf(open, unit)),
    wayDown: count(way, isDown),
    comes: isCleared ? 0 : count(german, isComing),
    sandUp: count(sand, (unit) => !isDown(unit)),
    sandDown: count(sand, isDown),
    adrift: count(sand, (unit) => isAdrift(world, open, unit)),
    lost,
    shaken: sum(allied, hits),
    exposed: count(allied, (unit) => inZoneOf(world, open, GERMAN, hexOf(open, unit))),
    germans: sum(german, (unit) => open.steps[unit] as number),
    germansShaken: sum(german, hits),
  };
}

/** §4.3 §S.39 The Allied margin to be looked for at the end of a landing. */
export function landingMargin(world: World, open: Open): number {
  const things = thingsOf(world, open);
  let margin = 0;
  for (const thing of Object.keys(WORTH) as Thing[])
    margin += things[thing] * (WORTH[thing][Math.min(open.turn, WORTH[thing].length) - 1] as number);
  return margin;
}
