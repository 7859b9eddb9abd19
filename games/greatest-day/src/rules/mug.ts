import type { Open } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { nightAt } from './calendar.js';
import { isAlive } from './units.js';

/** §S.2 Chits of the scenario that are in the game by now, Formation chits apart. */
export function chitsDue(world: World, open: Open): number[] {
  const { scenario, chits } = fieldOf(world, open);
  const listed = new Set([scenario.chits.first, ...scenario.chits.mug]);
  for (const { turn, chit } of scenario.chits.later) if (turn <= open.turn) listed.add(chit);
  return chits.flatMap(({ id }, chit) => (listed.has(id) ? [chit] : []));
}

/** A2 §4.1.8 A chit that would activate nobody is left out: its division has no living unit, or the fleet at night. */
export function isSilent(world: World, open: Open, chit: number): boolean {
  const { kind, division } = fieldOf(world, open).chits[chit] as { kind: string; division: number };
  if (kind === 'naval') return nightAt(world, open);
  if (kind !== 'division' && kind !== 'formation') return false;
  const roster = rosterOf(world, open);
  return !roster.counters.some((_, unit) => roster.division[unit] === division && isAlive(open, unit));
}
