import { chanceStep, fixed } from '@bocage/kernel';
import { poolLeft } from '../rules/11-combat/pools.js';
import { eliminate } from '../rules/11-combat/removal.js';
import { type DarkSummerTypes, ELIMINATED, type RevealFrame } from '../types.js';
import type { World } from '../world.js';

/** §11.5 The factors of strongpoints and Ost battalions are drawn one by one from what is left of their counters. */
export const createRevealStep = (world: World) =>
  chanceStep<DarkSummerTypes, RevealFrame>({
    section: '11.5',
    settle({ open }, frame) {
      if (frame.units.length > 0) return false;
      open.stack.pop();
      return true;
    },
    roll({ open }, frame) {
      const kind = world.roster.kind[frame.units[0] as number] === 'ost' ? 'ost' : 'strongpoint';
      return { kind: 'draw', why: kind, section: '11.5', weights: poolLeft(world, open, kind) };
    },
    resolve({ open }, frame, _, drawn, tell) {
      const unit = frame.units.shift() as number;
      const value = drawn[0] as number;
      open.value = fixed(open.value.with(unit, value));
      tell({ event: 'revealed', section: '11.5', reveals: 'all', unit, value });
      // §11.5.2 The Ost battalion worth nothing is gone at once.
      if (value === 0 && open.hex[unit] !== ELIMINATED) eliminate(world, open, [unit], 'ost-zero', '11.5.2', tell);
    },
  });
