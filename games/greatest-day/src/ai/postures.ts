import type { Plan, Seat } from '@bocage/kernel';

/** How units weigh what they do in one activation. */
export interface Posture {
  /** What opportunity fire on the way counts for. */
  readonly danger: number;
  /** What the way that is left counts for. */
  readonly way: number;
  /** What a shot, an assault and a rally count for, against a move. */
  readonly fire: number;
  readonly assault: number;
  readonly rally: number;
  /** What a hex in the enemy's sight counts for. */
  readonly threat: number;
  /** What it is worth to be off the sand. */
  readonly sand: number;
  /** What a Second Action has to be worth. */
  readonly second: number;
}

const NORMAL: Posture = { danger: 0.7, way: 1, fire: 1, assault: 1, rally: 1, threat: 1, sand: 1, second: 1.8 };
const POSTURES: Readonly<Record<string, Posture>> = {
  normal: NORMAL,
  onward: { ...NORMAL, danger: 0.35, way: 1.6, fire: 0.6 },
  reckless: { ...NORMAL, danger: 0.3, threat: 0.4 },
  'stand-and-fire': { ...NORMAL, danger: 1.2, way: 0.7, fire: 1.8 },
};

/** Each side acts in one of these ways: the first, unless a plan names another. */
export const postureOf = (plan: Plan, seat: Seat): Posture => POSTURES[plan[seat] ?? 'normal'] ?? NORMAL;
