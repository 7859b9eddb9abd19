import type { HexId } from '@bocage/hex';
import { isFaceDown, occupancyOf } from '../occupancy.js';
import { classOf } from '../rules/terrain-costs.js';
import { printedAllowance } from '../rules/units.js';
import { ALLIED, hexOf, type Side, type Sight } from '../types.js';
import type { World } from '../world.js';
import { comeInto, type Front, goOn, HELD, KINDS, marchOf, OPEN, reach, STOPS } from './march.js';

const THIRDS = 3;
/** What somebody face down is taken to be able to march. */
const UNKNOWN_ALLOWANCE = 4;
/** And somebody who has yet to enter. */
const ENTERING_ALLOWANCE = 8;

/** §R.3 §R.4 All of them march at once. */
function frontAgainst(world: World, sight: Sight, side: Side): Front {
  const starts = startsOf(world, sight, side);
  const { size } = world.grid;
  const left = [new Int16Array(size).fill(-1), new Int16Array(size).fill(-1)] as const;
  const march = marchOf(world, { pressed: new Uint8Array(size), left, barred: barredBy(world, sight, side), starts });
  for (let i = 0; i < starts.length; i += 3) reach(march, starts[i + 2] as 0 | 1, starts[i] as number, starts[i + 1] as number);
  for (const kind of KINDS) goOn(march, kind);
  return march.front;
}

/** A front of before, wider by what has opened since and no narrower by what has closed; undefined when the enemy himself has moved. */
function widenedBy(world: World, sight: Sight, side: Side, last: Front): Front | undefined {
  if (!isSame(last.starts, startsOf(world, sight, side))) return undefined;
  const barred = barredBy(world, sight, side);
  const opened: number[] = [];
  for (let hex = 0; hex < barred.length; hex++) {
    const before = last.barred[hex] as number;
    if ((barred[hex] as number) < before) opened.push(hex);
    else barred[hex] = before;
  }
  return opened.length === 0 ? last : opening(world, { ...last, barred }, opened);
}

/** The same when the only unit of a hex has gone away and no longer holds them up. */
function frontWithout(world: World, { open }: Sight, side: Side, front: Front, gone: HexId): Front {
  const zoc = occupancyOf(world, open).zoc[side];
  const barred = front.barred.slice();
  const opened = [gone];
  barred[gone] = Math.min(barred[gone] as number, zoc[gone] === 0 ? OPEN : STOPS);
  for (let i = gone * 6; i < gone * 6 + 6; i++) {
    const near = world.zocTargets[i] as number;
    if (near < 0 || zoc[near] !== 1 || barred[near] === HELD) continue;
    barred[near] = OPEN;
    opened.push(near);
  }
  return opening(world, { ...front, barred }, opened);
}

/** They march on into hexes that have opened. */
function opening(world: World, { pressed, left, barred, starts }: Front, opened: readonly HexId[]): Front {
  const march = marchOf(world, { pressed: pressed.slice(), left: [left[0].slice(), left[1].slice()], barred, starts });
  for (const kind of KINDS) {
    for (const hex of opened) comeInto(march, kind, hex);
    goOn(march, kind);
  }
  return march.front;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/** §R.4 */
function barredBy(world: World, { open }: Sight, side: Side): Uint8Array {
  const { side: holders, zoc } = occupancyOf(world, open);
  const own = zoc[side];
  const barred = new Uint8Array(own.length);
  for (let hex = 0; hex < barred.length; hex++) barred[hex] = holders[hex] === side ? HELD : own[hex] === 0 ? OPEN : STOPS;
  return barred;
}

function startsOf(world: World, sight: Sight, side: Side): number[] {
  const { open } = sight;
  const { allied, units } = world.roster;
  const starts: number[] = [];
  for (let unit = side === ALLIED ? allied : 0; unit < (side === ALLIED ? units : allied); unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0) continue;
    const known = printedAllowance(world, sight, unit);
    const allowance = known === 0 && isFaceDown(world, open, unit) ? UNKNOWN_ALLOWANCE : known;
    starts.push(hex, allowance * THIRDS, classOf(world.data, allowance));
  }
  // §R.13 Reinforcements enter by the edges and march on.
  if (side === ALLIED) for (const hex of world.ground.germanSources) starts.push(hex, ENTERING_ALLOWANCE * THIRDS, 1);
  return starts;
}

/** Where the enemy may come as things are. */
export interface Onset {
  /** At most: quicker to find, as it forgets who stands in his way since it was last found exactly. */
  readonly most: () => Uint8Array;
  readonly exactly: () => Uint8Array;
}

export interface Fronts {
  now(sight: Sight, side: Side): Onset;
  /** When the only unit of a hex has gone away. */
  without(sight: Sight, side: Side, gone: HexId): Onset;
}

interface Kept {
  readonly sight: Sight;
  readonly version: number;
  readonly front: Front;
  readonly isExact: boolean;
}

/** Fronts of both sides, found anew when the position has changed and only as exactly as they are asked for. */
export function createFronts(world: World): Fronts {
  const kept: (Kept | undefined)[] = [undefined, undefined];
  const found = (sight: Sight, side: Side, exact: boolean): Front => {
    const { version } = occupancyOf(world, sight.open);
    const last = kept[side];
    if (last && last.sight === sight && last.version === version && (last.isExact || !exact)) return last.front;
    const widened = exact || !last ? undefined : widenedBy(world, sight, side, last.front);
    const front = widened ?? frontAgainst(world, sight, side);
    kept[side] = { sight, version, front, isExact: !widened };
    return front;
  };
  const without = (sight: Sight, side: Side, gone: HexId, exact: boolean): Uint8Array => {
    const front = found(sight, side, exact);
    return front.pressed[gone] === 0 ? front.pressed : frontWithout(world, sight, side, front, gone).pressed;
  };
  return {
    now: (sight, side) => ({ most: () => found(sight, side, false).pressed, exactly: () => found(sight, side, true).pressed }),
    without(sight, side, gone) {
      let most: Uint8Array | undefined;
      let exact: Uint8Array | undefined;
      return {
        most: () => (most ??= without(sight, side, gone, false)),
        exactly: () => (exact ??= without(sight, side, gone, true)),
      };
    },
  };
}
