import { hex, type Refusal, step } from '@bocage/kernel';
import { CITY } from '../ground.js';
import { hasExit, occupancyOf, sideOf } from '../occupancy.js';
import { hasRoom } from '../rules/5-stacking/stacking.js';
import { arrive } from '../rules/8-reinforcements/arriving.js';
import { entryHexes } from '../rules/8-reinforcements/entry.js';
import { type ArriveFrame, type DarkSummerTypes, enemyOf, GERMAN, type Open } from '../types.js';
import type { World } from '../world.js';

/** §8.1.2 Units are placed one after another; one that finds no hex goes on waiting, one that has no choice is placed at once. */
export const createArriveStep = (world: World) =>
  step<DarkSummerTypes, ArriveFrame>({
    section: '8.1.2',
    settle({ open }, frame, tell) {
      const [unit] = frame.units;
      if (unit === undefined) {
        open.stack.pop();
        return true;
      }
      const [only, another] = entryHexes(world, open, unit);
      if (another !== undefined) return false;
      frame.units.shift();
      if (only !== undefined) arrive(world, open, unit, only, '8.1.2', tell);
      return true;
    },
    legal: ({ open }, frame) => entryHexes(world, open, frame.units[0] as number).map(hex),
    refusal: ({ open }, frame, _, action) =>
      action.kind === 'hex' ? refuse(world, open, frame.units[0] as number, action.hex) : undefined,
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'hex') return;
      arrive(world, open, frame.units.shift() as number, action.hex, '8.1.2', tell);
    },
  });

function refuse(world: World, open: Open, unit: number, at: number): Refusal {
  const isGerman = sideOf(world, unit) === GERMAN;
  const elsewhere: Refusal = { code: isGerman ? 'not-its-letter' : 'not-an-open-beach', section: '8.1.2' };
  if (!(at >= 0 && at < world.grid.size)) return elsewhere;
  const isLettered = (world.ground.letter[at] as number) > 0;
  if (occupancyOf(world, open).side[at] === enemyOf(sideOf(world, unit))) return { code: 'enemy-occupied', section: '8.1.2' };
  if (isGerman && hasExit(world, open, at)) return { code: 'exit-marker', section: '8.1.2' };
  if (isGerman && isLettered && world.ground.terrain[at] === CITY) return { code: 'not-alencon', section: '8.1.2' };
  return hasRoom(world, open, unit, at) ? elsewhere : { code: 'stacking', section: '5.1' };
}
