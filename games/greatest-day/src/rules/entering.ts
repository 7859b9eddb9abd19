import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { place } from '../occupancy.js';
import { setSteady } from '../steady.js';
import { ABANDONED, NO_WORKS, type Open } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { isBareRailBridge } from './bridges.js';
import { takeFerry } from './ferries.js';
import { takeHex } from './objectives.js';
import { isMounted } from './ratings.js';
import { canEverEnter } from './terrain-costs.js';
import { addMark, sideOf } from './units.js';

/** §S.30 §16.3 §S.29 What a unit leaves behind with its hex: works, its Bocage, the job it was at. */
function leaveWorks(open: Open, unit: UnitId): void {
  setSteady(open, 'works', unit, NO_WORKS);
  setSteady(open, 'job', unit, -1);
  if (open.bocage.includes(unit)) open.bocage = open.bocage.filter((other) => other !== unit);
}

/** §15.0 On foot where its transport could never come to: it is left for good. */
function abandons(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  const roster = rosterOf(world, open);
  const transport = roster.transport[unit] as number;
  return transport >= 0 && !isMounted(open, unit) && !canEverEnter(world, open, hex, transport);
}

/** §S.11 A unit comes into a hex, however it comes there. */
export function enterHex(world: World, open: Open, unit: UnitId, hex: HexId): void {
  leaveWorks(open, unit);
  const from = open.hex[unit] as number;
  // §2.4.3 So it does over a railway bridge that is not improved.
  const isBare = from >= 0 && rosterOf(world, open).transport[unit] !== -1 && isBareRailBridge(world, open, from, hex);
  // §2.6.2 Nor does it come over by ferry.
  const isOver = from >= 0 && takeFerry(world, open, from, hex) && rosterOf(world, open).transport[unit] !== -1;
  if (isBare || isOver || abandons(world, open, unit, hex)) addMark(open, unit, ABANDONED);
  place(world, open, unit, hex);
  takeHex(open, hex, sideOf(world, open, unit), open.steps[unit] as number);
}
