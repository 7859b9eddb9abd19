import { type Refusal, step, unit, word } from '@bocage/kernel';
import { place } from '../occupancy.js';
import { isWithdrawable } from '../roster.js';
import { withdrawableUnits } from '../rules/8-reinforcements/withdraw-units.js';
import { type DarkSummerTypes, ELIMINATED, type Open, WAITING, WITHDRAWN, type WithdrawFrame } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §8.3 Airborne and special forces leave for England, one after another. */
export const createWithdrawStep = (world: World) =>
  step<DarkSummerTypes, WithdrawFrame>({
    section: '8.3',
    settle({ open }, frame) {
      if (withdrawableUnits(world, open, frame.command).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...withdrawableUnits(world, open, frame.command).map(unit), DONE],
    refusal: ({ open }, frame, _, action) => (action.kind === 'unit' ? refuse(world, open, frame, action.unit) : undefined),
    play({ open }, _, __, action, tell) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      place(world, open, action.unit, WITHDRAWN);
      open.marks[action.unit] = 0;
      tell({ event: 'withdrawn', section: '8.3', unit: action.unit });
    },
  });

function refuse(world: World, open: Open, { command }: WithdrawFrame, id: number): Refusal | undefined {
  const { roster } = world;
  if (!(id >= 0 && id < roster.units)) return undefined;
  if (roster.command[id] !== command) return { code: 'other-command', section: '8.3' };
  if (!isWithdrawable(roster.kind[id] as 'glider')) return { code: 'not-withdrawable', section: '8.3' };
  if (open.hex[id] === WITHDRAWN) return { code: 'withdrawn-already', section: '8.3' };
  if (open.hex[id] === WAITING || open.hex[id] === ELIMINATED) return { code: 'not-in-play', section: '8.3' };
  return { code: 'no-way-to-beach', section: '8.3' };
}
