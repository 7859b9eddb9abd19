import type { UnitId } from '@bocage/kernel';
import { BLACK } from '../roster.js';
import { GERMAN } from '../sides.js';
import { HAS_FIRED, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { beachOfForce, craftOf, forceOfBox } from './assault-forces.js';
import { overlays } from './beach.js';
import { TRACKS } from './beach-fire.js';
import { labelAt } from './calendar.js';
import { isSeenFromSand } from './ships.js';
import { hasMark, unitsOnMap } from './units.js';

const FIRST_TURN = '0606-0700';

/** §4.4.5 §4.4.6 K2 What support and rocket craft find by themselves: strongpoints and batteries seen from the sand of their own beach. */
export function craftTargets(world: World, open: Open, craft: UnitId): UnitId[] {
  const roster = rosterOf(world, open);
  const force = forceOfBox(open.box[craft] as number);
  return unitsOnMap(world, open, GERMAN).filter(
    (unit) =>
      (roster.templates[unit]?.symbol === 'fort' || roster.colour[unit] === BLACK) && isSeenFromSand(world, open, force, hexOf(open, unit)),
  );
}

/** §4.4.6 §4.1.7(b) The beach whose defences a support craft may fire at, −1 none: rocket craft never may. */
export function defencesOff(world: World, open: Open, craft: UnitId): number {
  if (rosterOf(world, open).templates[craft]?.id !== 'support-craft') return -1;
  const beach = beachOfForce(forceOfBox(open.box[craft] as number));
  const isUp = overlays(world, open).includes(beach) && TRACKS.some((track) => (open[track][beach] as number) > 0);
  return isUp ? beach : -1;
}

/** §4.4.5 X2 Rockets are fired in the first Naval chit of 0700, June 6, or never. */
export const isFirstChit = (world: World, open: Open): boolean => labelAt(world, open) === FIRST_TURN && open.navalAgain === 0;

/** §4.4.5 §4.4.6 Craft that can still fire in this chit. */
export const firingCraft = (world: World, open: Open): UnitId[] =>
  [...craftOf(world, open, 'support-craft'), ...(isFirstChit(world, open) ? craftOf(world, open, 'rocket-craft') : [])].filter(
    (craft) => !hasMark(open, craft, HAS_FIRED) && (craftTargets(world, open, craft).length > 0 || defencesOff(world, open, craft) >= 0),
  );
