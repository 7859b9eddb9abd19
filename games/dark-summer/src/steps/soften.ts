import { step, word } from '@bocage/kernel';
import type { BattleFrame, DarkSummerTypes, SoftenFrame } from '../types.js';

const EXCHANGE = word('exchange');
const BOTH_LOSE = word('both-lose');

/** §R.EX Kampfgruppen and Tigers alone may take an exchange as a step on both sides. */
export const createSoftenStep = () =>
  step<DarkSummerTypes, SoftenFrame>({
    section: 'R.EX',
    legal: () => [EXCHANGE, BOTH_LOSE],
    play({ open }, _, __, action) {
      open.stack.pop();
      if (action === BOTH_LOSE) (open.stack[open.stack.length - 1] as BattleFrame).result = 'BL1';
    },
  });
