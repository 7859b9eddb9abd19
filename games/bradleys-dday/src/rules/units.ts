import type { HexId } from '@bocage/hex';
import { fixed, type UnitId } from '@bocage/kernel';
import { place } from '../occupancy.js';
import type { Roster } from '../roster.js';
import {
  ALLIED,
  type BradleyState,
  ELIMINATED,
  type EliminatedBy,
  GREEN,
  GREY,
  ON_MAP,
  type Open,
  SEGMENTS,
  type Side,
  STEADY,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';

export { clearMark, hasMark, setMark } from '@bocage/wargame';

/** Where a unit is; negative off the map. */
export const hexOf = (open: Pick<Open, 'hex'>, unit: UnitId): HexId => open.hex[unit] as HexId;
export const isOnMap = (open: Open, unit: UnitId): boolean => hexOf(open, unit) >= 0;
export const isDisrupted = (open: Open, unit: UnitId): boolean => open.disrupted[unit] !== STEADY;

/** §7.0 §7.1 §7.2 §7.2.1 The factors of the face that shows. Disruption leaves the protection factor alone (§10.6.2). */
export const combatFactor = (roster: Roster, open: Open, unit: UnitId): number =>
  roster.cf[unit * 2 + (open.mode[unit] as number)] as number;
export const protectionFactor = (roster: Roster, open: Open, unit: UnitId): number =>
  roster.pf[unit * 2 + (open.mode[unit] as number)] as number;
export const allowance = (roster: Roster, open: Open, unit: UnitId): number => roster.ma[unit * 2 + (open.mode[unit] as number)] as number;

/** §10.6.1 Combat factor as it counts: half of a disrupted unit's, rounded up. */
export function effectiveFactor(roster: Roster, open: Open, unit: UnitId): number {
  const factor = combatFactor(roster, open, unit);
  return isDisrupted(open, unit) ? Math.ceil(factor / 2) : factor;
}

/** All units of which something holds, in order of their numbers. */
export function unitsWhere({ hex }: Open, holds: (unit: UnitId) => boolean): UnitId[] {
  const found: number[] = [];
  for (let unit = 0; unit < hex.length; unit++) if (holds(unit)) found.push(unit);
  return found;
}

/** Units of one side on the map, in order of their numbers. */
export function unitsOnMap({ roster }: World, open: Open, side: Side): UnitId[] {
  const found: number[] = [];
  const end = side === ALLIED ? roster.allied : roster.units;
  for (let unit = side === ALLIED ? 0 : roster.allied; unit < end; unit++) if (isOnMap(open, unit)) found.push(unit);
  return found;
}

/** §2.1 Takes units out of the game; they are kept, since victory counts them. */
export function eliminate(
  world: World,
  { open }: BradleyState,
  units: readonly UnitId[],
  why: EliminatedBy,
  section: string,
  tell: Tell,
): void {
  if (units.length === 0) return;
  const hex = open.hex[units[0] as number] as number;
  for (const unit of units) {
    place(world, open, unit, -1);
    setBox(open, unit, ELIMINATED);
    if (isDisrupted(open, unit)) open.disrupted = fixed(open.disrupted.with(unit, STEADY));
    open.marks[unit] = 0;
  }
  tell({ event: 'eliminated', section, units, hex, why });
}

/** §10.6 §10.6.6 Disrupts units until they recover; those that are disrupted already are lost (§10.6.7). The marker is of the player turn's colour (R16). */
export function disrupt(world: World, state: BradleyState, units: readonly UnitId[], section: string, tell: Tell): void {
  const { open } = state;
  const again = units.filter((unit) => isDisrupted(open, unit));
  const fresh = units.filter((unit) => !isDisrupted(open, unit));
  for (const unit of fresh) setDisrupted(world, open, unit, markerColour(open));
  if (fresh.length > 0) tell({ event: 'disrupted', section, units: fresh });
  eliminate(world, state, again, 'disruption', '10.6.7', tell);
}

/** §10.4 Green in the American player turn, grey in the German one. */
const markerColour = ({ segment }: Open): number => (GERMAN_SEGMENTS.includes(segment) ? GREY : GREEN);
const GERMAN_SEGMENTS: readonly string[] = SEGMENTS.slice(SEGMENTS.indexOf('second-recovery'));

/** The only way a unit is disrupted or recovers: its zone of control goes and comes with it (§9.1.6). */
export function setDisrupted(world: World, open: Open, unit: UnitId, marker: number): void {
  const hex = hexOf(open, unit);
  if (hex >= 0) place(world, open, unit, -1);
  open.disrupted = fixed(open.disrupted.with(unit, marker));
  if (hex >= 0) place(world, open, unit, hex);
}

/** The only way a unit changes its face or turns: its zone of control turns with it (§7.4). */
export function setMode(world: World, open: Open, unit: UnitId, mode: number, facing: number): void {
  const hex = hexOf(open, unit);
  if (hex >= 0) place(world, open, unit, -1);
  if (open.mode[unit] !== mode) open.mode = fixed(open.mode.with(unit, mode));
  if (open.facing[unit] !== facing) open.facing = fixed(open.facing.with(unit, facing));
  if (hex >= 0) place(world, open, unit, hex);
}

/** The only way a unit gets into a box, or into the one that says it is on the map: the column is replaced whole. */
export function setBox(open: Open, unit: UnitId, box: number): void {
  if (open.box[unit] !== box) open.box = fixed(open.box.with(unit, box));
}

/** Brings a unit onto the map. */
export function bringOn(world: World, open: Open, unit: UnitId, hex: HexId): void {
  setBox(open, unit, ON_MAP);
  place(world, open, unit, hex);
}

/** Takes a unit off the map into a box. */
export function putInto(world: World, open: Open, unit: UnitId, box: number): void {
  if (isOnMap(open, unit)) place(world, open, unit, -1);
  setBox(open, unit, box);
}
