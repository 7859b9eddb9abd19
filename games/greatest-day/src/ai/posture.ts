import type { Plan, Seat } from '@bocage/kernel';
import { beachOf } from '../rules/beach.js';
import { ALLIED, SEATS } from '../sides.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

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
  /** What the defences of a beach count for, against those who stand behind them. */
  readonly defences: number;
  /** What a Command Point for who has just come ashore has to be worth. */
  readonly ashore: number;
}

const NORMAL: Posture = {
  ...{ danger: 0.7, way: 1, fire: 1, assault: 1, rally: 1, threat: 1, sand: 1, second: 1.8, defences: 1, ashore: 1 },
};

/** §4.2 The defences first, with all that can fire: what told most in 856 landings in which every weight was drawn at random. */
const BREACHING: Posture = { ...NORMAL, fire: 1.3, defences: 3, ashore: 0.5 };

/** How `search` lands. */
export const BREACH: Plan = { [SEATS[ALLIED]]: 'breach' };

/** Who lands under that plan goes for the defences; everybody else is the script. */
export const postureOf = (world: World, open: Open, plan: Plan, seat: Seat): Posture =>
  plan[seat] === 'breach' && beachOf(world, open) >= 0 ? BREACHING : NORMAL;
