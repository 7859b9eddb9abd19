import type { Outcome, UnitId } from '@bocage/kernel';
import { sideOfUnit } from '../roster.js';
import { type CrossroadsEvent, type CrossroadsState, NONE, type Open, SEATS, type Tell } from '../types.js';
import type { World } from '../world.js';
import { unitsOf } from './units.js';

/** §C.9 At the end: units left, and the crossroads for whoever holds it. Positive for blue. */
export function margin(world: World, open: Open): number {
  const held = open.holder === NONE ? 0 : open.holder === 0 ? 1 : -1;
  return unitsOf(world, open, 0).length - unitsOf(world, open, 1).length + held * world.data.tables.crossroadsWorth;
}

export function finalOutcome(world: World, open: Open): Outcome {
  const score = margin(world, open);
  if (score === 0) return { level: 'draw', margin: 0, section: 'C.9' };
  return { winner: SEATS[score > 0 ? 0 : 1], level: Math.abs(score) > 2 ? 'clear' : 'narrow', margin: score, section: 'C.9' };
}

/** Nothing is awaited any more. */
export function finish(open: Open, outcome: Outcome, tell: Tell): void {
  open.outcome = outcome;
  open.stack = [{ step: 'over' }];
  tell({ event: 'over', ...(outcome.section ? { section: outcome.section } : {}) });
}

/** §C.9 However the host ends it. */
export function conclude({ open }: CrossroadsState, outcome: Outcome): CrossroadsEvent[] {
  const events: CrossroadsEvent[] = [];
  finish(open, outcome, (event) => void events.push(event));
  return events;
}

/** §C.2 A side that loses its commander has lost. Whoever is lost has fought or was named before, so everybody knows who it was. */
export function lose(world: World, open: Open, unit: UnitId, tell: Tell, section = 'C.7'): void {
  const side = sideOfUnit(world, unit);
  open.hex[unit] = NONE;
  tell({ event: 'lost', section, unit });
  if (open.commander[side] !== unit) return;
  finish(open, { winner: SEATS[1 - side] as string, level: 'commander', margin: side === 0 ? -9 : 9, section: 'C.2' }, tell);
}
