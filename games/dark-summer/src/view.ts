import type { Seat } from '@bocage/kernel';
import type { DarkSummerState, DarkSummerView } from './types.js';

/** §11.5 There are no secrets: what nobody knows is drawn when it is revealed. */
export const view = ({ open }: DarkSummerState, seats: readonly Seat[]): DarkSummerView => ({ seats, open, known: {} });
