import { CLEAR } from '../ground.js';
import { holderOf } from '../occupancy.js';
import { GARRISON } from '../roster.js';
import {
  AIRFIELD,
  type BradleyState,
  DROP_ZONES,
  DUE,
  DZ_BOX,
  DZ_ELIMINATED,
  DZ_IN_HAND,
  DZ_LANDED,
  DZ_TAKEN_UP,
  GERMAN,
  type Open,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { scatterOf } from './look-ups.js';
import { isInPlay, reinforcementOf } from './scenario.js';
import { isSea } from './terrain-costs.js';
import { isOnMap, unitsOnMap, unitsWhere } from './units.js';

/** §4.1 §4.2.2 §4.2.9 Two zones a division: 82nd main and secondary, 101st main and secondary. */
const divisionOf = (zone: number): string => (zone < 2 ? '82' : '101');
const isMain = (zone: number): boolean => zone % 2 === 0;
export const zonesOfDivision = (division: string): readonly [number, number] => (division === '82' ? [0, 1] : [2, 3]);
export const isLost = (open: Open, zone: number): boolean => open.dzState[zone] === DZ_ELIMINATED;

/** Units in the box of a zone (§4.3). */
export const boxed = (open: Open, zone: number): number[] => unitsWhere(open, (unit) => open.box[unit] === DZ_BOX + zone);

/** §4.2.4 §4.2.5 §4.2.6 §17.1.5 A German in its hex eliminates a zone for good. */
export function overrunZone(_world: World, { open }: BradleyState, hex: number, tell: Tell): void {
  for (let zone = 0; zone < DROP_ZONES; zone++) {
    if (open.dzState[zone] !== DZ_LANDED || open.dzHex[zone] !== hex) continue;
    open.dzState[zone] = DZ_ELIMINATED;
    open.dzHex[zone] = -1;
    open.dzLost++;
    tell({ event: 'zone', section: '4.2.5', zone, what: 'eliminated', hex, dice: [], modifier: 0 });
  }
}

/** §4.2.1 §4.2.2 R35 Clear hexes in play without Germans or another zone. */
export const aimHexes = (world: World, open: Open): number[] =>
  world.ground.land.filter((hex) => world.ground.terrain[hex] === CLEAR && isFreeForZone(world, open, hex));

const isFreeForZone = (world: World, open: Open, hex: number): boolean =>
  isInPlay(world, open, hex) && holderOf(world, open, hex) !== GERMAN && !open.dzHex.includes(hex);

/** §4.3.2 c R37 Germans that can still fire at a zone: within three hexes, not spent, no garrisons. */
export function flakUnits(world: World, open: Open, zone: number): number[] {
  return unitsOnMap(world, open, GERMAN).filter(
    (unit) => world.roster.kind[unit] !== GARRISON && open.flakAt[unit] === -1 && isInFlakRange(world, open, unit, zone),
  );
}

const isInFlakRange = ({ grid, data }: World, open: Open, unit: number, zone: number): boolean =>
  isOnMap(open, unit) && grid.distance(open.hex[unit] as number, open.dzHex[zone] as number) <= data.tables.flak.within;

export const firingAt = (open: Open, zone: number): number[] => unitsWhere(open, (unit) => open.flakAt[unit] === zone);

/** §4.3.2 d §4.3.3 d Wind, and flak of those in range of where the zone is now. */
export function zoneModifier(world: World, open: Open, zone: number): number {
  const flak = firingAt(open, zone).filter((unit) => isInFlakRange(world, open, unit, zone)).length;
  return (open.dzWind[zone] as number) + (open.dzFlakSign[zone] as number) * flak * world.data.tables.flak.drm;
}

/** §4.2.3 §4.3.3 a R35 Where a zone comes down with a modified roll; −1 where it must try again. */
export function zoneLandsAt(world: World, open: Open, zone: number, roll: number): number {
  const from = open.dzHex[zone] as number;
  const found = scatterOf(world.data.tables, world.grid, from, roll);
  if (found.kind !== 'lands' || found.hex < 0 || isSea(world, open, found.hex)) return -1;
  return found.hex === from || isFreeForZone(world, open, found.hex) ? found.hex : -1;
}

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Whether any roll lets a zone come down; else it lands where it was aimed, by our ruling. */
export const canScatter = (world: World, open: Open, zone: number): boolean =>
  ROLLS.some((roll) => zoneLandsAt(world, open, zone, roll + zoneModifier(world, open, zone)) >= 0);

/** §4.2.7 Whether a Secondary zone may be taken up: it lies, and somebody of the division may still come by air. */
export function mayTakeUp(world: World, open: Open, zone: number): boolean {
  if (isMain(zone) || open.dzState[zone] !== DZ_LANDED) return false;
  const { counters } = world.data;
  return open.box.some((box, unit) => {
    if (counters.units[unit]?.formation !== divisionOf(zone)) return false;
    if (box >= DZ_BOX && box <= AIRFIELD) return true;
    return box === DUE && reinforcementOf(world, open, unit)?.by === 'glider';
  });
}

/** §4.2.7 To be laid anew, but not in this turn. */
export function takeUp({ open }: BradleyState, zone: number, tell: Tell): void {
  const hex = open.dzHex[zone] as number;
  open.dzState[zone] = DZ_TAKEN_UP;
  open.dzHex[zone] = -1;
  tell({ event: 'zone', section: '4.2.7', zone, what: 'taken-up', hex, dice: [], modifier: 0 });
}

/** §4.2.7 A new turn: what was taken up may be laid. */
export function readyZones(open: Open): void {
  open.dzState = open.dzState.map((state) => (state === DZ_TAKEN_UP ? DZ_IN_HAND : state));
}

/** §4.2.6 §4.2.7 Zones that units can come down at in this turn. */
export const canServe = (open: Open, zone: number): boolean => !isLost(open, zone) && open.dzState[zone] !== DZ_TAKEN_UP;
