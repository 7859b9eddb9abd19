import type { HexId } from '@bocage/hex';
import { chanceStep, type Step } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import { isHeldBy, place } from '../occupancy.js';
import { dropOf, dropZones } from '../rules/airborne.js';
import { beachChoices, coastOf, followAshore, jumpers, landers } from '../rules/landing.js';
import { crossOff } from '../rules/losses.js';
import { seatOfBeaches, seatOfFormation } from '../rules/roles.js';
import {
  ALLIED,
  AT_SEA,
  type BeachesFrame,
  type DropFrame,
  type DropZonesFrame,
  type LiberatingAssaultFrame,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  MOVED,
  type Open,
  type Sealed,
  type Tell,
  WAITING,
} from '../types.js';
import type { World } from '../world.js';
import { clearBeach } from './clear-beach.js';
import { rulingFrames } from './ruling.js';
import { numbered, readNumbered, seatsInOrder, simultaneous } from './steps.js';
import { createWatch } from './watch.js';

/** §8.4 §8.6 §9.8 Before the first turn: beaches and drop zones are chosen, then the paratroops jump. Control is asked first, and again before they jump. */
export function preludeFrames(world: World, open: Open): LiberatingAssaultFrame[] {
  const aiming = jumpers(world).map((formation) => seatOfFormation(world, open, formation, 'orders'));
  const landing = landers(world).map((formation) => seatOfBeaches(world, open, formation));
  return [
    { step: 'drop', next: 0 },
    ...rulingFrames(world, open),
    { step: 'drop-zones', asks: seatsInOrder(world, open, aiming) },
    { step: 'beaches', asks: seatsInOrder(world, open, landing) },
    ...rulingFrames(world, open),
  ];
}

/** §8.4 §8.5 Each corps says which hexes of its coast are for which division; that splits its counters between them by its orders. */
export const createBeachesStep = (world: World): Step<LiberatingAssaultTypes, BeachesFrame> =>
  simultaneous<BeachesFrame>(world, {
    section: '8.4',
    legal: ({ open, known }, _frame, seat) =>
      landers(world)
        .filter((formation) => seatOfBeaches(world, open, formation) === seat)
        .flatMap((formation) =>
          beachChoices(world, open, formation, known.targets[formation] ?? []).map((hex) => numbered('beach', formation, hex)),
        ),
    whyNot: () => ({ code: 'not-a-beach', section: '8.4' }),
    play({ sealed }, _frame, seat, action, tell) {
      const [formation, hex] = readNumbered(action).numbers as [number, number];
      sealed.targets[formation]?.push(hex);
      tell({ event: 'beach', section: '8.4', formation, hex, to: [seat] });
    },
    close({ open, sealed }, _frame, _tell) {
      for (const formation of landers(world)) {
        if (sealed.targets[formation]?.length === 0) sealed.targets[formation] = [defaultBeach(world, open, sealed, formation)];
      }
    },
  });

/** §8.4 Where nobody has chosen: the hex of the corps’ coast that fewest divisions go for. */
function defaultBeach(world: World, open: Open, sealed: Sealed, formation: number): number {
  const coast = coastOf(world, open, formation);
  const taken = (hex: HexId): number => sealed.targets.filter((hexes) => hexes.includes(hex)).length;
  return coast.reduce((best, hex) => (taken(hex) < taken(best) ? hex : best), coast[0] as number);
}

/** §8.6 */
export const createDropZonesStep = (world: World): Step<LiberatingAssaultTypes, DropZonesFrame> =>
  simultaneous<DropZonesFrame>(world, {
    section: '8.6',
    legal: ({ open, known }, _frame, seat) =>
      jumpers(world)
        .filter((formation) => seatOfFormation(world, open, formation, 'orders') === seat && known.targets[formation]?.length === 0)
        .flatMap((formation) => dropZones(world, known, coastOf(world, open, formation)).map((hex) => numbered('aim', formation, hex))),
    whyNot: () => ({ code: 'not-a-drop-zone', section: '8.6' }),
    play({ sealed }, _frame, seat, action, tell) {
      const [formation, hex] = readNumbered(action).numbers as [number, number];
      sealed.targets[formation] = [hex];
      tell({ event: 'aimed', section: '8.6', formation, hex, to: [seat] });
    },
    close({ open, sealed }, _frame, _tell) {
      for (const formation of jumpers(world)) {
        if (sealed.targets[formation]?.length === 0)
          sealed.targets[formation] = dropZones(world, sealed, coastOf(world, open, formation)).slice(0, 1);
      }
    },
  });

/** The next counter to jump, −1 when all have. */
const nextJumper = (world: World, { hex }: Sealed): number =>
  hex.findIndex((at, unit) => at === WAITING && jumpers(world).includes(world.roster.formation[unit] as number));

/** §8.6 §10.3 A die for each counter and one for the direction: headquarters and guns scatter as regiments do. */
export const createDropStep = (world: World) =>
  chanceStep<LiberatingAssaultTypes, DropFrame>({
    section: '10.3',
    settle({ open, sealed }, frame) {
      frame.next = nextJumper(world, sealed);
      if (frame.next >= 0) return false;
      open.stack.pop();
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'drop', section: '10.3', count: 2, sides: 6 }),
    resolve({ open, sealed }, { next: unit }, _roll, [die = 1, compass = 1], tell) {
      const aim = sealed.targets[world.roster.formation[unit] as number]?.[0] as number;
      const { hex, losses } = dropOf(world, sealed, unit, aim, die, compass);
      const readers = createWatch(world, open, sealed).followers(unit, hex);
      place(world, sealed, unit, hex);
      crossOff(world, sealed, unit, losses);
      tell({ event: 'dropped', section: '10.3', unit, hex, die, losses, ...readers, reveals: 'all' });
    },
  });

/** §8.4 §8.5 Headquarters, guns and whoever else still floats come ashore over the division’s open beaches; entered hexes have no works. */
export function landFollowers(world: World, { open, sealed }: LiberatingAssaultState, tell: Tell): void {
  for (const hex of world.ground.coast) if (isHeldBy(world, sealed, ALLIED, hex)) clearBeach(world, open, hex, tell);
  sealed.hex.forEach((at, unit) => {
    if (at !== AT_SEA || world.roster.fights[unit]) return;
    const targets = sealed.targets[open.attached[unit] as number] ?? [];
    const [hex] = followAshore(
      world,
      open,
      sealed,
      targets.length > 0 ? targets : coastOf(world, open, open.attached[unit] as number),
      unit,
    );
    if (hex === undefined) return;
    const readers = createWatch(world, open, sealed).followers(unit, hex);
    place(world, sealed, unit, hex);
    // §4.21 To come ashore is to move.
    setMark(sealed, unit, MOVED);
    tell({ event: 'moved', section: '8.4', unit, path: [hex], how: 'landed', ...readers, reveals: 'all' });
  });
}
