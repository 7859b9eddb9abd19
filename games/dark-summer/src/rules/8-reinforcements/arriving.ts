import { fixed } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { type ArriveFrame, AUTOMATIC, type Command, ENTERED, GERMANS, type Open, seatOf, type Tell, WAITING } from '../../types.js';
import type { World } from '../../world.js';
import { goAlong } from '../3-victory/going.js';
import { waitingUnits } from './entry.js';
import { withdrawableUnits } from './withdraw-units.js';

/** §8.3 Whether anybody may leave for England at the beginning of this Move Round. */
export const mayWithdraw = (world: World, open: Open, command: Command): boolean => withdrawableUnits(world, open, command).length > 0;

/** §8.1.3 Units that missed the third wave and now enter without a die. */
export function automaticUnits(world: World, open: Open, command: Command): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < world.roster.allied; unit++) {
    if (world.roster.command[unit] !== command || open.hex[unit] !== WAITING) continue;
    if (hasMark(open, unit, AUTOMATIC) && (open.due[unit] as number) <= open.turn) units.push(unit);
  }
  return units;
}

/** §8.1.2 A reinforcement is placed; it may move in this round. */
export function arrive(world: World, open: Open, unit: number, hex: number, section: string, tell: Tell): void {
  goAlong(world, open, unit, [hex], tell);
  open.due = fixed(open.due.with(unit, 0));
  open.marks[unit] = ((open.marks[unit] as number) & ~AUTOMATIC) | ENTERED;
  tell({ event: 'arrived', section, unit, hex });
}

/** §8.1.3 §9.4.5 A command's first Move Round of turn 1 brings its third wave and nobody else. */
const isThirdWave = (open: Open, command: Command): boolean => open.turn === 1 && command !== GERMANS && open.thirdWave[command] === 0;

/** §8.1 What a Move Round begins with, the first to be done on top. */
export function beginArrivals(world: World, open: Open, command: Command): void {
  const asks = seatOf(open, command);
  if (isThirdWave(open, command)) {
    open.thirdWave[command] = 1;
    open.stack.push({ step: 'third-wave', asks, command, displaced: [] });
    return;
  }
  if (waitingUnits(world, open, command).length > 0) open.stack.push({ step: 'entry-roll', command });
  const units = automaticUnits(world, open, command);
  const arrive: ArriveFrame = { step: 'arrive', asks, units };
  if (units.length > 0) open.stack.push(arrive);
}
