import type { UnitId } from '@bocage/kernel';
import { type EN_ROUTE, LOADING, type Open, WAVE } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { beachOf, subBeachesOf, subBeachOfBox } from './beach.js';
import { isCraft, isSwimmer } from './landing.js';

const SUBS = 10;
const inBoxes = (open: Open, unit: UnitId, from: number): boolean =>
  (open.box[unit] as number) >= from && (open.box[unit] as number) < from + SUBS;

/** §4.5.4(2) Who goes together with a unit: all of its battalion in the same box, or an independent alone. */
export function stackOf(world: World, open: Open, unit: UnitId): UnitId[] {
  const { counters, formation } = rosterOf(world, open);
  const battalion = counters[unit]?.battalion ?? '';
  if (formation[unit] === -1 || battalion === '') return [unit];
  const isWith = (other: UnitId): boolean =>
    open.box[other] === open.box[unit] && counters[other]?.battalion === battalion && formation[other] === formation[unit];
  return counters.flatMap((_, other) => (isWith(other) && isSwimmer(world, open, other) === isSwimmer(world, open, unit) ? [other] : []));
}

/** §4.5.6 The first stack that still waits in the Loading boxes, or on its way from England; empty where none does. */
export function nextStack(world: World, open: Open, from: typeof LOADING | typeof EN_ROUTE): UnitId[] {
  const unit = open.box.findIndex((_, one) => inBoxes(open, one, from));
  return unit < 0 ? [] : stackOf(world, open, unit);
}

/** §4.5.6(1) X7 Wave boxes of the sub-beach a stack has been loading for, as numbers of boxes. */
export function waveBoxesFor(world: World, open: Open, unit: UnitId): number[] {
  const sub = (open.box[unit] as number) - LOADING;
  return fieldOf(world, open).waveBoxes.flatMap((name, at) => (subBeachOfBox(name) === sub ? [WAVE + at] : []));
}

/** §4.5.6(2) Sub-beaches a stack from England can be sent to. */
export const subBeachesFor = (world: World, open: Open): number[] => subBeachesOf(beachOf(world, open));

/** §4.5.4(6) A craft of the pool that is free; −1 none. */
export const freeCraft = (world: World, open: Open): UnitId =>
  open.box.findIndex((box, unit) => box === 1 && isCraft(world, open, unit) && open.hex[unit] === -1);
