import type { HexId } from '@bocage/hex';
import type { Options } from '@bocage/kernel';
import { sideOfUnit } from './roster.js';
import { type CrossroadsState, NONE, SEATS } from './types.js';
import type { World } from './world.js';

/** §C.1 The counters on their hexes; the commanders are chosen first. */
export function setup(world: World, scenario: string, options: Options): CrossroadsState {
  const { hexes, turns } = world.data.scenarios.scenarios.find(({ id }) => id === scenario) ?? failScenario(scenario);
  const hex = hexes.map((label) => world.grid.parse(label) as HexId);
  const byUnit = () => hex.map(() => 0);
  const bySide = (value: number) => SEATS.map(() => value);
  const holder = hex.indexOf(world.ground.crossroads);
  return {
    open: {
      stack: [{ step: 'turn', stage: 0 }, { step: 'commander' }],
      turn: 1,
      lastTurn: turns,
      first: options.first === 'red' ? 1 : 0,
      hex,
      moved: byUnit(),
      fought: byUnit(),
      shown: byUnit(),
      commander: bySide(NONE),
      order: bySide(NONE),
      card: bySide(NONE),
      holds: bySide(0),
      bearer: bySide(NONE),
      supplied: bySide(0),
      holder: holder === NONE ? NONE : sideOfUnit(world, holder),
      outcome: null,
    },
    sealed: { commander: bySide(NONE), order: bySide(NONE), card: bySide(NONE), route: [] },
  };
}

function failScenario(scenario: string): never {
  throw new Error(`no scenario ${scenario}`);
}
