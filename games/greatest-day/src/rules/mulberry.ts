import type { HexId } from '@bocage/hex';
import type { Outcome } from '@bocage/kernel';
import { holderOf } from '../occupancy.js';
import { GERMAN, seatOf } from '../sides.js';
import type { GreatestDayState, Open, Tell } from '../types.js';
import type { World } from '../world.js';
import { labelAt } from './calendar.js';

/** §4.6 From when a German in its hex ends the game. What is built there, and when, changes nothing. */
const LOST_FROM = '0608-0700';
const LOST: Outcome = { level: 'mulberry', winner: seatOf(GERMAN), section: '4.6' };

/** §4.6 The harbour's hex. */
export const mulberryHex = ({ ground }: World): HexId => ground.hexesWith('mulberry')[0] as HexId;

/** §4.6 Whether the Germans have come to the harbour. */
export const isMulberryLost = (world: World, open: Open): boolean =>
  labelAt(world, open) >= LOST_FROM && holderOf(world, open, mulberryHex(world)) === GERMAN;

/** §4.6 The game is over at once; true where it is. */
export function lookAtMulberry(world: World, { open }: GreatestDayState, tell: Tell): boolean {
  if (!isMulberryLost(world, open)) return false;
  tell({ event: 'over', section: '4.6', outcome: LOST });
  open.stack.push({ step: 'over', outcome: LOST });
  return true;
}
