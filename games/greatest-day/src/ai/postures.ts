import type { Plan, Seat } from '@bocage/kernel';

/** How units weigh what they do in one activation. */
export interface Posture {
  /** What opportunity fire on the way counts for. */
  readonly danger: number;
  /** What the way that is left counts for. */
  readonly way: number;
  /** What a shot counts for, against a move. */
  readonly fire: number;
}

const NORMAL: Posture = { danger: 0.7, way: 1, fire: 1 };
const POSTURES: Readonly<Record<string, Posture>> = {
  normal: NORMAL,
  onward: { danger: 0.35, way: 1.6, fire: 0.6 },
  'stand-and-fire': { danger: 1.2, way: 0.7, fire: 1.8 },
};

export const TACTICS: readonly string[] = Object.keys(POSTURES);

/** Each side acts in one of three ways. */
export const postureOf = (plan: Plan, seat: Seat): Posture => POSTURES[plan[seat] ?? 'normal'] ?? NORMAL;
