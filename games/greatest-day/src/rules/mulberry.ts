import type { HexId } from '@bocage/hex';
import type { Outcome } from '@bocage/kernel';
import { GERMAN, SEATS, type Side } from '../sides.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { labelAt } from './calendar.js';

/** §4.6 From when a German in its hex ends the game, when it is begun, and when it may begin to work. */
const LOST_FROM = '0608-0700';
const BEGUN = '0609-1100';
const WORKS_FROM = '0612-0700';

/** §4.6 The harbour's hex. */
export const mulberryHex = ({ ground }: World): HexId => ground.hexesWith('mulberry')[0] as HexId;

/** §4.6 Whether a German unit that enters a hex wins the game with it. */
export const losesMulberry = (world: World, open: Open, side: Side, hex: HexId): boolean =>
  side === GERMAN && hex === mulberryHex(world) && labelAt(world, open) >= LOST_FROM;

/** §4.6 The victory that is: at once. */
export const MULBERRY_LOST: Outcome = { level: 'mulberry', winner: SEATS[GERMAN], section: '4.6' };

/** §4.6 Whether the harbour is begun with this turn; whether the die is rolled for it, which a 1 makes work. It changes nothing. */
export const isBegun = (world: World, open: Open): boolean => labelAt(world, open) === BEGUN;
export const mayWork = (world: World, open: Open): boolean => labelAt(world, open) >= WORKS_FROM;
