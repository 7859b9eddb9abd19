import { LETTER_C, LETTER_S, LETTER_W } from '../ground.js';
import { unitsAt } from '../standing.js';
import { CHERBOURG, type Open } from '../types.js';
import type { World } from '../world.js';

/** §9.3.4 The units activated with one: its stack, or its Formation wherever that is; in Cherbourg there are no stacks. */
export function activatedBy(world: World, open: Open, unit: number, how: 'stack' | 'formation'): number[] {
  const hex = open.hex[unit] as number;
  if (how === 'stack') return hex >= 0 ? unitsAt(world, open, hex) : [];
  const members = world.roster.members[world.roster.formation[unit] as number] as readonly number[];
  return members.filter((member) => (open.hex[member] as number) >= 0 || open.hex[member] === CHERBOURG);
}

/** §9.3.4 Of the activated only Kampfgruppen and Tiger battalions may attack. */
export const reactionAttackers = (world: World, active: readonly number[]): number[] => active.filter((unit) => world.roster.striker[unit]);

/** §10.1 Germans in C, W and S hexes, who may move out in a reaction round without being activated. */
export function strandedUnits(world: World, open: Open): number[] {
  const units: number[] = [];
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    const hex = open.hex[unit] as number;
    const letter = hex >= 0 ? world.ground.letter[hex] : 0;
    if (letter === LETTER_C || letter === LETTER_W || letter === LETTER_S) units.push(unit);
  }
  return units;
}
