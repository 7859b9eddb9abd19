import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CITY, TOWN } from '../../ground.js';
import { holderOf } from '../../occupancy.js';
import { enemyOf, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { fieldOf } from '../field.js';
import { hexOf } from '../units.js';
import type { Command } from './compiled.js';
import { enemyWithin, membersOf, type Situation } from './situation.js';

/** §20.2 The current objective: the first with an enemy near, else the one its command idles at; −1 for the guns. */
export function objectiveOf(s: Situation, command: Command, unit = membersOf(s.open, command)[0]): number {
  const { objectives, idle, id } = command;
  if (id === 'reserve') return unit === undefined ? -1 : reserveObjective(s, unit);
  const { threatWithin } = s.world.data.automaton.commands;
  const threatened = objectives.find((hex) => enemyWithin(s, hex) <= threatWithin);
  return threatened ?? (idle === 'last' ? objectives.at(-1) : objectives[0]) ?? -1;
}

/** §20.2 The reserve makes for the nearest beachhead, else the nearest town the enemy holds, else a place on its side of the map. */
function reserveObjective({ world, open, side }: Situation, unit: UnitId): number {
  const beachheads = open.beachhead.filter((hex) => hex >= 0);
  if (beachheads.length > 0) return nearestByPoints(world, open, unit, beachheads);
  const enemy = enemyOf(side);
  const { terrain } = world.ground;
  const isTown = (hex: HexId): boolean => hex >= 0 && (terrain[hex] === TOWN || terrain[hex] === CITY);
  const towns = [...new Set(open.hex)].filter((hex) => isTown(hex) && holderOf(world, open, hex) === enemy);
  if (towns.length > 0) return nearestByPoints(world, open, unit, towns);
  const { westTo, west, east } = world.data.automaton.commands.reserve;
  const column = world.ground.column[hexOf(open, unit)] as number;
  return world.grid.parse(column <= westTo ? west : east) as number;
}

/** §20.2 By movement points, then the lower number. */
function nearestByPoints(world: World, open: Open, unit: UnitId, hexes: readonly HexId[]): number {
  const cost = (hex: HexId): number => fieldOf(world, open, unit, hex)[hexOf(open, unit)] as number;
  return [...hexes].sort((a, b) => cost(a) - cost(b) || a - b)[0] as number;
}

/** §20.2 Whether a hex is one of the objectives of a side's commands. */
export const isObjective = ({ world, side }: Situation, hex: HexId): boolean =>
  world.commands.list.some((command) => command.side === side && command.objectives.includes(hex));
