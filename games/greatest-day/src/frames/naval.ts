import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** §4.7 The Naval chit: its eight steps, one after another. */
export interface NavalFrame {
  readonly step: 'naval';
  readonly chit: number;
  /** The step that comes next, 1 to 8; 9 puts the chit away. */
  next: number;
}

/** §4.8.1 Ships, support and rocket craft fire at the shore, one after another. */
export interface BombardFrame extends Waiting {
  readonly step: 'bombard';
  readonly asks: Seat;
  /** Who fires, −1 before he is picked. */
  ship: number;
  target: number;
  /** 0 while somebody is asked, 1 before contact is rolled for (§4.4.4(c)), 2 while the shot is made. */
  stage: number;
}

/** §4.8.2 Coastal batteries fire at ships, craft and swimming tanks, each once. */
export interface BatteriesFrame extends Waiting {
  readonly step: 'batteries';
  readonly asks: Seat;
  battery: number;
  target: number;
  /** 0 while somebody is asked, 1 before the die, 2 while the target checks. */
  stage: number;
}

/** §4.8.3 The next craft or swimming tank, and the hex it makes for. */
export interface LandingFrame {
  readonly step: 'landing';
  readonly asks: Seat;
  /** −1 before it is picked. */
  unit: number;
}

/** §4.8.3(1) One craft on its landing hex, from the obstacles to its leaving. */
export interface BeachingFrame extends Waiting {
  readonly step: 'beaching';
  readonly craft: number;
  readonly beach: number;
  readonly at: number;
  /** Who is aboard, in order; after unloading who is ashore. */
  readonly passengers: number[];
  /** Index into BEACHING. */
  stage: number;
  /** Whom the nests have fired at; −1 nobody yet (§4.2.2(1)). */
  nests: number;
  /** Who has tried opportunity fire, and at whom: −1 nobody yet (§4.2.3). */
  tried: number[];
  target: number;
  /** Who checks or fires now, −1 none; 1 while his shot is made. */
  firer: number;
  firing: number;
  /** What the moment adds to his shot: from zone to zone ashore, nothing at the craft (§4.2.3). */
  add: number;
  /** How many are unloaded so far. */
  unloaded: number;
  /** 1 where it comes off the sand after drifting: no obstacles, and its passengers drift (§4.2.1). */
  readonly drifted: number;
}

/** §4.8.3(2) A tank that has swum ashore: the sea, then what it does. */
export interface SwimmingFrame extends Waiting {
  readonly step: 'swimming';
  readonly asks: Seat;
  readonly unit: number;
  stage: number;
}

/** §4.5.4(7) Who has just landed may be given an Action for a Command Point, one after another. */
export interface AshoreFrame {
  readonly step: 'ashore';
  readonly asks: Seat;
  readonly units: number[];
}

const DEFENCES = ['obstacles', 'nests', 'sea'] as const;
export type Defence = (typeof DEFENCES)[number];
/** What the nests fire at, and so which modifiers count (§4.2.2): a craft, who has just landed, or who is about to act. */
export type NestsAt = 'craft' | 'landed' | 'active';

/** §4.2.1 §4.2.2 §4.2.5 An attack of obstacles, nests or the sea. Answers 1 once suffered. */
export interface DefencesFrame extends Waiting {
  readonly step: 'defences';
  readonly kind: Defence;
  readonly how: NestsAt;
  readonly beach: number;
  readonly target: number;
  readonly at: number;
  /** 1 once the die is cast. */
  stage: number;
}

/** §4.2.6 A unit or a craft fires at the beach defences. Answers 1 once the result is taken. */
export interface BeachFireFrame extends Waiting {
  readonly step: 'beach-fire';
  readonly asks: Seat;
  readonly unit: number;
  readonly beach: number;
  /** 1 once the die is cast. */
  stage: number;
  /** How many points are still to be taken, and from which tracks (bits of TRACK_BITS). */
  left: number;
  from: number;
}

/** §4.2.4(c) §4.2.4(d) A Gap of the sub-beach is opened. */
export interface OpenGapFrame {
  readonly step: 'open-gap';
  readonly asks: Seat;
  readonly beach: number;
  readonly subBeach: number;
}

/** §4.5.6(1) Step 5: stack after stack goes from Loading into a wave box. */
export interface LoadingFrame {
  readonly step: 'loading';
  readonly asks: Seat;
}
/** §4.5.6(2) Step 6: stack after stack comes from England to a sub-beach; by the first unit of each, those done. */
export interface EnRouteFrame {
  readonly step: 'en-route';
  readonly asks: Seat;
}
/** §4.4.3 Step 7: each Assault Force marker may be moved once. */
export interface MarkersFrame {
  readonly step: 'markers';
  readonly asks: Seat;
  /** Index into FORCES of the marker in hand. */
  force: number;
}
/** §4.4.2 Step 8: each ship may change its box once. */
export interface FleetFrame {
  readonly step: 'fleet';
  readonly asks: Seat;
  ship: number;
  moved: number[];
}

/** §4.5.3 A leader whose unit is lost at sea goes to another of his command. */
export interface NewHostFrame {
  readonly step: 'new-host';
  readonly asks: Seat;
  readonly leader: number;
}

/** §17.3.2 Of each Commando one unit is chosen; who is near it is In Command. */
export interface CommandosFrame {
  readonly step: 'commandos';
  readonly asks: Seat;
  /** Commandos still to choose for, each by its first unit. */
  groups: number[];
}
/** §4.2.4(b) Commandos run through a closed Gap. Answers 1 once across or dead. */
export interface DashFrame {
  readonly step: 'dash';
  readonly asks: Seat;
  readonly unit: number;
  /** The hexside, −1 before it is chosen. */
  side: number;
}
/** §4.2.1 A Movement Action takes a level of drift off. Answers 1 once done. */
export interface DriftFrame extends Waiting {
  readonly step: 'drift';
  readonly asks: Seat;
  readonly unit: number;
}

export type NavalFrames =
  | NavalFrame
  | BombardFrame
  | BatteriesFrame
  | LandingFrame
  | BeachingFrame
  | SwimmingFrame
  | AshoreFrame
  | DefencesFrame
  | BeachFireFrame
  | OpenGapFrame
  | LoadingFrame
  | EnRouteFrame
  | MarkersFrame
  | FleetFrame
  | NewHostFrame
  | CommandosFrame
  | DashFrame
  | DriftFrame;
