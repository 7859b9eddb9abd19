import type { Seat } from '@bocage/kernel';
import type { DarkSummerState, DarkSummerView } from './types.js';

/** §11.5 What nobody knows is drawn when it is revealed, so everybody sees everything there is. */
export const view = ({ open, sealed }: DarkSummerState, seats: readonly Seat[]): DarkSummerView => ({ seats, open, known: sealed });
