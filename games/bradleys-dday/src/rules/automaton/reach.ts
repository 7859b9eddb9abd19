import type { HexId } from '@bocage/hex';
import { controls } from '../../occupancy.js';
import { COMBAT_MODE, enemyOf, MOVEMENT_MODE } from '../../types.js';
import { canChangeMode, forcedSteps, type Mover, reachOf } from '../movement.js';
import { hasRoom } from '../stacking.js';
import { allowance, hexOf } from '../units.js';
import { enemyWithin, type Situation } from './situation.js';
import { garrisonsKeptBy } from './staying.js';

/** A hex a unit can come to, and what the way costs, in halves. */
export interface Stop {
  readonly hex: HexId;
  readonly cost: number;
}

/** §20.4 (3) Whether a hex is next to the enemy, or in his zone. */
export const isContact = (s: Situation, hex: HexId): boolean => enemyWithin(s, hex) <= 1 || controls(s.world, s.open, enemyOf(s.side), hex);

/** Hexes a way does not lead through, and those alone that are asked about. */
interface Stopping {
  readonly avoids?: (hex: HexId) => boolean;
  readonly among?: (hex: HexId) => boolean;
}

const anywhere = (): boolean => true;

/** §20.4 (2) §20.4 (4) Where a unit can end its move in a mode: with points left to dig in again where the enemy is near, and no farther from a garrison than it may. */
export function stopsFor(s: Situation, mover: Mover, mode: number, { avoids, among = anywhere }: Stopping = {}): Stop[] {
  const { world, open } = s;
  const { unit } = mover;
  const start = hexOf(open, unit);
  const reached = reachOf(world, open, mover, avoids ? { mode, avoids } : { mode });
  const found: Stop[] = [];
  for (let i = 0; i < reached.count; i++) {
    const hex = reached.hexes[i] as number;
    if (hex !== start && among(hex)) found.push({ hex, cost: reached.cost(hex) });
  }
  if (mode === open.mode[unit])
    for (const hex of forcedSteps(world, open, mover))
      if (!avoids?.(hex) && among(hex) && !found.some((stop) => stop.hex === hex)) found.push({ hex, cost: mover.points });
  const { returnWithin, garrisonWithin } = world.data.automaton.parameters;
  const kept = garrisonsKeptBy(s, unit);
  const back = world.data.tables.work.changeMode;
  return found.filter(
    ({ hex, cost }) =>
      (mode === COMBAT_MODE || enemyWithin(s, hex) > returnWithin || cost + back <= mover.points) &&
      kept.every((at) => world.grid.distance(hex, at) <= garrisonWithin) &&
      hasRoom(world, open, unit, hex),
  );
}

/** §20.4 (4) Whether it could go over to Movement Mode now, and what it would have left. */
export function marching(s: Situation, mover: Mover): Mover | undefined {
  const { world, open } = s;
  const { unit } = mover;
  if (open.mode[unit] !== COMBAT_MODE || !canChangeMode(world, open, mover)) return undefined;
  if ((world.roster.ma[unit * 2 + MOVEMENT_MODE] as number) === 0 || allowance(world.roster, open, unit) === 0) return undefined;
  if (controls(world, open, enemyOf(s.side), hexOf(open, unit))) return undefined;
  return { ...mover, points: mover.points - world.data.tables.work.changeMode, changed: 1 };
}
