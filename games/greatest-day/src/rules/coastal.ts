import type { UnitId } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import type { Result } from '../data/table-shapes.js';
import { GERMAN } from '../sides.js';
import { HAS_FIRED, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { forceOfBeach, shipsOf } from './assault-forces.js';
import { beachOf } from './beach.js';
import { capped } from './fire.js';
import { waiting } from './landing.js';
import type { Line } from './quality.js';
import { defenceOf, fireOf, rangeOf } from './ratings.js';
import { canFireAtSea, rangeToShip } from './ships.js';
import { hasMark, unitsOnMap } from './units.js';

/** §4.4.7(a) Hexes from a battery to what it fires at: a ship in its box, or a craft or swimmer in a wave box, which is at the marker. */
export function rangeAtSea(world: World, open: Open, battery: UnitId, target: UnitId): number {
  const hex = hexOf(open, battery);
  if (shipsOf(world, open).includes(target)) return rangeToShip(world, open, hex, target);
  const marker = open.assaultForce[forceOfBeach(beachOf(world, open))] ?? -1;
  return marker < 0 ? -1 : world.grid.distance(hex, marker);
}

/** §4.4.7 §4.8.2 What a battery may fire at: ships, and craft and swimming tanks in the wave boxes, in range. */
export function seaTargets(world: World, open: Open, battery: UnitId): UnitId[] {
  const reach = rangeOf(rosterOf(world, open), open, battery);
  return [...shipsOf(world, open), ...waiting(world, open)]
    .filter((target) => {
      const range = rangeAtSea(world, open, battery, target);
      return range >= 0 && range <= reach;
    })
    .sort((a, b) => a - b);
}

/** §4.4.7 Batteries that may still fire at sea in this chit. */
export const batteries = (world: World, open: Open): UnitId[] =>
  unitsOnMap(world, open, GERMAN).filter(
    (unit) => canFireAtSea(world, open, unit) && !hasMark(open, unit, HAS_FIRED) && seaTargets(world, open, unit).length > 0,
  );

/** §4.4.7(b) §4.8.2 C9 The strength as addends: a ship's own Defence counts, at a craft or swimmer nothing does. */
export function seaLines(world: World, open: Open, battery: UnitId, target: UnitId): Line[] {
  const roster = rosterOf(world, open);
  const defence = shipsOf(world, open).includes(target) ? defenceOf(roster, open, target) : 0;
  return [
    { what: 'fire', add: fireOf(roster, open, battery), section: 'S.37' },
    ...(defence === 0 ? [] : [{ what: 'defence', add: defence, section: '4.4.7(b)' }]),
  ];
}

/** §4.4.7(b) The black row against armour; undefined for a miss. Anything that takes effect is the end. */
export function seaResult(world: World, strength: number, die: number): Result | undefined {
  if (die === 9 || (die !== 0 && die > capped(world, strength))) return undefined;
  return world.data.tables.crt.rows.find(({ colour }) => colour === (COLOURS.find((one) => one === 'black') as string))?.armoured[die];
}
