import type { HexId } from '@bocage/hex';
import { isFaceDown, occupancyOf } from '../occupancy.js';
import { classOf } from '../rules/terrain-costs.js';
import { printedAllowance } from '../rules/units.js';
import { ALLIED, hexOf, type Side, type Sight } from '../types.js';
import type { World } from '../world.js';
import { comeInto, createMarches, type Front, goOn, HELD, isWayInto, KINDS, type March, OPEN, reach, STOPS, turnBack } from './march.js';

const THIRDS = 3;
/** What somebody face down is taken to be able to march. */
const UNKNOWN_ALLOWANCE = 4;
/** And somebody who has yet to enter. */
const ENTERING_ALLOWANCE = 8;

/** More hexes opened and closed than this are not made up for one by one. */
const MUCH = 80;

/** §R.3 §R.4 All of them march at once. */
function frontAgainst({ world, marches }: Setting, starts: readonly number[], barred: Uint8Array): Front {
  const { size } = world.grid;
  const left = [new Int16Array(size).fill(-1), new Int16Array(size).fill(-1)] as const;
  const march = marches({ pressed: new Uint8Array(size), left, barred, starts });
  for (const kind of KINDS) {
    for (let i = 0; i < starts.length; i += 3) if (starts[i + 2] === kind) reach(march, kind, starts[i] as number, starts[i + 1] as number);
    goOn(march, kind);
  }
  return march.front;
}

/** The front of before with what has closed and opened since made up for; undefined when that is much, or the enemy himself has moved. */
function frontSince(setting: Setting, last: Front, starts: readonly number[], barred: Uint8Array): Front | undefined {
  if (!isSame(last.starts, starts)) return undefined;
  const opened: number[] = [];
  const closed: number[] = [];
  for (let hex = 0; hex < barred.length; hex++) {
    const change = (barred[hex] as number) - (last.barred[hex] as number);
    if (change < 0) opened.push(hex);
    else if (change > 0) closed.push(hex);
  }
  if (opened.length + closed.length > MUCH) return undefined;
  const narrower = closed.length === 0 ? last : closing(setting, last, barred, closed);
  return opened.length === 0 ? narrower : opening(setting, { ...narrower, barred }, opened);
}

/** The same when the only unit of a hex has gone away and no longer holds them up. */
function frontWithout(setting: Setting, { open }: Sight, side: Side, front: Front, gone: HexId): Front {
  const { world } = setting;
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
  return opening(setting, { ...front, barred }, opened);
}

const copied = ({ pressed, left, barred, starts }: Front): Front => ({
  pressed: pressed.slice(),
  left: [left[0].slice(), left[1].slice()],
  barred,
  starts,
});

/** They march on into hexes that have opened. */
function opening({ world, marches }: Setting, front: Front, opened: readonly HexId[]): Front {
  if (!opened.some((hex) => isWayInto(world, front, hex))) return front;
  const march = marches(copied(front));
  for (const kind of KINDS) {
    for (const hex of opened) comeInto(march, kind, hex);
    goOn(march, kind);
  }
  return march.front;
}

/** They no longer march into hexes that have closed. What has opened too is left as it was. */
function closing({ marches }: Setting, front: Front, barred: Uint8Array, closed: readonly HexId[]): Front {
  const both = front.barred.slice();
  for (const hex of closed) both[hex] = barred[hex] as number;
  if (closed.every((hex) => (front.left[0][hex] as number) < 0 && (front.left[1][hex] as number) < 0)) return { ...front, barred: both };
  const march = marches(copied({ ...front, barred: both }));
  for (const kind of KINDS) turnBack(march, kind, front.barred, closed);
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

/** The hexes the enemy may come to control, found when it is asked for. */
export type Onset = () => Uint8Array;

export interface Fronts {
  now(sight: Sight, side: Side): Onset;
  /** When the only unit of a hex has gone away. */
  without(sight: Sight, side: Side, gone: HexId): Onset;
}

/** Of somebody who fears nobody. */
export function noFronts({ grid }: World): Fronts {
  const nowhere = new Uint8Array(grid.size);
  return { now: () => () => nowhere, without: () => () => nowhere };
}

interface Kept {
  readonly sight: Sight;
  readonly version: number;
  readonly front: Front;
}

/** What every front is found with. */
interface Setting {
  readonly world: World;
  readonly marches: (front: Front) => March;
}

/** Fronts of both sides, made up for what has changed since they were last asked for. */
export function createFronts(world: World): Fronts {
  const setting = { world, marches: createMarches(world) };
  const kept: (Kept | undefined)[] = [undefined, undefined];
  const found = (sight: Sight, side: Side): Front => {
    const { version } = occupancyOf(world, sight.open);
    const last = kept[side];
    if (last && last.sight === sight && last.version === version) return last.front;
    const starts = startsOf(world, sight, side);
    const barred = barredBy(world, sight, side);
    const front = (last && frontSince(setting, last.front, starts, barred)) ?? frontAgainst(setting, starts, barred);
    kept[side] = { sight, version, front };
    return front;
  };
  const without = (sight: Sight, side: Side, gone: HexId): Uint8Array => {
    const front = found(sight, side);
    return front.pressed[gone] === 0 ? front.pressed : frontWithout(setting, sight, side, front, gone).pressed;
  };
  return {
    now: (sight, side) => () => found(sight, side).pressed,
    without(sight, side, gone) {
      let pressed: Uint8Array | undefined;
      return () => {
        pressed ??= without(sight, side, gone);
        return pressed;
      };
    },
  };
}
