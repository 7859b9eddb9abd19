import type { HexId } from '@bocage/hex';
import type { Tables } from '../data/shapes.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

export type Mission = Tables['gunfire'][number];
export type Purpose = 'attack' | 'defence';

/** §G.1 Every mission is ready again in each combat phase. */
export function renewMissions(world: World, open: Open): void {
  open.missions = world.data.tables.gunfire.map((mission) => mission.missions);
}

/** §G.2 §G.3 What a mission adds. */
export const supportOf = (mission: Mission, purpose: Purpose): number => (purpose === 'attack' ? mission.attack : mission.defence);

/** §G.4 Range is counted from any sea hex of the map. */
export function isInRange(world: World, mission: Mission, hex: HexId): boolean {
  const far = world.ground.fromSea[hex] as number;
  return far >= 0 && far <= mission.range;
}

/** §G.1 §G.4 Missions that can fire on this hex now; one that would add nothing is not offered. */
export function missionsFor(world: World, open: Open, hex: HexId, purpose: Purpose): Mission[] {
  return world.data.tables.gunfire.filter(
    (mission, i) => (open.missions[i] as number) > 0 && supportOf(mission, purpose) > 0 && isInRange(world, mission, hex),
  );
}

/** §G.1 §G.2 The most the missions that are left can add to an attack on these hexes, one at most for each. */
export function mostSupport(world: World, missions: readonly number[], hexes: readonly HexId[]): number {
  const [hex, ...rest] = hexes;
  if (hex === undefined) return 0;
  let most = mostSupport(world, missions, rest);
  world.data.tables.gunfire.forEach((mission, i) => {
    if ((missions[i] as number) === 0 || !isInRange(world, mission, hex)) return;
    most = Math.max(most, mission.attack + mostSupport(world, missions.with(i, (missions[i] as number) - 1), rest));
  });
  return most;
}

/** §G.1 */
export function spendMission(world: World, open: Open, id: string): void {
  const kind = world.data.tables.gunfire.findIndex((mission) => mission.id === id);
  open.missions[kind] = (open.missions[kind] as number) - 1;
}
