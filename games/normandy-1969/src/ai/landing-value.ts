import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BOCAGE, CITY, SEA } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { GERMAN, type NormandyView } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './choose.js';
import { POSTURES, type Posture } from './move-value.js';
import { valueFor } from './moves.js';

/** Where the airborne divisions are wanted: a share of the regiments for the west, the rest for the east. */
export const DROP_TACTICS = ['split', 'west', 'east'] as const;

const DROP: Posture = { objective: 1, attack: 0, safety: 0.3, stay: 0 };
/** §P.3 A regiment that drifts from here may come down in the sea, or where there is no room. */
const DRIFTS_AWAY = -12;
/** Behind the beaches, not on them: nearer than this the assault forces walk. */
const BEHIND = 3;
const LINK_UP = 6;

/** Clear ground behind a beach, out of the wind's way to the sea, close to something worth taking, and not on top of the enemy. */
export function dropValue(mind: Mind, view: NormandyView, unit: UnitId, tactic: string): (hex: HexId) => number {
  const { world, fields } = mind;
  const worthOf = valueFor(mind, view, unit, DROP);
  const west = tactic === 'split' ? unit % 4 !== 3 : tactic === 'west';
  return (hex) => {
    const terrain = world.ground.terrain[hex];
    const ground = terrain === BOCAGE ? -2.5 : terrain === CITY ? -1.5 : 0;
    const beach = fields.fromBeach[hex] as number;
    const sector = fields.sector[hex] as number;
    const side = (sector === 0) === west && (west || sector >= 3) ? 3 : 0;
    const link = beach < BEHIND ? 4 * (beach - BEHIND) : 0.6 * Math.min(0, LINK_UP - beach);
    return worthOf(hex) + ground + link + side - 0.5 * enemiesAround(world, view, hex) + driftRisk(world, view, hex);
  };
}

/** §P.3 §R.6 */
function driftRisk(world: World, { open }: NormandyView, hex: HexId): number {
  const { grid, ground, data } = world;
  const { count } = occupancyOf(world, open);
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbour(hex, direction);
    if (to < 0 || ground.terrain[to] === SEA || (count[to] as number) >= data.tables.limits.stacking) return DRIFTS_AWAY;
  }
  return 0;
}

/** Commandos help the assault: next to a beach and next to the enemy. */
export const commandoValue =
  (world: World, view: NormandyView) =>
  (hex: HexId): number => {
    const beach = Math.min(...world.ground.beachHexes.flat().map((at) => world.grid.distance(at, hex)));
    return -beach + Math.min(2, enemiesAround(world, view, hex)) - (beach === 0 ? 1 : 0);
  };

/** Assault forces spread over all beaches and then go where there is somebody to attack. */
export function assaultValue(mind: Mind, view: NormandyView, unit: UnitId): (hex: HexId) => number {
  const { count } = occupancyOf(mind.world, view.open);
  const worthOf = valueFor(mind, view, unit, POSTURES.assault as Posture);
  return (hex) => worthOf(hex) - 0.8 * (count[hex] as number);
}

function enemiesAround(world: World, view: NormandyView, hex: HexId): number {
  const { side } = occupancyOf(world, view.open);
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = world.grid.neighbour(hex, direction);
    if (next >= 0 && side[next] === GERMAN) count++;
  }
  return count;
}
