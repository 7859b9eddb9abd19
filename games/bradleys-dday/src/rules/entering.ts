import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { sideOf } from '../roster.js';
import { ALLIED, type BradleyState, GERMAN, type Tell } from '../types.js';
import type { World } from '../world.js';
import { noteFort } from './beachhead.js';
import { overrunZone } from './drop-zones.js';

/** What happens wherever a unit comes to by its own feet, passing or staying: §4.2.5 drop zones are overrun, §5.10.1 beach forts taken. */
export function entered(world: World, state: BradleyState, unit: UnitId, hex: HexId, tell: Tell): void {
  const side = sideOf(world.roster, unit);
  if (side === GERMAN) overrunZone(world, state, hex, tell);
  if (side === ALLIED) noteFort(world, state, hex, tell);
}
