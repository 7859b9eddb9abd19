import type { Plan, Seat } from '@bocage/kernel';

/** What ground and company are worth to units on the move, against the way that is left. */
export interface Posture {
  readonly way: number;
  readonly cover: number;
  /** What it costs to end beside the enemy. */
  readonly contact: number;
}

const NORMAL: Posture = { way: 1, cover: 1, contact: 0 };
const POSTURES: Readonly<Record<string, Posture>> = {
  normal: NORMAL,
  bold: { way: 1.5, cover: 0.3, contact: -2 },
  wary: { way: 0.7, cover: 2, contact: 5 },
};

export const TACTICS = Object.keys(POSTURES);

/** Each side moves in one of three ways. */
export const postureOf = (plan: Plan, seat: Seat): Posture => POSTURES[plan[seat] ?? 'normal'] ?? NORMAL;

/** §5.5.5 Whether guns and tanks that fire on the beach would take are sent where they may be turned back. */
export const SPARING: Plan = { landing: 'sparing' };
export const isSparing = (plan: Plan): boolean => plan.landing === SPARING.landing;

/** §18.1.2 Whether Americans are sent round the gates by which Germans will come on. */
export const SCREENING: Plan = { gates: 'screened' };
export const isScreening = (plan: Plan): boolean => plan.gates === SCREENING.gates;
