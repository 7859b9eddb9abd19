import type { Frame, Steps as StepsOf } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';

/** §4.0 Steps by the name their frames carry. */
export type Steps = StepsOf<DarkSummerTypes>;

/** Somebody is asked and nothing rolled. */
export const asking = (_: unknown, frame: Frame & { readonly asks: string }) =>
  ({ kind: 'seats', seats: [frame.asks], mode: 'turn' }) as const;

/** For frames that only begin others. */
export const askingNobody = (): never => {
  throw new Error('the sequence of play asks nothing itself');
};
