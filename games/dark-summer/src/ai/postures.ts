import { ALLIED, type Side } from '../types.js';

/** How units weigh what a hex offers. */
export interface Posture {
  /** Getting on with the mission, by movement point. */
  readonly mission: number;
  /** Closing the line. */
  readonly line: number;
  /** Not being beaten there. */
  readonly safety: number;
  /** Standing where an attack is worth making. */
  readonly attack: number;
}

export const POSTURES = {
  attack: { mission: 0.3, line: 0.35, safety: 0.4, attack: 1.2 },
  press: { mission: 0.4, line: 0.15, safety: 0.15, attack: 1.6 },
  hold: { mission: 0.12, line: 0.8, safety: 1, attack: 0.3 },
  contain: { mission: 0.28, line: 0.82, safety: 0.67, attack: 0.65 },
  counter: { mission: 0.28, line: 0.5, safety: 0.5, attack: 1.3 },
  drive: { mission: 0.5, line: 0.2, safety: 0.15, attack: 1.8 },
  race: { mission: 0.6, line: 0.05, safety: 0.05, attack: 2.2 },
  grip: { mission: 0.4, line: 0.6, safety: 0.25, attack: 1.3 },
  back: { mission: 0, line: 0.6, safety: 2, attack: 0 },
} as const satisfies Readonly<Record<string, Posture>>;
type Tactic = keyof typeof POSTURES;

/** What there is to choose from; `usualTactic` is what the script follows. */
const TACTICS: Readonly<Record<Side, readonly Tactic[]>> = {
  0: ['attack', 'press', 'hold'],
  1: ['contain', 'counter', 'back'],
};

/** The turn from which the lodgement is safe and the Allies press on. */
const PRESS_TURN = 4;

const usualTactic = (side: Side, turn: number): Tactic => (side === ALLIED ? (turn >= PRESS_TURN ? 'press' : 'attack') : 'contain');

/** The script's own first. */
export const tacticsFor = (side: Side, turn: number): readonly string[] => {
  const first = usualTactic(side, turn);
  return [first, VETERAN, ...TACTICS[side].filter((other) => other !== first)];
};

/** What many games have shown to beat the script: harder driving, less care. Search starts from it. */
export const VETERAN = 'veteran';
const veteranTactic = (side: Side, turn: number): Tactic => (side === ALLIED ? (turn >= PRESS_TURN ? 'race' : 'drive') : 'grip');

/** The posture a plan asks for, else the script's own. */
export function postureNamed(name: string | undefined, side: Side, turn: number): Posture {
  if (name === VETERAN) return POSTURES[veteranTactic(side, turn)];
  return POSTURES[isTactic(name) ? name : usualTactic(side, turn)];
}

const isTactic = (name: string | undefined): name is Tactic => name !== undefined && name in POSTURES;

/** What an attack must promise before it is made, by how boldly a round is fought. */
export const ATTACK_FROM = { normal: 0.25, bold: -0.6, careful: 1.4, none: 99 } as const;
type Boldness = keyof typeof ATTACK_FROM;
export const boldnessOf = (name: string | undefined): Boldness =>
  name !== undefined && name in ATTACK_FROM ? (name as Boldness) : 'normal';
