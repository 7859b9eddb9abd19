import type { Outcome } from '@bocage/kernel';
import type { Scenario } from '../data/scenario-shapes.js';
import { unitsAt } from '../occupancy.js';
import { SEATS } from '../sides.js';
import { ABSENT, type Open } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { isCraft } from './landing.js';
import { isOnMap, sideOf } from './units.js';

type Award = Scenario['victory']['points'][number];

/** §S.39 Steps a side has lost, of all or of some. */
function stepsLost(world: World, open: Open, { side, division, formation, but }: Award): number {
  const roster = rosterOf(world, open);
  const at = (list: readonly string[], id: string): number => list.indexOf(id);
  return roster.counters.reduce((lost, counter, unit) => {
    if (counter.side !== side || isPooled(world, open, unit)) return lost;
    if (division !== '' && roster.division[unit] !== at(roster.divisions, division)) return lost;
    if (formation !== '' && roster.formation[unit] !== at(roster.formations, formation)) return lost;
    if (but !== '' && roster.formation[unit] === at(roster.formations, but)) return lost;
    return lost + ((roster.steps[unit] as number) - (open.steps[unit] as number));
  }, 0);
}

/** §4.5.4(1) Landing craft are markers: what they suffer is nobody's step; who waits in a pool has lost none. */
const isPooled = (world: World, open: Open, unit: number): boolean => open.box[unit] === ABSENT || isCraft(world, open, unit);

const isEmptyOf = (world: World, open: Open, hex: number, side: string): boolean =>
  !unitsAt(world, open, hex).some((unit) => SEATS[sideOf(world, open, unit)] === side);

/** §S.39 Whether so many steps of a division stand near one coast hex of some columns. */
function isAtTheCoast(world: World, open: Open, award: Award): boolean {
  const { ground, grid } = world;
  const roster = rosterOf(world, open);
  const [least, most] = award.columns ?? [1, 0];
  const coast = ground.land.filter(
    (hex) => ground.coast[hex] === 1 && (ground.column[hex] as number) >= least && (ground.column[hex] as number) <= most,
  );
  const own = roster.counters.flatMap((_, unit) =>
    isOnMap(open, unit) && roster.division[unit] === roster.divisions.indexOf(award.division) ? [unit] : [],
  );
  return coast.some((hex) => {
    const near = own.filter((unit) => grid.distance(open.hex[unit] as number, hex) <= award.within);
    return near.reduce((steps, unit) => steps + (open.steps[unit] as number), 0) >= award.steps;
  });
}

/** What was done by a turn, or a little later for less. */
const byTurn = (done: number, { turn, points, late }: Award): number =>
  done === 0 ? 0 : done <= turn ? points : late && done <= late.turn ? late.points : 0;

/** §S.39 What one line of the scenario's victory conditions is worth now. */
export function worth(world: World, open: Open, award: Award): number {
  const hexes = award.hexes.map((label) => world.grid.parse(label) as number);
  const beach = ['sword', 'juno', 'gold'].indexOf(fieldOf(world, open).scenario.beach?.beach ?? '');
  switch (award.kind) {
    case 'held':
      return hexes.every((hex) => SEATS[open.holders[open.objectives.indexOf(hex)] as number] === award.for) ? award.points : 0;
    case 'empty':
      return hexes.every((hex) => isEmptyOf(world, open, hex, 'german')) ? award.points : 0;
    case 'steps-lost':
      return Math.floor(stepsLost(world, open, award) / award.per) * award.points;
    case 'tracks-down':
      return byTurn(open.tracksDown[beach] as number, award);
    case 'beach-cleared':
      return byTurn(open.cleared[beach] as number, award);
    case 'tracks-at-most':
      return (open.gaps[beach] as number) <= award.gaps && (open.nests[beach] as number) <= award.nests ? award.points : 0;
    case 'driven-out':
      return Math.min(award.most, open.near.filter((unit) => !isOnMap(open, unit)).length * award.points);
    case 'at-the-coast':
      return isAtTheCoast(world, open, award) ? award.points : 0;
    case 'ashore':
      return ashore(world, open, award.battalion) >= award.companies ? award.points : 0;
  }
}

const ashore = (world: World, open: Open, battalion: string): number =>
  rosterOf(world, open).counters.filter((counter, unit) => counter.battalion === battalion && isOnMap(open, unit)).length;

/** §S.39 Points of both sides as they would count now. */
export function pointsOf(world: World, open: Open): Readonly<Record<'allied' | 'german', number>> {
  const points = { allied: 0, german: 0 };
  for (const award of fieldOf(world, open).scenario.victory.points) points[award.for] += worth(world, open, award);
  return points;
}

/** §S.39 The level whose margin is reached. */
export function outcomeOf(world: World, open: Open): Outcome {
  const { victory } = fieldOf(world, open).scenario;
  const points = pointsOf(world, open);
  const margin = victory.margin === 'allied' ? points.allied - points.german : points.german - points.allied;
  const level = victory.levels.find(({ from }) => margin >= from) ?? victory.levels[victory.levels.length - 1];
  const won = level?.winner ?? '';
  return { level: level?.level ?? 'draw', margin, section: 'S.39', ...(won === '' ? {} : { winner: won }) };
}
