import type { Chit } from '../chits.js';
import { ABSENT, type Open } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { hourAt, nightAt } from './calendar.js';
import { sleepsAtNight } from './dispatch.js';
import { isAlive } from './units.js';

/** §S.2 Chits of the scenario that are in the game by now, Formation chits apart. */
export function chitsDue(world: World, open: Open): number[] {
  const { scenario, chits } = fieldOf(world, open);
  const listed = new Set([scenario.chits.first, ...scenario.chits.mug]);
  for (const { turn, chit } of scenario.chits.later) if (turn <= open.turn) listed.add(chit);
  return chits.flatMap(({ id }, chit) => (listed.has(id) ? [chit] : []));
}

/** A2 §4.1.8 §17.2 A chit that would activate nobody is left out: its division has no living unit, the fleet or a Commonwealth Formation at night. */
export function isSilent(world: World, open: Open, chit: number): boolean {
  const listed = fieldOf(world, open).chits[chit] as Chit;
  const { kind, division } = listed;
  if (kind === 'naval') return nightAt(world, open);
  if (nightAt(world, open) && sleepsAtNight(world, listed)) return true;
  if (kind !== 'division' && kind !== 'formation') return false;
  const roster = rosterOf(world, open);
  // Rearguards and craft in their pools are nobody.
  return !roster.counters.some((_, unit) => roster.division[unit] === division && isAlive(open, unit) && open.box[unit] !== ABSENT);
}

/** A1 A2 §6.0 §3.1 The last chit of a turn is in play first in the next one; Event! and, after 2100, the airborne division's are drawn anew instead. */
export function isCarried(world: World, open: Open, chit: number): boolean {
  const { kind, division } = fieldOf(world, open).chits[chit] as Chit;
  const isAirborne = kind === 'division' && world.data.counters.divisions[division]?.id === '6ab';
  return kind !== 'event' && !(isAirborne && hourAt(world, open) === 2100);
}
