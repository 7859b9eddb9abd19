import { type BradleyState, GREEN, GREY, STEADY, type Tell } from '../types.js';
import type { World } from '../world.js';
import { beginEntry } from './entry.js';
import { beginRelease } from './release.js';
import { flood } from './tide.js';
import { setDisrupted, unitsWhere } from './units.js';

/** §10.6.4 §10.6.5 All markers of one colour go, whoever bears them. */
function recover(world: World, { open }: BradleyState, marker: number, section: string, tell: Tell): void {
  const units = unitsWhere(open, (unit) => open.disrupted[unit] === marker);
  for (const unit of units) setDisrupted(world, open, unit, STEADY);
  if (units.length > 0) tell({ event: 'recovered', section, units });
}

/** §3.1 B Green markers go, then the tide takes whom it reaches. */
export function beginRecovery(world: World, state: BradleyState, tell: Tell): void {
  recover(world, state, GREEN, '10.6.4', tell);
  flood(world, state, tell);
}

/** §3.1 G Grey markers go, and reinforcements come on. */
export function beginSecondRecovery(world: World, state: BradleyState, tell: Tell): void {
  recover(world, state, GREY, '10.6.5', tell);
  beginEntry(world, state, 'german', tell);
  beginRelease(world, state, tell);
}
