import type { Posture } from './postures.js';

/** The numbers one side plays by: what levels differ in. Values are in factors where nothing else is said. */
export interface Style {
  readonly early: Posture;
  readonly late: Posture;
  /** The turn from which the late posture holds. */
  readonly lateTurn: number;
  /** How divisions on their way off the map go; absent where that is a mission like any other. */
  readonly march?: Posture;
  /** Whether a unit sees that its own line may close behind it when it leaves (§13.2). */
  readonly foresight: boolean;
  /** What being out of supply costs, a step further out than the enemy, a step of detour of the supply line. */
  readonly unsupplied: number;
  readonly exposed: number;
  readonly detour: number;
  /** Shares of the attack posture for Kampfgruppen and for the others. */
  readonly striker: number;
  readonly holder: number;
  /** Support and odds hoped for when units mass for an attack. */
  readonly hopedSupport: number;
  readonly wantedOdds: number;
  /** Shares of what a lost way of retreat costs, of what guards are worth, and of how much more a gap near the shore counts. */
  readonly waysOut: number;
  readonly guard: number;
  readonly shore: number;
  /** What a move must gain over staying, and another unit by following an advance. */
  readonly worthwhile: number;
  readonly advance: number;
  /** What one attack must promise, a round of them to come before moves, and one that makes a combined round of a move. */
  readonly attackFrom: number;
  readonly combatFrom: number;
  readonly contact: number;
  /** Shares of own losses, of what scores, of breaking a division up, of the enemy's likely support, of the price of markers. */
  readonly loss: number;
  readonly prize: number;
  readonly breaking: number;
  readonly answer: number;
  readonly price: number;
  /** Clearing any hex is worth a little: it opens the way. */
  readonly ground: number;
  /** What a reaction must gain. */
  readonly reaction: number;
  /** How many times the defence must stand ready before the port is entered. */
  readonly portOdds: number;
  /** Turns: airborne leave, the breakout begins, divisions leave for the east. */
  readonly leaveTurn: number;
  readonly breakoutTurn: number;
  readonly escapeTurn: number;
  /** Strength asked for and weight of what a side is about. */
  readonly port: Wanted;
  readonly cutForce: number;
  readonly saintLo: Wanted & { readonly lateWeight: number };
  readonly caen: Wanted;
  readonly coutances: number;
  readonly avranches: number;
  readonly falaise: number;
  readonly clear: number;
  /** The front of a sector: its weight, and the share of the enemy's strength it asks for. */
  readonly front: Wanted;
  /** What each sector's front is worth to the Germans: Caen bars the plain, the Cotentin is lost in time. */
  readonly sectors: readonly number[];
  readonly cities: Wanted;
}

interface Wanted {
  readonly force: number;
  readonly weight: number;
}

export type Styles = readonly [Style, Style];

const ALLIED_SCRIPT: Style = {
  early: { mission: 0.3, line: 0.35, safety: 0.4, attack: 1.2 },
  late: { mission: 0.4, line: 0.15, safety: 0.15, attack: 1.6 },
  lateTurn: 3,
  foresight: false,
  unsupplied: 6,
  exposed: 0.05,
  detour: 0.02,
  striker: 1,
  holder: 1,
  hopedSupport: 4,
  wantedOdds: 3,
  waysOut: 1,
  guard: 1,
  shore: 2.5,
  worthwhile: 0.12,
  advance: 0.2,
  attackFrom: 0.25,
  combatFrom: 3,
  contact: 6,
  loss: 1,
  prize: 1,
  breaking: 1,
  answer: 1,
  price: 1,
  ground: 0.7,
  reaction: 2.5,
  portOdds: 1.6,
  leaveTurn: 4,
  breakoutTurn: 6,
  escapeTurn: 9,
  port: { force: 44, weight: 1.6 },
  cutForce: 14,
  saintLo: { force: 64, weight: 1.6, lateWeight: 3.2 },
  caen: { force: 70, weight: 2 },
  coutances: 1,
  avranches: 1.1,
  falaise: 1.2,
  clear: 1.5,
  front: { force: 0.5, weight: 0.45 },
  sectors: [],
  cities: { force: 0, weight: 0 },
};

const CONTAIN: Posture = { mission: 0.28, line: 0.82, safety: 0.67, attack: 0.65 };

const GERMAN_SCRIPT: Style = {
  ...ALLIED_SCRIPT,
  early: CONTAIN,
  late: CONTAIN,
  exposed: 0.25,
  detour: 0.1,
  striker: 2.5,
  holder: 0.6,
  hopedSupport: 0,
  combatFrom: 2.5,
  caen: { force: 8, weight: 1.4 },
  front: { force: 0.75, weight: 1 },
  sectors: [0.55, 1, 0.9, 1.3, 0.8],
  cities: { force: 12, weight: 1.1 },
};

/** The rules script's own. */
export const SCRIPT: Styles = [ALLIED_SCRIPT, GERMAN_SCRIPT];

/** Who marches off the map looks neither left nor right. */
const MARCH: Posture = { mission: 2, line: 0, safety: 0.05, attack: 0 };
const GRIP: Posture = { mission: 0.4, line: 0.6, safety: 0.25, attack: 1.3 };

/** What many games have shown to beat the script: harder driving, and no unit lost for want of a look behind. */
const ALLIED_VETERAN: Style = {
  ...ALLIED_SCRIPT,
  early: { mission: 0.54, line: 0.24, safety: 0.15, attack: 1.4 },
  late: { mission: 0.46, line: 0.06, safety: 0.04, attack: 2.2 },
  lateTurn: 5,
  march: MARCH,
  foresight: true,
  unsupplied: 12,
  exposed: 0.045,
  detour: 0.015,
  hopedSupport: 4.3,
  wantedOdds: 2.75,
  waysOut: 0.9,
  shore: 2,
  attackFrom: 0.22,
  combatFrom: 3.6,
  loss: 0.82,
  answer: 0.92,
  ground: 0.6,
  price: 0.8,
  portOdds: 1.95,
  port: { force: 39, weight: 1.65 },
  cutForce: 16,
  saintLo: { force: 54, weight: 1.3, lateWeight: 1.8 },
  caen: { force: 54, weight: 1.7 },
  coutances: 0.9,
  avranches: 1.2,
  falaise: 1.4,
  clear: 1.25,
};

const GERMAN_VETERAN: Style = { ...GERMAN_SCRIPT, early: GRIP, late: GRIP, march: MARCH, foresight: true, unsupplied: 12, price: 0.8 };

export const VETERAN: Styles = [ALLIED_VETERAN, GERMAN_VETERAN];
