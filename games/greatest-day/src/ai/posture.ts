import type { Plan, Seat } from '@bocage/kernel';
import { beachOf } from '../rules/beach.js';
import { ALLIED, GERMAN, SEATS } from '../sides.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { unclearedBeach } from './shore.js';

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
  /** What it is worth to dig in. */
  readonly dig: number;
  /** What it is worth to be off the sand. */
  readonly sand: number;
  /** What a Second Action has to be worth. */
  readonly second: number;
  /** What the defences of a beach count for, against those who stand behind them. */
  readonly defences: number;
  /** What a Command Point for who has just come ashore has to be worth. */
  readonly ashore: number;
  /** What cover where a move ends counts for, and being still on the sand, by how much way. */
  readonly cover: number;
  readonly across: number;
  /** What a barrage counts for where none lies. */
  readonly barrage: number;
  /** A check this likely to be passed is not paid for. */
  readonly sure: number;
  /** What an assault costs and what an objective taken by it brings. */
  readonly cost: number;
  readonly taken: number;
  /** What others in a landing hex and the way from it to a Gap count for, to a full craft. */
  readonly crowd: number;
  readonly wayOff: number;
}

const NORMAL: Posture = {
  ...{ danger: 0.7, way: 1, fire: 1, assault: 1, rally: 1, threat: 1, dig: 1, sand: 1, second: 1.8, defences: 1, ashore: 1 },
  ...{ cover: 1, across: 1, barrage: 1, sure: 0.6, cost: 1, taken: 1, crowd: 1, wayOff: 1 },
};

/** §4.2 The defences first, with all that can fire, cover and rallies for less: what told most in landings in which every weight was drawn at random. */
const BREACHING: Posture = {
  ...NORMAL,
  ...{ way: 0.85, fire: 2.4, rally: 0.65, defences: 4.5, ashore: 0.7 },
  ...{ cover: 0.4, across: 0.7, barrage: 2.5, sure: 0.4, cost: 1.3, taken: 1.3, crowd: 1.6, wayOff: 1.6 },
};

/** §4.3.2 Once the beach is clear: less haste, and more out of sight. */
const INLAND: Posture = { ...BREACHING, way: 0.68, threat: 1.3 };

/** §4.3.2 Who comes into the way of a landing keeps the beach from being clear, and costs the German nothing: to get there at any price, and to fire. */
const BARRING: Posture = { ...NORMAL, danger: 0.2, way: 3, fire: 2, threat: 0.4, dig: 0.3 };

/** How `search` lands, and how it meets a landing. */
export const STORM: Plan = { [SEATS[ALLIED]]: 'breach', [SEATS[GERMAN]]: 'bar' };

/** Under that plan a landing is fought so; everything else is the script. */
export function postureOf(world: World, open: Open, plan: Plan, seat: Seat): Posture {
  const tactic = plan[seat];
  if (tactic === undefined || beachOf(world, open) < 0) return NORMAL;
  if (tactic === 'bar') return BARRING;
  return unclearedBeach(world, open) >= 0 ? BREACHING : INLAND;
}
