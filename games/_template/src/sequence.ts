import type { CrossroadsFrame, Open } from './types.js';

/** §C.3 The stages of a turn, in order. */
export const STAGES: readonly ((open: Open) => CrossroadsFrame)[] = [
  () => ({ step: 'draw', side: 0 }),
  () => ({ step: 'draw', side: 1 }),
  () => ({ step: 'orders' }),
  () => ({ step: 'supply' }),
  ({ first }) => ({ step: 'move', side: first }),
  ({ first }) => ({ step: 'combat', side: first }),
  ({ first }) => ({ step: 'move', side: 1 - first }),
  ({ first }) => ({ step: 'combat', side: 1 - first }),
];
