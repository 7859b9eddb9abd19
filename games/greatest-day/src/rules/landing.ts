import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { putAway } from '../occupancy.js';
import { setSteady } from '../steady.js';
import { ABSENT, COLUMN, MOUNTED, type Open, WAVE } from '../types.js';
import { fieldOf, rosterOf, type World } from '../world.js';
import { hasColumn, stepsIn } from './stacking.js';
import { eliminate } from './units.js';

const BOXES = 10;

/** §4.1.7(c) */
export const isCraft = (world: World, open: Open, unit: UnitId): boolean => rosterOf(world, open).templates[unit]?.id === 'landing-craft';
/** §4.5.5(1) */
export const isSwimmer = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).templates[unit]?.id === 'swimming-tank-squadron';

/** §4.5.1 In a Landing Wave box. */
const isInWave = (open: Open, unit: UnitId): boolean => (open.box[unit] as number) >= WAVE && (open.box[unit] as number) < WAVE + BOXES;

/** §4.5.4 Who is aboard a craft, in order. */
export function passengersOf({ aboard }: Open, craft: UnitId): UnitId[] {
  const found: UnitId[] = [];
  for (let unit = aboard.indexOf(craft); unit >= 0; unit = aboard.indexOf(craft, unit + 1)) found.push(unit);
  return found;
}

/** §4.5.1 Craft and swimming tanks that wait in the wave boxes, in order. */
export function waiting(world: World, open: Open): UnitId[] {
  const { allied } = rosterOf(world, open);
  const found: UnitId[] = [];
  for (let unit = 0; unit < allied; unit++)
    if (isInWave(open, unit) && open.aboard[unit] === -1 && (isCraft(world, open, unit) || isSwimmer(world, open, unit))) found.push(unit);
  return found;
}

/** §S.14 §4.5.4(4) Whether these all find room: eight steps, and one of them in Column where nobody is. */
function allFit(open: Open, units: readonly UnitId[], room: number, columnFree: boolean): boolean {
  const steps = units.map((unit) => open.steps[unit] as number);
  const total = steps.reduce((sum, one) => sum + one, 0);
  return total - (columnFree ? Math.max(0, ...steps) : 0) <= room;
}

/** §S.14 Steps that still find room in a hex. */
const roomAt = (world: World, open: Open, hex: HexId): number => world.data.tables.stacking.steps - stepsIn(world, open, hex);

/** §S.14 §4.5.4(4) Whether all of these find room with nobody in Column. */
export const allDeployed = (world: World, open: Open, units: readonly UnitId[], hex: HexId): boolean =>
  allFit(open, units, roomAt(world, open, hex), false);

/** §4.5.2 The hexes of the box a craft or swimming tank waits in. */
export const eligibleHexes = (world: World, open: Open, unit: UnitId): readonly HexId[] =>
  world.ground.landing(fieldOf(world, open).waveBoxes[(open.box[unit] as number) - WAVE] as string);

/** §4.5.2 X3 Eligible hexes of a craft or swimming tank where all of it finds room. Swimmers do not come in Column. */
export function landingHexes(world: World, open: Open, unit: UnitId): HexId[] {
  const units = isCraft(world, open, unit) ? passengersOf(open, unit) : [unit];
  const inColumn = isCraft(world, open, unit);
  return eligibleHexes(world, open, unit).filter((hex) =>
    allFit(open, units, roomAt(world, open, hex), inColumn && !hasColumn(world, open, hex, -1)),
  );
}

/** §4.5.1 X3 Who must and can land now. */
export const landable = (world: World, open: Open): UnitId[] =>
  waiting(world, open).filter((unit) => landingHexes(world, open, unit).length > 0);

export const LANDING_POSTURES = ['deployed', 'column', 'mounted', 'mounted-column'] as const;
export type LandingPosture = (typeof LANDING_POSTURES)[number];
export const POSTURE_BITS: Readonly<Record<LandingPosture, number>> = {
  deployed: 0,
  column: COLUMN,
  mounted: MOUNTED,
  'mounted-column': MOUNTED | COLUMN,
};

/** §4.5.4(4) How the first of these may step off, so that the others still find room; mounted with organic transport only. */
export function unloadingPostures(world: World, open: Open, units: readonly UnitId[], hex: HexId): LandingPosture[] {
  const [first, ...others] = units as [UnitId, ...UnitId[]];
  const room = roomAt(world, open, hex);
  const columnFree = !hasColumn(world, open, hex, -1);
  const deployed = allFit(open, others, room - (open.steps[first] as number), columnFree) && (open.steps[first] as number) <= room;
  const column = columnFree && allFit(open, others, room, false);
  const rides = rosterOf(world, open).transport[first] !== -1;
  return LANDING_POSTURES.filter(
    (posture) => (POSTURE_BITS[posture] & COLUMN ? column : deployed) && (rides || (POSTURE_BITS[posture] & MOUNTED) === 0),
  );
}

/** §4.1.7(c) §4.5.4(3) D2 A passenger takes over all its craft has suffered. Returns false when that is its end. */
export function inherit(world: World, open: Open, craft: UnitId, unit: UnitId): boolean {
  const lost = (rosterOf(world, open).steps[craft] as number) - (open.steps[craft] as number);
  setSteady(open, 'aboard', unit, -1);
  if ((open.steps[unit] as number) <= lost) {
    eliminate(world, open, unit);
    return false;
  }
  open.steps[unit] = (open.steps[unit] as number) - lost;
  open.cohesion[unit] = Math.max(open.cohesion[unit] as number, open.cohesion[craft] as number);
  open.suppressed[unit] = Math.max(open.suppressed[unit] as number, open.suppressed[craft] as number);
  return true;
}

/** §4.5.4(6) A craft goes back to the pool, whole again. */
export function recycle(world: World, open: Open, craft: UnitId): void {
  putAway(world, open, craft, ABSENT);
  open.steps[craft] = rosterOf(world, open).steps[craft] as number;
  open.cohesion[craft] = 0;
  open.suppressed[craft] = 0;
  setSteady(open, 'drift', craft, 0);
  open.marks[craft] = 0;
}

/** §4.5.4(3) §4.4.7(b) A craft, a ship or a swimmer is lost, with all aboard: who they were. */
export function sink(world: World, open: Open, unit: UnitId): UnitId[] {
  const aboard = passengersOf(open, unit);
  for (const passenger of aboard) {
    setSteady(open, 'aboard', passenger, -1);
    eliminate(world, open, passenger);
  }
  if (isCraft(world, open, unit)) recycle(world, open, unit);
  else eliminate(world, open, unit);
  return aboard;
}

/** §4.2.1 §14.0 Craft on the sand with a drift marker: units with a black stripe until it is gone. */
export const isAdrift = (world: World, open: Open, unit: UnitId): boolean =>
  (open.drift[unit] as number) > 0 && isCraft(world, open, unit) && (open.hex[unit] as number) >= 0;

/** §4.2.1 Whether a unit can shake off a level of drift: a move, so not while it is suppressed. */
export const canShakeOff = (_world: World, open: Open, unit: UnitId): boolean =>
  (open.drift[unit] as number) > 0 && (open.hex[unit] as number) >= 0 && open.suppressed[unit] === 0;
