import type { UnitId } from '@bocage/kernel';
import { isHeldBy, place, sideOf } from '../occupancy.js';
import { ALLIED, enemyOf, type Field, GERMAN } from '../types.js';
import type { World } from '../world.js';
import { totalOf } from './losses.js';
import { hasRoom } from './stacking.js';

/** A unit on its way: the hexes still before it. `walked` grows as it goes. */
export interface Marcher {
  readonly unit: number;
  readonly ahead: number[];
  readonly walked: number[];
  /** What stopped it; empty while it goes on. */
  stopped: '' | 'enemy' | 'beaten-to-it' | 'full' | 'closed' | 'contact';
}

export const marcher = (unit: UnitId, path: readonly number[]): Marcher => ({ unit, ahead: [...path], walked: [], stopped: '' });

type MayEnter = (unit: UnitId, from: number, to: number) => boolean;

/** §4.11 Where both sides want the same empty hex the stronger gets it, else the Allies. */
function settleClashes(world: World, field: Field, going: readonly Marcher[]): void {
  for (const hex of new Set(going.map(({ ahead }) => ahead[0] as number))) {
    const [allied, german] = [ALLIED, GERMAN].map((side) =>
      going.filter(({ unit, ahead }) => ahead[0] === hex && sideOf(world, unit) === side),
    ) as [Marcher[], Marcher[]];
    if (allied.length === 0 || german.length === 0) continue;
    const strength = (who: readonly Marcher[]): number =>
      totalOf(
        world,
        field,
        who.map(({ unit }) => unit),
      );
    for (const loser of strength(german) > strength(allied) ? allied : german) loser.stopped = 'beaten-to-it';
  }
}

/** §4.20 All who can enter do, again and again, so that a column closes up behind those who make room. */
function enterAll(world: World, field: Field, going: readonly Marcher[]): void {
  let waiting = [...going];
  for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
    before = waiting.length;
    waiting = waiting.filter(({ unit, ahead, walked }) => {
      if (!hasRoom(world, field, ahead[0] as number)) return true;
      const to = ahead.shift() as number;
      walked.push(to);
      place(world, field, unit, to);
      return false;
    });
  }
  for (const stuck of waiting) stuck.stopped = 'full';
}

/** §4.11 §4.7 Both sides move one hex at the same time. Whoever would run into an enemy stops; true while anybody goes on. */
export function stepAll(world: World, field: Field, marchers: readonly Marcher[], mayEnter: MayEnter): boolean {
  const going = marchers.filter(({ stopped, ahead }) => stopped === '' && ahead.length > 0);
  for (const one of going) {
    const to = one.ahead[0] as number;
    if (isHeldBy(world, field, enemyOf(sideOf(world, one.unit)), to)) one.stopped = 'enemy';
    else if (!mayEnter(one.unit, field.hex[one.unit] as number, to)) one.stopped = 'closed';
  }
  settleClashes(
    world,
    field,
    going.filter(({ stopped }) => stopped === ''),
  );
  enterAll(
    world,
    field,
    going.filter(({ stopped }) => stopped === ''),
  );
  return going.some(({ stopped }) => stopped === '');
}

const LONGEST_MARCH = 200;

/** §4.7 Everybody goes along his route, hex by hex, until he has arrived or is stopped. */
export function marchAll(world: World, field: Field, marchers: readonly Marcher[], mayEnter: MayEnter): void {
  for (let i = 0; i < LONGEST_MARCH && stepAll(world, field, marchers, mayEnter); i++);
}
