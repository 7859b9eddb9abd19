import type { Action } from '@bocage/kernel';
import { holderOf, unitsAt } from '../occupancy.js';
import { HQ, INFANTRY } from '../roster.js';
import { isOptional, lanesOf, waitsAt } from '../rules/approach.js';
import { type ApproachAtFrame, type ApproachFrame, GERMAN } from '../types.js';
import { type Asked, bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './asked.js';

/** A lane whose beach the enemy holds, in units already waiting before another: guns and tanks would stay on its flats. */
const HELD_FOR_GUNS = 4;
const HELD_FOR_FOOT = 0.5;

/** §5.3.1 Everybody of the wave, one after another; who lands by a way of its own stays with the others. */
export function chooseApproach({ world, open, legal }: Asked<ApproachFrame>): Action {
  const next = unitsOf(legal).find((unit) => !isOptional(world, open, unit));
  return (next === undefined ? wordIn(legal, 'done') : unitIn(legal, next)) ?? (legal[0] as Action);
}

/** §5.3.2 §6.3.4 The lane with the fewest, rather one that leads off the flats. */
export function chooseApproachAt({ world, open, frame, legal }: Asked<ApproachAtFrame>): Action {
  const { kind } = world.roster;
  const onFoot = kind[frame.unit] === INFANTRY || kind[frame.unit] === HQ;
  const lanes = lanesOf(world, open, frame.beach);
  const worth = (hex: number): number => {
    const beach = lanes.find((lane) => waitsAt(open, lane) === hex)?.beach ?? -1;
    const held = beach >= 0 && holderOf(world, open, beach) === GERMAN;
    return -unitsAt(world, open, hex).length - (held ? (onFoot ? HELD_FOR_FOOT : HELD_FOR_GUNS) : 0);
  };
  return hexIn(legal, bestOf(hexesOf(legal), worth) as number) as Action;
}
