import { createLint, lintIds, type Say } from '@bocage/kernel';
import { createGround, type Ground } from '../ground.js';
import { subBeachesOf } from '../rules/beach.js';
import { BEACHES } from './scenario-shapes.js';
import type { GameData } from './shapes.js';

/** What a well-shaped file can still get wrong: names that name nothing, set-ups that cannot be made. */
export const lintMeaning = createLint<GameData, Ground>({
  files: [lintCounters, lintScenarioNames],
  ground: ({ map }) => createGround(map),
  onGround: [lintSetUps, lintBeaches],
});

function lintCounters({ counters }: GameData, say: Say): void {
  const { divisions, formations, leaders, templates, units } = counters;
  for (const [path, list] of Object.entries({ divisions, formations, leaders, templates, units })) lintIds(say, 'counters', path, list);
  const known = (list: readonly { readonly id: string }[], id: string): boolean => list.some((one) => one.id === id);
  formations.forEach(({ division }, i) => {
    if (!known(divisions, division)) say('counters', `formations[${i}].division`, `${division} is no division`);
  });
  leaders.forEach(({ formation }, i) => {
    if (!known(formations, formation)) say('counters', `leaders[${i}].formation`, `${formation} is no formation`);
  });
  units.forEach(({ division, formation, template, side }, i) => {
    if (!known(divisions, division)) say('counters', `units[${i}].division`, `${division} is no division`);
    if (formation !== '' && !known(formations, formation)) say('counters', `units[${i}].formation`, `${formation} is no formation`);
    if (!known(templates, template)) say('counters', `units[${i}].template`, `${template} is no template`);
    if (side === 'allied' && units[i - 1]?.side === 'german') say('counters', `units[${i}]`, 'must stand before the German units');
  });
}

/** §S.39 Each unit once, and only those there are. */
function lintScenarioNames({ counters, scenarios }: GameData, say: Say): void {
  const units = new Set(counters.units.map(({ id }) => id));
  scenarios.scenarios.forEach((scenario, i) => {
    const path = `scenarios[${i}]`;
    if (scenario.calendar.length !== scenario.turns) say('scenarios', `${path}.calendar`, `must name ${scenario.turns} turns`);
    const seen = new Set<string>();
    const name = (unit: string): void => {
      if (!units.has(unit)) say('scenarios', path, `names ${unit}, which is no unit`);
      if (seen.has(unit)) say('scenarios', path, `names ${unit} twice`);
      seen.add(unit);
    };
    for (const { unit } of scenario.setUp) name(unit);
    for (const { swimming, craft } of scenario.waves) for (const crew of [...swimming, ...craft]) crew.units.forEach(name);
    for (const { units: boxed } of [...scenario.loading, ...scenario.enRoute, ...scenario.reinforcements]) boxed.forEach(name);
    for (const { ship } of scenario.ships) name(ship);
  });
}

/** §4.2.4 §4.3.3 A scenario's Gaps are those of the map, its Reinforcement hexes on the beach's overlay. */
function lintBeaches({ scenarios }: GameData, { grid, overlay, gaps }: Ground, say: Say): void {
  scenarios.scenarios.forEach(({ beach }, i) => {
    if (!beach) return;
    const at = BEACHES.indexOf(beach.beach);
    const drawn = subBeachesOf(at).flatMap((sub) => gaps(sub));
    const listed = beach.gapSides.map((pair) => {
      const [a, b] = pair.split('/').map((label) => grid.parse(label) ?? -1) as [number, number];
      return grid.sideBetween(a, b);
    });
    if ([...drawn].sort().join() !== [...listed].sort().join())
      say('scenarios', `scenarios[${i}].beach.gapSides`, 'must be the gaps of the map');
    for (const hex of beach.reinforcementHexes)
      if (overlay[grid.parse(hex) ?? -1] !== at)
        say('scenarios', `scenarios[${i}].beach.reinforcementHexes`, `${hex} is not on the overlay`);
  });
}

/** §S.39 Everybody stands on land, inside the scenario's part of the map. */
function lintSetUps({ scenarios }: GameData, { grid, land, column, row }: Ground, say: Say): void {
  const isLand = new Set(land);
  scenarios.scenarios.forEach(({ setUp, area }, i) => {
    setUp.forEach(({ unit, hex }, at) => {
      const place = grid.parse(hex) ?? -1;
      const [c, r] = [column[place] as number, row[place] as number];
      const isIn = c >= area.columns[0] && c <= area.columns[1] && r >= area.rows[0] && r <= area.rows[1];
      if (!isLand.has(place) || !isIn) say('scenarios', `scenarios[${i}].setUp[${at}]`, `${unit} stands at ${hex}, where it cannot`);
    });
  });
}
