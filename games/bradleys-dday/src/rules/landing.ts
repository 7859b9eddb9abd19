import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Lane } from '../ground.js';
import { holderOf, place, unitsAt } from '../occupancy.js';
import {
  type AbortFrame,
  AFLOAT,
  type BeachArea,
  type BradleyState,
  GERMAN,
  LANDED,
  OMAHA,
  type Open,
  POOL,
  type Tell,
  WET,
} from '../types.js';
import type { World } from '../world.js';
import { isMarine, isOptional, landsAt, lanesOf, ownCoast, waitsAt } from './approach.js';
import { isGun } from './close-assault.js';
import { entered } from './entering.js';
import { mayStack } from './stacking.js';
import { clearMark, hasMark, hexOf, putInto, setMark, unitsWhere } from './units.js';

/** §5.3.1 Units at sea before a Beach Area, in order. */
export const afloatAt = (world: World, open: Open, beach: BeachArea): UnitId[] =>
  unitsWhere(open, (unit) => hasMark(open, unit, AFLOAT) && beachOfUnit(world, open, unit) === beach);

/** The Beach Area a unit at sea is bound for; who lands by a way of his own belongs to Omaha (§5.7.3). */
function beachOfUnit(world: World, open: Open, unit: UnitId): BeachArea {
  if (isOptional(world, open, unit)) return OMAHA;
  return laneOf(world, open, 0, hexOf(open, unit)) >= 0 ? 0 : 1;
}

/** The lane that begins at an approach hex, −1 none. */
const laneOf = (world: World, open: Open, beach: BeachArea, hex: HexId): number =>
  lanesOf(world, open, beach).findIndex((lane) => waitsAt(open, lane) === hex);

/** The ways a unit can be shifted along, from west to east or north to south: where it waits and where it lands. */
export function berths(
  world: World,
  open: Open,
  beach: BeachArea,
  unit: UnitId,
): readonly { readonly waits: number; readonly lands: number }[] {
  if (isOptional(world, open, unit)) return ownCoast(world, unit);
  return lanesOf(world, open, beach).map((lane) => ({ waits: waitsAt(open, lane), lands: landsAt(open, lane) }));
}

/** §5.5.3 §5.7.1 The hex a unit at sea lands on from where it is now. */
export function landingHex(world: World, open: Open, beach: BeachArea, unit: UnitId): number {
  const at = hexOf(open, unit);
  if (isOptional(world, open, unit)) return ownCoast(world, unit).find(({ waits }) => waits === at)?.lands as number;
  return landsAt(open, lanesOf(world, open, beach)[laneOf(world, open, beach, at)] as Lane);
}

/** §5.5.3 §5.5.5 R4 Moves a unit at sea by whole lanes, left negative; beyond the last it goes back to the pool. */
export function shiftUnit(world: World, open: Open, beach: BeachArea, unit: UnitId, shift: number): 'shifted' | 'aborted' {
  const list = berths(world, open, beach, unit);
  // Left is east at Omaha and south at Utah: towards the end of the list.
  const to = list[list.findIndex(({ waits }) => waits === open.hex[unit]) - shift];
  if (to && holderOf(world, open, to.waits) !== GERMAN) {
    place(world, open, unit, to.waits);
    return 'shifted';
  }
  abort(world, open, beach, unit);
  return 'aborted';
}

/** §5.5.5 R4 Back to the Landing Pool. */
export function abort(world: World, open: Open, beach: BeachArea, unit: UnitId): void {
  putInto(world, open, unit, POOL + beach);
  clearMark(open, unit, AFLOAT);
}

/** Units at sea by the hex they are to land on, in order of the hexes' numbers. */
export function byLandingHex(world: World, open: Open, beach: BeachArea): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const unit of afloatAt(world, open, beach)) {
    const hex = landingHex(world, open, beach, unit);
    found.set(hex, [...(found.get(hex) ?? []), unit]);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

/** §5.5.5 R5 Whether more would land in a hex than may stand there. */
export function isCrowded(world: World, open: Open, hex: HexId, units: readonly UnitId[]): boolean {
  const ashore = unitsAt(world, open, hex).filter((other) => !hasMark(open, other, AFLOAT));
  return !mayStack(world, holderOf(world, open, hex) === GERMAN ? units : [...ashore, ...units]);
}

/** §5.5.5 §5.5.6 By which rule units turn back: too many would land, or Germans stand there. */
export const abortSection = (why: AbortFrame['why']): string => (why === 'full' ? '5.5.5' : '5.5.6');

/** §5.5.6 §10.3.1 Guns do not assault: alone before Germans they cannot land. */
export const assaulters = (world: World, units: readonly UnitId[]): UnitId[] => units.filter((unit) => !isGun(world, unit));

/** §5.5.7 A unit comes ashore. */
export function comeAshore(world: World, state: BradleyState, unit: UnitId, hex: HexId, tell: Tell): void {
  const { open } = state;
  const path = [hexOf(open, unit), hex];
  place(world, open, unit, -1);
  clearMark(open, unit, AFLOAT);
  setMark(open, unit, LANDED | WET);
  place(world, open, unit, hex);
  tell({ event: 'landed', section: '5.5.7', unit, path });
  entered(world, state, unit, hex, tell);
}

/** §5.5.1 §5.7.2 §19.4 R10 The rolls of displacement: each Ranger battalion by itself, then the wave at once or hex by hex. */
export function displacementGroups(world: World, open: Open, beach: BeachArea): number[][] {
  const units = afloatAt(world, open, beach).filter((unit) => !isMarine(world, unit));
  const alone = units.filter((unit) => isOptional(world, open, unit)).map((unit) => [unit]);
  const wave = units.filter((unit) => !isOptional(world, open, unit));
  if (open.options['hex-shift'] !== 'on') return wave.length > 0 ? [...alone, wave] : alone;
  const hexes = [...new Set(wave.map((unit) => hexOf(open, unit)))].sort((a, b) => a - b);
  return [...alone, ...hexes.map((hex) => wave.filter((unit) => open.hex[unit] === hex))];
}

/** §5.5.4 §19.4 The hexes a shift disrupts: one of the fullest; where each hex is shifted by itself, every one that is and has enough units. */
export function disorderedHexes(world: World, open: Open, beach: BeachArea, shifted: readonly number[]): number[][] {
  if (shifted.length === 0) return [];
  if (open.options['hex-shift'] !== 'on') return [fullestHexes(world, open, beach)].filter((hexes) => hexes.length > 0);
  const { disruptsFrom } = world.data.scenarios.options.hexShift;
  return [...byLandingHex(world, open, beach)]
    .filter(([, units]) => units.length >= disruptsFrom && units.some((unit) => shifted.includes(unit)))
    .map(([hex]) => [hex]);
}

/** §5.5.4 R6 The hexes of the wave with the most landing units. */
function fullestHexes(world: World, open: Open, beach: BeachArea): number[] {
  const counts = [...byLandingHex(world, open, beach)].map(
    ([hex, units]) => [hex, units.filter((unit) => !isOptional(world, open, unit)).length] as const,
  );
  const most = Math.max(0, ...counts.map(([, count]) => count));
  return most === 0 ? [] : counts.filter(([, count]) => count === most).map(([hex]) => hex);
}
