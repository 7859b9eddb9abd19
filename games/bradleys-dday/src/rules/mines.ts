import type { HexId } from '@bocage/hex';
import { BEACHES } from '../data/shapes.js';
import { BEACH } from '../ground.js';
import { type BeachArea, GERMAN, type Open, type Sealed, UTAH } from '../types.js';
import type { World } from '../world.js';
import { lanesOf } from './approach.js';
import { isAutomaton } from './automaton/seats.js';
import { CLEARED, MINED } from './checked.js';
import { scenarioOf } from './scenario.js';

/** §5.4.3 §15.1.1 Hexes of a Beach Area that can be mined: its beach hexes. */
export const minableHexes = (world: World, open: Open, beach: BeachArea): HexId[] =>
  world.ground.land.filter((hex) => isMinable(world, open, hex) && beachOf(world, open, hex) === beach);

/** The Beach Area a beach hex belongs to, if it lands in this scenario; −1 none. §19.3 Utah is then its northern coast alone. */
export function beachOf(world: World, open: Open, hex: HexId): number {
  const printed = world.ground.beachArea[hex] as number;
  const moved = printed === UTAH && open.options['northern-utah'] === 'on';
  const area = isNorthern(world, open, hex) ? UTAH : moved ? -1 : printed;
  const name = BEACHES[area];
  return name !== undefined && scenarioOf(world, open).beaches.includes(name) ? area : -1;
}

/** §5.4.3 §15.1.1 */
export const isMinable = (world: World, open: Open, hex: HexId): boolean =>
  (world.ground.terrain[hex] === BEACH || isNorthern(world, open, hex)) && beachOf(world, open, hex) >= 0;

/** §19.3 A landing hex of the northern coast, if that is where Utah lands. */
const isNorthern = (world: World, open: Open, hex: HexId): boolean =>
  open.options['northern-utah'] === 'on' && lanesOf(world, open, UTAH).some(({ beach }) => beach === hex);

/** §5.4.3 b Where another mine point may go: a hex of its own, and no more at a beach than the scenario lets. */
export function mineHexes(world: World, open: Open, mines: readonly number[]): HexId[] {
  const { most } = scenarioOf(world, open).mines;
  return ([0, 1] as const).flatMap((beach) => {
    const laid = mines.filter((hex) => beachOf(world, open, hex) === beach).length;
    return laid < most ? minableHexes(world, open, beach).filter((hex) => !mines.includes(hex)) : [];
  });
}

/** §5.4.3 c §15.1.3 Points left at a beach. */
export const pointsAt = (world: World, open: Open, { mines }: Pick<Sealed, 'mines'>, beach: BeachArea): number =>
  // §20.1 The automaton's points are open, and lie nowhere before they are found.
  isAutomaton(open, GERMAN)
    ? Math.max(0, open.minePoints[beach] as number)
    : mines.filter((hex) => beachOf(world, open, hex) === beach).length;

/** §20.1 The odds that a check finds a point of the automaton's: points not found yet, of the hexes nobody has checked. */
export function checkOdds(world: World, open: Open, beach: BeachArea): { readonly points: number; readonly hexes: number } {
  const { found, unchecked } = seenAt(world, open, beach);
  return { points: Math.max(0, (open.minePoints[beach] as number) - found.length), hexes: unchecked.length };
}

/** §19.1 Whether this is the landing whose tide the Americans have chosen, and it is this one. */
export const isChosenTide = ({ data }: World, open: Open, tide: 'average' | 'high'): boolean =>
  open.options.tide === tide && open.turn === data.tables.tide.firstTurn;

/** §5.4.3 §19.1 What mine points count for in a landing: at a chosen Average tide fewer for the shift, at High more for shift and losses. */
export function minesCounted(world: World, open: Open, points: number, at: 'displacement' | 'casualties'): number {
  const { averageMines, highMinesTimes } = world.data.scenarios.options.alternateTide;
  if (at === 'displacement' && isChosenTide(world, open, 'average')) return Math.max(0, points + averageMines);
  return isChosenTide(world, open, 'high') ? points * highMinesTimes : points;
}

/** What all know of a beach: mines found and not cleared, mines cleared, hexes nobody has checked, of so many that can be mined. */
export function seenAt(
  world: World,
  open: Open,
  beach: BeachArea,
): { readonly found: number[]; readonly cleared: number; readonly unchecked: number[]; readonly hexes: number } {
  const hexes = minableHexes(world, open, beach);
  const as = (hex: HexId): number => open.checkedAs[open.checked.indexOf(hex)] ?? -1;
  return {
    found: hexes.filter((hex) => as(hex) === MINED),
    cleared: hexes.filter((hex) => as(hex) === CLEARED).length,
    unchecked: hexes.filter((hex) => as(hex) === -1),
    hexes: hexes.length,
  };
}
