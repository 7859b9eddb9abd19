import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { SEA } from '../ground.js';
import { GARRISON, HQ, INFANTRY } from '../roster.js';
import { AFLOAT, type BradleyState, HIGH_TIDE, type Open, type Tell, TIDES } from '../types.js';
import type { World } from '../world.js';
import { disrupt, eliminate, hasMark, hexOf, isOnMap, unitsWhere } from './units.js';

/** §3.1 L §5.4.1 The marker goes round once a turn from the first landings on; before it stands still. */
export function advanceTide({ data }: World, { open }: BradleyState, tell: Tell): void {
  if (open.turn < data.tables.tide.firstTurn) return;
  open.tide = (open.tide + 1) % TIDES.length;
  tell({ event: 'tide', section: '5.4.1', tide: open.tide });
}

/** §5.4.1 §6.3.4 Whether the turn after this one, now or later, has High tide: what then stands on the flats is caught. */
export function precedesHighTide({ data }: World, open: Open, turn: number): boolean {
  const { firstTurn } = data.tables.tide;
  const steps = Math.max(0, turn + 1 - Math.max(open.turn, firstTurn));
  return turn >= firstTurn && (open.tide + steps) % TIDES.length === HIGH_TIDE;
}

/** §6.3.4 §6.3.5 Flats and rocks before the coast, which the tide covers. */
export const isFlooded = ({ ground }: World, hex: HexId): boolean =>
  ground.terrain[hex] === SEA && (ground.tidal[hex] === 1 || ground.shale[hex] === 1);

/** §6.3.4 §6.3.5 What High tide does to those caught in it: nothing, disruption or loss. */
export function caught({ ground, roster }: World, open: Open, unit: UnitId): 'safe' | 'disrupted' | 'lost' {
  const hex = hexOf(open, unit);
  // R14: headquarters and garrisons go with the infantry, weapon units with the guns.
  const light = [INFANTRY, HQ, GARRISON].includes(roster.kind[unit] as number);
  if (ground.shale[hex] === 1) return 'disrupted';
  if (ground.tidal[hex] === 1) {
    if (ground.terrain[hex] === SEA) return light ? 'disrupted' : 'lost';
    if (!light) return 'disrupted';
  }
  return 'safe';
}

/** §3.1 B §6.3.4 After those in green have recovered. */
export function flood(world: World, state: BradleyState, tell: Tell): void {
  const { open } = state;
  if (open.tide !== HIGH_TIDE || open.turn < world.data.tables.tide.firstTurn) return;
  const units = unitsWhere(open, (unit) => isOnMap(open, unit) && !hasMark(open, unit, AFLOAT));
  const lost = units.filter((unit) => caught(world, open, unit) === 'lost');
  const disrupted = units.filter((unit) => caught(world, open, unit) === 'disrupted');
  eliminate(world, state, lost, 'tide', '6.3.4', tell);
  disrupt(world, state, disrupted, '6.3.4', tell);
}
