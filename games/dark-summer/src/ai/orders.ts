import { ALLIED, type Command, hexOf, type Open, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { type March, marchesOf } from './divisions.js';
import type { Fields } from './fields.js';
import { type Mission, missionsOf } from './objectives.js';
import { attackOf, defenceOf } from './sense.js';
import type { Style } from './styles.js';

/** Whom a mission may count on. */
function isFree(world: World, open: Open, unit: number): boolean {
  return hexOf(open, unit) >= 0 && world.ground.terrain[hexOf(open, unit)] !== 0 && (world.roster.allowance[unit] as number) > 0;
}

const HALF_WAY = 14;

const MARCH_WEIGHT = 2;

/** What a command is about in a round. */
export interface Orders {
  readonly missions: readonly Mission[];
  /** By unit: an index into the missions, −1 for who has none. */
  readonly given: Int8Array;
  /** Divisions that march off the map. */
  readonly marches: readonly March[];
}

/** Missions and marches of this moment, and who has which. */
export function makeOrders(world: World, fields: Fields, open: Open, command: Command, style: Style): Orders {
  const marches = marchesOf(world, fields, open, command, style);
  const missions = missionsOf(world, fields, open, command, style);
  const given = new Int8Array(world.roster.units).fill(-1);
  const all = [...missions];
  for (const { target, formations } of marches) {
    for (const formation of formations) for (const unit of world.roster.members[formation] as readonly number[]) given[unit] = all.length;
    all.push({ id: target, far: fields.targets[target]?.far as Float32Array, force: 0, weight: MARCH_WEIGHT, near: 0, isMarch: true });
  }
  assign(world, open, command, missions, given);
  return { missions: all, given, marches };
}

/** Hands out the missions: the nearest to the weightiest first, until each has what it asks for. */
function assign(world: World, open: Open, command: Command, missions: readonly Mission[], given: Int8Array): void {
  const side = sideOfCommand(command);
  const factor = (unit: number): number => (side === ALLIED ? attackOf(world, open, unit) : defenceOf(world, open, unit));
  const pairs: { readonly unit: number; readonly mission: number; readonly score: number }[] = [];
  for (let unit = 0; unit < world.roster.units; unit++) {
    if (world.roster.command[unit] !== command || !isFree(world, open, unit) || (given[unit] as number) >= 0) continue;
    missions.forEach(({ far, weight }, mission) => {
      pairs.push({ unit, mission, score: (weight * HALF_WAY) / (HALF_WAY + (far[hexOf(open, unit)] as number)) });
    });
  }
  pairs.sort((a, b) => b.score - a.score || a.unit - b.unit);
  const filled = missions.map(() => 0);
  for (const { unit, mission } of pairs) {
    if ((given[unit] as number) >= 0 || (filled[mission] as number) >= (missions[mission] as Mission).force) continue;
    given[unit] = mission;
    filled[mission] = (filled[mission] as number) + factor(unit);
  }
  for (const { unit, mission } of pairs) if ((given[unit] as number) < 0) given[unit] = mission;
}
