import { createLint, type Say } from '@bocage/kernel';
import { CITY, createGround, type Ground, NO_FORT, SEA, TOWN } from '../ground.js';
import { lintAutomaton } from './lint-automaton.js';
import { lintScenarios } from './lint-scenarios.js';
import { lintTables } from './lint-tables.js';
import { BEACHES, type GameData, UNIT_TYPES } from './shapes.js';

/** What a well-shaped file can still get wrong: names that name nothing, tables that do not fit, set-ups that cannot be made. */
export const lintMeaning = createLint<GameData, Ground>({
  files: [lintRivers, lintCounters, lintTables],
  ground: ({ map }) => createGround(map),
  onGround: [lintGround, lintSpecialLandings, lintScenarios, lintAutomaton],
});

function lintRivers({ map }: GameData, say: Say): void {
  map.sides.forEach(({ river, class: size, bridge }, i) => {
    if ((river === '') !== (size === '')) say('map', `sides[${i}]`, 'must give a river both its name and its class');
    if (bridge !== '' && river === '') say('map', `sides[${i}]`, 'has a bridge over no water');
  });
}

/** §2.3 §8.2 §16.2 */
function lintCounters({ counters }: GameData, say: Say): void {
  const seen = new Set<string>();
  const hqs = new Set(counters.units.filter(({ type }) => type === 'hq').map(({ id }) => id));
  const formations = new Map(counters.formations.map((formation) => [formation.id, formation]));
  counters.formations.forEach(({ hq, standIn }, i) => {
    for (const named of [hq, standIn])
      if (named !== '' && !hqs.has(named)) say('counters', `formations[${i}]`, `${named} is no headquarters`);
  });
  counters.units.forEach((unit, i) => {
    const path = `units[${i}]`;
    if (seen.has(unit.id)) say('counters', `${path}.id`, 'is used twice');
    seen.add(unit.id);
    if (unit.side === 'allied' && counters.units[i - 1]?.side === 'german') say('counters', path, 'must stand before the German units');
    if (formations.get(unit.formation)?.side !== unit.side) say('counters', `${path}.formation`, 'is no formation of its side');
    if ((unit.nation === 'german') !== (unit.side === 'german')) say('counters', `${path}.nation`, 'is on the wrong side');
    if (UNIT_TYPES[unit.type] !== unit.class) say('counters', `${path}.class`, `must be ${UNIT_TYPES[unit.type]}`);
    if (unit.bar !== !['bn', 'hq'].includes(unit.size)) say('counters', `${path}.bar`, 'belongs to units smaller than a battalion');
    if (unit.cm[1] > 5 || unit.mm[1] > 5) say('counters', path, 'has a protection factor above 5');
    if (unit.command > 0 !== (unit.class === 'hq')) say('counters', `${path}.command`, 'belongs to headquarters');
    if (unit.range > 0 && (unit.class === 'infantry' || unit.class === 'hq' || unit.class === 'garrison'))
      say('counters', `${path}.range`, 'belongs to artillery, armor and weapons');
    if (unit.range === 0 && ['artillery', 'armor', 'weapon'].includes(unit.class)) say('counters', `${path}.range`, 'is missing');
    if ((unit.morale === 0) !== (unit.class === 'garrison')) say('counters', `${path}.morale`, 'must be 0 for a garrison only');
  });
}

/** §5.3 §5.5.3 §5.10.1 Lanes run south at Omaha and south-west at Utah; only towns and cities are built. */
function lintGround(_: GameData, ground: Ground, say: Say): void {
  const { grid } = ground;
  for (const beach of BEACHES) {
    const lanes = ground.lanes[beach];
    const direction = grid.directionNames.indexOf(beach === 'omaha' ? 's' : 'sw');
    if (ground.beachForts[beach].length === 0) say('map', 'hexes', `no hex has the feature beach-fort:${beach}`);
    for (const hex of ground.beachForts[beach])
      if (ground.fort[hex] === NO_FORT) say('map', 'hexes', `${grid.label(hex)} is a beach fort without a fortification`);
    if (lanes.length === 0) say('map', 'hexes', `no hex has the feature approach:${beach}`);
    lanes.forEach(({ approach, tidal, beach: sand }, i) => {
      const isLane = approach >= 0 && grid.neighbour(approach, direction) === tidal && grid.neighbour(tidal, direction) === sand;
      if (!isLane) say('map', 'hexes', `lane ${i + 1} of ${beach} does not run from the sea to the beach`);
    });
  }
  ground.terrain.forEach((code, hex) => {
    const isBuilt = ground.features[hex]?.some((feature) => feature === 'town' || feature === 'city');
    if (isBuilt && code !== TOWN && code !== CITY) say('map', 'hexes', `${grid.label(hex)} is called a town and is none`);
  });
}

/** §5.7 §5.3.5 §14.0 */
function lintSpecialLandings({ tables, counters }: GameData, ground: Ground, say: Say): void {
  const { rangers, royalMarines } = tables.specialLandings;
  const { grid } = ground;
  const isUnit = (id: string): boolean => counters.units.some((unit) => unit.id === id);
  for (const id of [...rangers.units, ...royalMarines.units, tables.bruno.unit])
    if (!isUnit(id)) say('tables', 'specialLandings', `names ${id}, which is no unit`);
  const coast = ground.hexesWith('landing:rangers').map(grid.label);
  if (coast.join() !== rangers.coast.join()) say('tables', 'specialLandings.rangers.coast', `must be ${coast.join(' ')}, as on the map`);
  const approach = grid.parse(royalMarines.approach) ?? -1;
  const port = grid.parse(royalMarines.hex) ?? -1;
  if (approach < 0 || port < 0 || grid.directionTo(approach, port) < 0 || ground.terrain[approach] !== SEA || ground.terrain[port] === SEA)
    say('tables', 'specialLandings.royalMarines', 'must land from the sea on the land next to it');
}
