import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES } from '../data/shapes.js';
import type { Lane } from '../ground.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { AFLOAT, type BeachArea, GERMAN, HIGH_TIDE, OMAHA, type Open, POOL, UTAH } from '../types.js';
import type { World } from '../world.js';
import { mayStack } from './stacking.js';
import { hasMark, unitsWhere } from './units.js';
import { type Slotted, waveOf, waveUnits } from './waves.js';

/** §5.5.3 §19.3 The lanes of a Beach Area; the northern coast of Utah has no flats before it. */
export function lanesOf({ ground, data, grid }: World, open: Pick<Open, 'options'>, beach: BeachArea): readonly Lane[] {
  if (beach !== UTAH || open.options['northern-utah'] !== 'on') return ground.lanes[BEACHES[beach] as 'omaha' | 'utah'];
  return data.scenarios.options.northernUtah.lanes.map(([approach, coast]) => ({
    approach: grid.parse(approach as string) as number,
    tidal: -1,
    beach: grid.parse(coast as string) as number,
  }));
}

/** §5.3.1 R7 Where a lane's units wait: at High tide the flats are sea, and they wait there. */
export const waitsAt = (open: Pick<Open, 'tide'>, lane: Lane): number =>
  open.tide === HIGH_TIDE && lane.tidal >= 0 ? lane.tidal : lane.approach;

/** §5.5.3 Where they land: the tidal flat before them, at High tide the beach. */
export const landsAt = (open: Pick<Open, 'tide'>, lane: Lane): number =>
  open.tide === HIGH_TIDE || lane.tidal < 0 ? lane.beach : lane.tidal;

/** §5.7.1 Ranger battalions with the very first wave; §5.3.5 the Royal Marines at Port-en-Bessin. */
const isRanger = ({ data }: World, unit: UnitId): boolean => data.tables.specialLandings.rangers.units.includes(idOf(data, unit));
export const isMarine = ({ data }: World, unit: UnitId): boolean =>
  data.tables.specialLandings.royalMarines.units.includes(idOf(data, unit));
const idOf = (data: World['data'], unit: UnitId): string => data.counters.units[unit]?.id as string;

/** Whether a unit lands by a way of its own, outside the wave (§5.2.3): it may, and need not. §5.7.3 Later Rangers land like all others. */
export const isOptional = (world: World, open: Open, unit: UnitId): boolean =>
  isMarine(world, unit) || (isRanger(world, unit) && isFirst(world, waveOf(world, open, open.turn)));

/** §5.3.1 Units that can be put to sea at a beach this turn and are not yet. */
export function approachers(world: World, open: Open, beach: BeachArea): UnitId[] {
  const slotted = waveOf(world, open, open.turn);
  if (!slotted) return [];
  const special = beach === OMAHA ? unitsWhere(open, (unit) => open.box[unit] === POOL && isOptional(world, open, unit)) : [];
  return [...waveUnits(open, beach, slotted.wave), ...special].sort((a, b) => a - b);
}

const isFirst = ({ data }: World, slotted: Slotted | undefined): boolean =>
  slotted?.cycle === data.tables.specialLandings.rangers.cycle && slotted.wave === data.tables.specialLandings.rangers.wave;

/** §5.3.2 R5 Approach hexes with room for a unit. Rangers wait north of the coast hex they are to take. */
export function approachHexes(world: World, open: Open, beach: BeachArea, unit: UnitId): HexId[] {
  const hexes = waitingHexes(world, open, beach, unit);
  return [...new Set(hexes)].filter((hex) => hasRoomAfloat(world, open, unit, hex)).sort((a, b) => a - b);
}

/** §5.3.2 Whether there is any. */
export const canApproach = (world: World, open: Open, beach: BeachArea, unit: UnitId): boolean =>
  waitingHexes(world, open, beach, unit).some((hex) => hasRoomAfloat(world, open, unit, hex));

/** §5.3.2 */
const waitingHexes = (world: World, open: Open, beach: BeachArea, unit: UnitId): number[] =>
  isOptional(world, open, unit)
    ? ownCoast(world, unit).map(({ waits }) => waits)
    : lanesOf(world, open, beach).map((lane) => waitsAt(open, lane));

/** R5 */
const hasRoomAfloat = (world: World, open: Open, unit: UnitId, hex: HexId): boolean =>
  holderOf(world, open, hex) !== GERMAN &&
  mayStack(world, [...unitsAt(world, open, hex).filter((other) => hasMark(open, other, AFLOAT)), unit]);

const NORTH = 0;

/** §5.3.5 §5.7.1 The coast of those who land by a way of their own, from west to east: where they wait and where they land. */
export function ownCoast({ data, grid }: World, unit: UnitId): { readonly waits: number; readonly lands: number }[] {
  const { rangers, royalMarines } = data.tables.specialLandings;
  if (royalMarines.units.includes(idOf(data, unit)))
    return [{ waits: grid.parse(royalMarines.approach) as number, lands: grid.parse(royalMarines.hex) as number }];
  return rangers.coast.map((label) => {
    const lands = grid.parse(label) as number;
    return { waits: grid.neighbour(lands, NORTH), lands };
  });
}
