import type { Say } from '@bocage/kernel';
import { type Ground, SEA } from '../ground.js';
import type { Force, GameData, Scenario } from './shapes.js';
import { fillSlots } from './slots.js';
import { hexesWhere } from './where.js';

/** Every unit a force names, as often as it names it. */
const unitsOf = (force: Force): readonly string[] => [
  ...force.setUp.flatMap(({ units }) => units),
  ...force.free.flatMap(({ units }) => units),
  ...(force.garrisons?.units ?? []),
  ...(force.pool?.units ?? []),
  ...force.reinforcements.flatMap(({ units }) => units),
];

/** §18.0 Units that are none, hexes that cannot be entered, placements nobody can make. */
export function lintScenarios(data: GameData, ground: Ground, say: Say): void {
  const { scenarios } = data;
  lintUnits(data, say);
  scenarios.forces.forEach((force, i) => {
    lintForce(force, `forces[${i}]`, ground, say);
  });
  scenarios.scenarios.forEach((scenario, i) => {
    lintScenario(scenario, `scenarios[${i}]`, data, ground, say);
  });
  lintWaves(data, say);
  const { lanes } = scenarios.options.northernUtah;
  const southWest = ground.grid.directionNames.indexOf('sw');
  lanes.forEach(([approach, coast], i) => {
    const from = ground.grid.parse(approach as string) ?? -1;
    const to = ground.grid.parse(coast as string) ?? -1;
    const isLane = from >= 0 && ground.terrain[from] === SEA && ground.grid.neighbour(from, southWest) === to && ground.terrain[to] !== SEA;
    const marked = ground.hexesWith(`lane:north-utah-${i + 1}`);
    if (!isLane || !marked.includes(from) || !marked.includes(to))
      say('scenarios', `options.northernUtah.lanes[${i}]`, 'must land south-west of a sea hex, as on the map');
  });
}

/** Every counter belongs to one force, on its own side. */
function lintUnits({ scenarios, counters }: GameData, say: Say): void {
  const known = new Map(counters.units.map((unit) => [unit.id, unit]));
  const named = new Set<string>();
  scenarios.forces.forEach((force, i) => {
    for (const id of unitsOf(force)) {
      const unit = known.get(id);
      if (!unit) say('scenarios', `forces[${i}]`, `names ${id}, which is no unit`);
      else if (unit.side !== force.side) say('scenarios', `forces[${i}]`, `names ${id}, which is on the other side`);
      if (named.has(id)) say('scenarios', `forces[${i}]`, `names ${id} a second time`);
      named.add(id);
    }
  });
  for (const id of known.keys()) if (!named.has(id)) say('scenarios', 'forces', `name no place for ${id}`);
}

function lintForce(force: Force, path: string, ground: Ground, say: Say): void {
  const isLand = (label: string): boolean => (ground.terrain[ground.grid.parse(label) ?? -1] ?? SEA) !== SEA;
  force.setUp.forEach(({ hex }, i) => {
    if (!isLand(hex)) say('scenarios', `${path}.setUp[${i}]`, 'must be a land hex of the map');
  });
  force.free.forEach(({ units, where, perHex }, i) => {
    const room = hexesWhere(ground, where).length;
    if (room === 0 || (perHex > 0 && room * perHex < units.length))
      say('scenarios', `${path}.free[${i}]`, 'has too few hexes for its units');
  });
  force.reinforcements.forEach(({ by, at, hexes, instead }, i) => {
    const entry = `${path}.reinforcements[${i}]`;
    if ((by === 'land') !== hexes.length > 0) say('scenarios', entry, 'must name hexes if it comes by land only');
    if ((by === 'sea') !== (at === 'omaha' || at === 'utah')) say('scenarios', entry, 'must name a beach if it comes by sea only');
    if ((by === 'parachute' || by === 'glider') !== (at === '82' || at === '101')) say('scenarios', entry, 'must name its division');
    for (const hex of [...hexes, ...(instead?.hexes ?? [])]) {
      const features = isLand(hex) ? (ground.features[ground.grid.parse(hex) as number] as readonly string[]) : [];
      if (!features.some((feature) => feature.startsWith('entry:'))) say('scenarios', entry, `${hex} is no entry hex of the map`);
    }
  });
}

function lintScenario(scenario: Scenario, path: string, { scenarios, tables }: GameData, ground: Ground, say: Say): void {
  const { firstTurn, turns, forces, area, mines, beaches, release, extraNests } = scenario;
  if (firstTurn + turns - 1 > tables.turns.track.length) say('scenarios', `${path}.turns`, 'must lie on the track');
  for (const id of forces) {
    const force = scenarios.forces.find((known) => known.id === id);
    if (!force) say('scenarios', `${path}.forces`, `names ${id}, which is none`);
    else lintArea(force, area, path, say);
    if (force?.pool && !beaches.includes(force.pool.beach)) say('scenarios', `${path}.beaches`, `must hold ${force.pool.beach}`);
  }
  if (release && !forces.includes(release.force)) say('scenarios', `${path}.release.force`, 'is not in the scenario');
  const points = mines.byDie ? Math.max(...mines.byDie) : mines.points;
  if (points > mines.most * beaches.length) say('scenarios', `${path}.mines`, 'does not fit on the beaches');
  if (mines.points > 0 === (mines.byDie !== null)) say('scenarios', `${path}.mines`, 'must be points or a die');
  if (extraNests && hexesWhere(ground, extraNests.where).length < extraNests.count)
    say('scenarios', `${path}.extraNests`, 'has too few hexes');
}

/** §18.1 Fixed set-up hexes lie in the area, or are named as outside it. */
function lintArea(force: Force, area: Scenario['area'], path: string, say: Say): void {
  const isIn = (hex: string): boolean => Number(hex.slice(0, 2)) >= area.columns[0] && Number(hex.slice(0, 2)) <= area.columns[1];
  for (const { hex } of force.setUp)
    if (!isIn(hex) && !area.outside.includes(hex)) say('scenarios', `${path}.area`, `leaves out the set-up hex ${hex}`);
}

/** §5.1.2 The at-start pool of each beach can fill all bound waves of the first cycle together. */
function lintWaves({ scenarios, counters, tables }: GameData, say: Say): void {
  for (const { pool } of scenarios.forces) {
    if (!pool) continue;
    const units = counters.units.filter(({ id }) => pool.units.includes(id));
    const slots = tables.waves.bound.filter(({ beach }) => beach === pool.beach).flatMap((wave) => wave.slots);
    const wanted = slots.reduce((sum, { count }) => sum + count, 0);
    if (fillSlots(slots, units).count < wanted) say('tables', 'waves.bound', `the pool of ${pool.beach} cannot fill its first waves`);
  }
}
