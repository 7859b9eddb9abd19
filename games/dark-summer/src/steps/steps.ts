import type { Awaits, Frame, Seat, Steps as StepsOf } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';

/** §4.0 Steps by the name their frames carry. */
export type Steps = StepsOf<DarkSummerTypes>;

const asked = new Map<Seat, Awaits>();

/** Somebody is asked and nothing rolled. */
export function asking(_: unknown, { asks }: Frame & { readonly asks: Seat }): Awaits {
  let awaits = asked.get(asks);
  if (!awaits) {
    awaits = { kind: 'seats', seats: [asks], mode: 'turn' };
    asked.set(asks, awaits);
  }
  return awaits;
}

/** For frames that only begin others. */
export const askingNobody = (): never => {
  throw new Error('the sequence of play asks nothing itself');
};
