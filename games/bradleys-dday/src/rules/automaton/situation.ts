import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { GARRISON } from '../../roster.js';
import { AFLOAT, enemyOf, type Open, type Side, UNRELEASED } from '../../types.js';
import type { World } from '../../world.js';
import { hasMark, hexOf, isDisrupted, unitsOnMap } from '../units.js';
import type { Command } from './compiled.js';

/** What an automaton looks at while it decides once. */
export interface Situation {
  readonly world: World;
  readonly open: Open;
  readonly side: Side;
  /** Hexes with enemy units ashore, garrisons apart. */
  readonly enemies: readonly number[];
  /** Distances to the nearest of them as far as they were asked for. */
  readonly near: Map<number, number>;
}

const FAR = 99;

/** §20.2 */
export function situationOf(world: World, open: Open, side: Side): Situation {
  const ashore = unitsOnMap(world, open, enemyOf(side)).filter(
    (unit) => world.roster.kind[unit] !== GARRISON && !hasMark(open, unit, AFLOAT),
  );
  return { world, open, side, enemies: [...new Set(ashore.map((unit) => hexOf(open, unit)))], near: new Map() };
}

/** §20.4 How far the nearest enemy is from a hex. */
export function enemyWithin({ world, enemies, near }: Situation, hex: HexId): number {
  const known = near.get(hex);
  if (known !== undefined) return known;
  let least = FAR;
  for (const other of enemies) least = Math.min(least, world.grid.distance(hex, other));
  near.set(hex, least);
  return least;
}

/** §20.3 Units of a command that it can give an action to. */
export const membersOf = (open: Open, { units }: Command): UnitId[] =>
  units.filter((unit) => hexOf(open, unit) >= 0 && !hasMark(open, unit, UNRELEASED | AFLOAT));

/** §20.4 Those of them that can act. */
export const steadyOf = (open: Open, command: Command): UnitId[] => membersOf(open, command).filter((unit) => !isDisrupted(open, unit));

/** §3.0 */
export const isNight = ({ data }: World, open: Open): boolean =>
  data.tables.turns.track.find(({ turn }) => turn === open.turn)?.night === true;
