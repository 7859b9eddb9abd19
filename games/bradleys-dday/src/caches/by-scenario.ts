import { NearMap } from '@bocage/wargame';
import type { GameData } from '../data/shapes.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** What of a world depends on the scenario and on nothing that is played, found once. */
export type ByScenario<T> = (world: World, open: Pick<Open, 'scenario'>) => T;

export function byScenario<T>(make: ByScenario<T>): ByScenario<T> {
  const kept = new NearMap<GameData, Map<string, T>>();
  return (world, open) => {
    let known = kept.get(world.data);
    if (!known) {
      known = new Map();
      kept.set(world.data, known);
    }
    const found = known.get(open.scenario);
    if (found !== undefined) return found;
    const made = make(world, open);
    known.set(open.scenario, made);
    return made;
  };
}
