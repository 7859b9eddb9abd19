import type { Frame, Step } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';

/** §4.0 Steps by the name their frames carry. */
// biome-ignore lint/suspicious/noExplicitAny: each step is only ever called with the frame that names it
export type Steps = Readonly<Record<string, Step<DarkSummerTypes, any>>>;

/** Somebody is asked and nothing rolled. */
export const asking = (_: unknown, frame: Frame & { readonly asks: string }) =>
  ({ kind: 'seats', seats: [frame.asks], mode: 'turn' }) as const;

/** For frames that only begin others. */
export const askingNobody = (): never => {
  throw new Error('the sequence of play asks nothing itself');
};
