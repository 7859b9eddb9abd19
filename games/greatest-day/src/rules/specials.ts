import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Scenario } from '../data/scenario-shapes.js';
import type { Open } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';

type Special = Scenario['special'][number];

const specials = (world: World, open: Open, rule: Special['rule']): Special[] =>
  fieldOf(world, open).scenario.special.filter((one) => one.rule === rule);

/** §S.39 No Command Points for a Formation before a turn. */
export const hasNoPoints = (world: World, open: Open, unit: UnitId): boolean => {
  const { formation, formations } = rosterOf(world, open);
  return specials(world, open, 'no-points').some(
    ({ formation: whose, until }) => open.turn < until && formations[formation[unit] as number] === whose,
  );
};

/** §S.39 A division waits for its orders before a turn, some of its units apart. */
export const isWaiting = (world: World, open: Open, unit: UnitId): boolean => {
  const { scenario, roster } = fieldOf(world, open);
  const { division, divisions, counters } = roster;
  return scenario.special.some(
    ({ rule, division: whose, until, but }) =>
      rule === 'waits' && open.turn < until && divisions[division[unit] as number] === whose && !but.includes(counters[unit]?.id as string),
  );
};

/** §17.5 §S.39 Who comes on at this hex comes in Column. */
export const mustComeInColumn = (world: World, open: Open, hex: HexId): boolean =>
  specials(world, open, 'column-entry').some(({ hexes }) => hexes.some((label) => world.grid.parse(label) === hex));
