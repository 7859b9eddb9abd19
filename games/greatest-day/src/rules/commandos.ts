import type { HexId, SideId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { holderOf } from '../occupancy.js';
import { ALLIED } from '../sides.js';
import { CUT_OFF, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { unclearedAt } from './beach.js';
import { hasColumn } from './stacking.js';
import { addMark, clearMark, inColumn, isOnMap, unitsOnMap } from './units.js';

/** §17.3.1 */
export const isCommando = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).templates[unit]?.symbol.startsWith('commando') ?? false;

/** §17.3.2 §X.5 Commandos on the map with the stripe of one of them, in order: those of the same Commando. */
export function commandosWith(world: World, open: Open, unit: UnitId): UnitId[] {
  const { counters } = rosterOf(world, open);
  return unitsOnMap(world, open, ALLIED).filter(
    (other) => isCommando(world, open, other) && counters[other]?.battalion === counters[unit]?.battalion,
  );
}

/** §17.3.2 The first unit of each Commando on the map, in order. */
export const commandos = (world: World, open: Open): UnitId[] =>
  unitsOnMap(world, open, ALLIED).filter((unit) => isCommando(world, open, unit) && commandosWith(world, open, unit)[0] === unit);

/** §17.3.2 Who would be Out of Command with this unit chosen: all farther from it than two hexes. */
export function cutOffBy(world: World, open: Open, unit: UnitId): UnitId[] {
  const { commando } = world.data.tables.command;
  return commandosWith(world, open, unit).filter((other) => world.grid.distance(hexOf(open, unit), hexOf(open, other)) > commando);
}

/** §17.3.2 A unit is chosen: the near are In Command, the far are not, until the chit comes again. */
export function gatherAround(world: World, open: Open, unit: UnitId): UnitId[] {
  const far = cutOffBy(world, open, unit);
  for (const other of commandosWith(world, open, unit)) clearMark(open, other, CUT_OFF);
  for (const other of far) addMark(open, other, CUT_OFF);
  return far;
}

/** §4.2.4(b) Where each closed Gap beside a unit leads. */
function gapsBeside(world: World, open: Open, unit: UnitId): { readonly side: SideId; readonly to: HexId }[] {
  const { grid, ground } = world;
  const from = hexOf(open, unit);
  const sub = ground.subBeach[from] as number;
  const closed = sub < 0 ? [] : ground.gaps(sub).filter((side) => !open.openGaps.includes(side));
  return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const side = grid.side(from, direction);
    const to = grid.neighbour(from, direction);
    return to >= 0 && closed.includes(side) ? [{ side, to }] : [];
  });
}

/** §4.2.4(b) Closed Gaps a Commando in Column may run through: nobody in Column or of the enemy behind them. */
export function dashes(world: World, open: Open, unit: UnitId): { readonly side: SideId; readonly to: HexId }[] {
  if (!isOnMap(open, unit) || !isCommando(world, open, unit) || !inColumn(open, unit) || open.suppressed[unit] === 1) return [];
  if (unclearedAt(world, open, hexOf(open, unit)) < 0) return [];
  return gapsBeside(world, open, unit).filter(({ to }) => holderOf(world, open, to) !== 1 && !hasColumn(world, open, to, unit));
}
export const canDash = (world: World, open: Open, unit: UnitId): boolean => dashes(world, open, unit).length > 0;

/** §4.2.4(b) Each die above its number: the Gaps, the nests. */
export const isAcross = (open: Open, beach: number, [gaps, nests]: readonly [number, number]): boolean =>
  gaps > (open.gaps[beach] as number) && nests > (open.nests[beach] as number);
