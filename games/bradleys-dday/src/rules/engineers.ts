import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CITY, SEA_WALL } from '../ground.js';
import { sideOf } from '../roster.js';
import { ALLIED, COMBAT_MODE, LANDED, type MoveFrame, type Open } from '../types.js';
import type { World } from '../world.js';
import { MINED } from './checked.js';
import { isMinable } from './mines.js';
import { isWalled } from './terrain-costs.js';
import { hasMark, hexOf } from './units.js';

const ENGINEERS: readonly string[] = ['engineer', 'airborne-engineer'];

/** §15.0 */
export const isEngineer = ({ roster }: World, unit: UnitId): boolean => ENGINEERS.includes(roster.type[unit] as string);

/** Work an engineer can do where it stands. */
export type Work = 'check' | 'clear' | 'ruins' | `breach:${number}`;

/** §15.1 to §15.3 What the mover could do now with the points it has left. R42: German engineers clear ruins only. */
export function workOf(world: World, open: Open, frame: MoveFrame): Work[] {
  const { unit, points } = frame;
  if (!isEngineer(world, unit)) return [];
  const { work } = world.data.tables;
  const hex = hexOf(open, unit);
  const found: Work[] = [];
  if (sideOf(world.roster, unit) === ALLIED) {
    if (mayCheck(world, open, hex) && points >= work.checkMines) found.push('check');
    if (isReady(open, unit) && open.checkedAs[open.checked.indexOf(hex)] === MINED && points >= work.clearMines) found.push('clear');
    if (isReady(open, unit) && hasBegunHere(open, frame) && points >= work.breachWall) found.push(...wallsAt(world, open, hex));
  }
  // §15.3.1 Already in Combat Mode when the segment began.
  const begun = isReady(open, unit) && frame.changed === 0 && hasBegunHere(open, frame);
  if (begun && open.ruins.includes(hex) && points >= ruinsCost(world, hex, points)) found.push('ruins');
  return found;
}

/** §15.2.1 §15.3.1 Whether it began the segment where it stands: who has just landed did not. */
const hasBegunHere = (open: Open, { unit, gone }: MoveFrame): boolean => gone === 0 && !hasMark(open, unit, LANDED);

/** §7.1.4 §7.2.4 §15.1.2 §15.2.2 §15.3.1 In Combat Mode. */
const isReady = (open: Open, unit: UnitId): boolean => open.mode[unit] === COMBAT_MODE;

/** §15.1.1 */
const mayCheck = (world: World, open: Open, hex: HexId): boolean => isMinable(world, open, hex) && !open.checked.includes(hex);

/** §15.2.1 */
function wallsAt(world: World, open: Open, hex: HexId): Work[] {
  const found: Work[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const side = hex * 6 + direction;
    if (((world.ground.sides[side] as number) & SEA_WALL) !== 0 && isWalled(world, open, side)) found.push(`breach:${direction}`);
  }
  return found;
}

/** §12.2.5 §15.3.2 §15.3.3 A town's ruins cost points, a city's all of them. */
export const ruinsCost = ({ ground, data }: World, hex: HexId, points: number): number =>
  ground.terrain[hex] === CITY ? Math.max(1, points) : data.tables.work.clearTown;
