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

export const POSTURE: Posture = { danger: 0.7, way: 1, fire: 1, assault: 1, rally: 1, threat: 1, sand: 1, second: 1.8 };
