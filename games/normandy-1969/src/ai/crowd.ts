import type { HexId } from '@bocage/hex';
import type { Memory, UnitId } from '@bocage/kernel';
import { occupancyOf, sideOf } from '../occupancy.js';
import { hexOf, type NormandyView, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './choose.js';
import { type Front, frontAgainst, frontWithout } from './onset.js';

/** §C.9 Who would be left without a way back for a move of one unit, and what it is worth that it goes out of the way. */
export interface Crowd {
  by(hex: HexId): number;
  readonly relief: number;
}

/** What clearing a way back is worth: more than most reasons to stay. */
const CLEARS = 8;
const NO_CROWD: Crowd = { by: () => 0, relief: 0 };

/** The Allies move once more before anybody attacks them: then nobody is in the way yet. */
const isTooEarly = ({ phase }: Open): boolean => phase === 'allied-first';

export function crowdAround({ world, lanes }: Mind, view: NormandyView, unit: UnitId, memory: Memory): Crowd {
  if (isTooEarly(view.open)) return NO_CROWD;
  const side = sideOf(world, unit);
  const from = Math.max(-1, view.open.hex[unit] ?? -1);
  const front = frontNow(world, view, side, memory);
  const now = front.pressed;
  // Who stands alone before the enemy lets him past by going.
  const screens = from >= 0 && now[from] === 1 && occupancyOf(world, view.open).count[from] === 1;
  let found: Uint8Array | undefined;
  const after = (): Uint8Array => (found ??= screens ? frontWithout(world, view, frontAgainst(world, view, side), from).pressed : now);
  return {
    by: (to) => lanes.crowding(view, side, { from, to }, now, after),
    relief: from >= 0 && lanes.isCrowded(view, side, from, now) ? CLEARS : 0,
  };
}

/** §C.9 Stacks of a side that friends shut in as things are. */
export function crowdedStacks({ world, lanes }: Mind, view: NormandyView, side: Side, memory: Memory): HexId[] {
  if (isTooEarly(view.open)) return [];
  const now = frontNow(world, view, side, memory).pressed;
  return [...new Set(ownHexes(world, view.open, side))].filter((hex) => hex >= 0 && lanes.isShutIn(view, side, hex, now));
}

interface Onset {
  readonly front: Front;
  /** Where everybody of this side was. */
  readonly hexes: readonly number[];
}

/** Where the enemy may be next, looked at again when somebody has gone who may have held him up. */
function frontNow(world: World, view: NormandyView, side: Side, memory: Memory): Front {
  const key = `${view.open.turn}:${view.open.phase}`;
  const hexes = ownHexes(world, view.open, side);
  const last = memory.recall<Onset>('onset', key);
  if (
    last &&
    hexes.every((hex, i) => hex === last.hexes[i] || (last.hexes[i] as number) < 0 || last.front.pressed[last.hexes[i] as number] === 0)
  )
    return last.front;
  return memory.put<Onset>('onset', key, { front: frontAgainst(world, view, side), hexes }).front;
}

const ownHexes = (world: World, open: Open, side: Side): number[] => {
  const { allied, units } = world.roster;
  const found: number[] = [];
  for (let unit = side === 0 ? 0 : allied; unit < (side === 0 ? allied : units); unit++) found.push(hexOf(open, unit));
  return found;
};
