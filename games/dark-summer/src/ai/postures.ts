import type { Mission } from './objectives.js';
import type { Style } from './styles.js';

/** How units weigh what a hex offers. */
export interface Posture {
  /** Getting on with the mission, by movement point. */
  readonly mission: number;
  /** Closing the line. */
  readonly line: number;
  /** Not being beaten there. */
  readonly safety: number;
  /** Occupancy where an attack is worth making. */
  readonly attack: number;
}

/** Who marches off the map looks neither left nor right, if the style knows of it. */
export function postureFor({ early, late, lateTurn, march }: Style, { isMarch }: Mission, turn: number): Posture {
  if (isMarch && march) return march;
  return turn >= lateTurn ? late : early;
}
