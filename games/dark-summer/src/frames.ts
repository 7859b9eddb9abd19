import type { Frame, Outcome, Seat } from '@bocage/kernel';
import type { Command } from './roster.js';
import type { RoundKind } from './types.js';

/** `asks` names the seat this frame asks; absent where the host rolls or nothing is asked. */
interface Asking extends Frame {
  readonly asks: Seat;
}

/** The bottom of the stack: the sequence of play (§4.0). */
export interface GameFrame extends Frame {
  readonly step: 'game';
  /** Which phase of the turn comes next. */
  next: number;
  /** §14.0 Units found out of supply, until they have lost their step; §11.5 unknown ones among them are revealed first. */
  attrition: readonly number[];
}
export interface OverFrame extends Frame {
  readonly step: 'over';
  readonly outcome: Outcome;
}
/** §7.1 */
export interface WeatherFrame extends Frame {
  readonly step: 'weather';
}
/** §8.2.2 One command rebuilds its units. */
export interface ReplacementFrame extends Asking {
  readonly step: 'replacement';
  readonly command: Command;
}
/** §8.2.1 A unit that two kinds of replacement can rebuild. */
export interface ReplacementKindFrame extends Asking {
  readonly step: 'replacement-kind';
  readonly unit: number;
}
/** §9.1 Which British chits go into the cup in showers. */
export interface BritishChitsFrame extends Asking {
  readonly step: 'british-chits';
}
/** §9.1 */
export interface InitiativeFrame extends Asking {
  readonly step: 'initiative';
}
/** §9.2 The Action Phase: round after round until the cup is empty. `next` is what comes when it is on top again. */
export interface ActionFrame extends Frame {
  readonly step: 'action';
  next: 'prepare' | 'initiative' | 'wave1' | 'first-reaction' | 'wave2' | 'second-reaction' | 'reaction' | 'draw';
}
/** §9.2 A chit is drawn from the cup. */
export interface DrawFrame extends Frame {
  readonly step: 'draw';
}
/** §9.2 §9.3.3 How a chit is played. */
export interface ChitFrame extends Asking {
  readonly step: 'chit';
  readonly command: Command;
  /** What the chit may be: both sides of a two-sided one, the one side of a British one. */
  readonly sides: readonly ('move' | 'combat')[];
}
/** §9.3.4 Whether the German plays a Reaction chit now. */
export interface ReactFrame extends Asking {
  readonly step: 'react';
}
/** §9.3 One Action Round. `next` counts its portions. */
export interface RoundFrame extends Frame {
  readonly step: 'round';
  /** US for the waves of both Allies. */
  readonly command: Command;
  readonly kind: RoundKind;
  readonly chit: 'move' | 'combat' | 'none';
  readonly prepared: number;
  next: number;
}
/** §9.3.4 Which stack or Formation is activated; then how, when both differ. */
export interface ActivateFrame extends Asking {
  readonly step: 'activate';
}
export interface ActivationFrame extends Asking {
  readonly step: 'activation';
  readonly unit: number;
}

/** §13.5 Cherbourg has become isolated: who of those cut off goes there. */
export interface RelocateFrame extends Asking {
  readonly step: 'relocate';
  readonly units: number[];
}
/** §8.3 */
export interface WithdrawFrame extends Asking {
  readonly step: 'withdraw';
  readonly command: Command;
}
/** §8.1.1 The Formation Entry die. */
export interface EntryRollFrame extends Frame {
  readonly step: 'entry-roll';
  readonly command: Command;
}
/** §8.1.1 Which Formation enters next. */
export interface EntryFrame extends Asking {
  readonly step: 'entry';
  readonly command: Command;
  left: number;
}
/** §8.1.2 Units that must be placed one after another, the first one now. */
export interface ArriveFrame extends Asking {
  readonly step: 'arrive';
  readonly units: number[];
}
/** §8.1.3 The third wave: which unit lands next. `displaced` are the hexes units had to leave, one for each beach. */
export interface ThirdWaveFrame extends Asking {
  readonly step: 'third-wave';
  readonly command: Command;
  readonly displaced: number[];
}
/** §8.1.3 Where a unit of the third wave lands. */
export interface LandFrame extends Asking {
  readonly step: 'land';
  readonly unit: number;
}
/** §8.1.3 Which unit makes room for the arriving one, then where it goes (`leaving` is −1 until it is chosen). */
export interface DisplaceFrame extends Asking {
  readonly step: 'displace';
  readonly arriving: number;
  readonly hex: number;
  leaving: number;
}

/** §10.1 Units move one at a time, each once. */
export interface MovingFrame extends Asking {
  readonly step: 'moving';
  readonly command: Command;
  readonly kind: 'move' | 'combined' | 'reaction' | 'first-reaction';
}
/** §10.1 §10.3 §10.4 Where a unit goes. */
export interface LegFrame extends Asking {
  readonly step: 'leg';
  readonly unit: number;
  readonly kind: MovingFrame['kind'];
  /** 1 while the next hex is only a stage of the way (§3.2.2). */
  via: number;
  /** Halves of a point left after the stages gone so far; −1 before the first. */
  left: number;
  /** 1 when it came out of a box on this move, and goes into none (§10.4.4). */
  unboxed: number;
}
/** §5.2 Somebody must eliminate units of an over-stacked hex. */
export interface OverStackFrame extends Asking {
  readonly step: 'over-stack';
  readonly hex: number;
}

/** §9.4.1 The first wave of one command: which beach is assaulted next. */
export interface AssaultFrame extends Asking {
  readonly step: 'assault';
  readonly command: Command;
}
/** §11.3 Attack after attack until its player is done. */
export interface FightingFrame extends Asking {
  readonly step: 'fighting';
  readonly command: Command;
  readonly kind: CombatKind;
}
export type CombatKind = 'combat' | 'combined' | 'prepared' | 'reaction' | 'wave1' | 'wave2';
/** §11.3.1 The units of one attack are chosen. */
export interface AttackFrame extends Asking {
  readonly step: 'attack';
  readonly command: Command;
  readonly kind: CombatKind;
  readonly target: number;
  readonly units: number[];
}
/** §11.5 The factor of a strongpoint or Ost battalion is drawn, the first of `units` now. */
export interface RevealFrame extends Frame {
  readonly step: 'reveal';
  readonly units: number[];
}
/** §11.3 A declared combat: its support, then its die. */
export interface BattleFrame extends Frame {
  readonly step: 'battle';
  readonly command: Command;
  readonly kind: CombatKind;
  readonly target: number;
  readonly units: number[];
  /** Support markers given. */
  readonly attackSupport: number[];
  readonly defenceSupport: number[];
  /** What comes when it is on top again. */
  next: 'attack-support' | 'defence-support' | 'die' | 'result';
  /** As the defender takes it, once the die has fallen; `-` for nothing. */
  result: string;
}
/** §11.3.2 Markers for the combat below on the stack. */
export interface SupportFrame extends Asking {
  readonly step: 'support';
  readonly command: Command;
  readonly purpose: 'attack' | 'defence';
}
/** §R.EX An exchange that may be taken as a step on both sides. */
export interface SoftenFrame extends Asking {
  readonly step: 'soften';
}
/** §11.3.6 */
export interface LossesFrame extends Asking {
  readonly step: 'losses';
  readonly units: readonly number[];
  owed: number;
}
/** §11.3.7 Units still to retreat, the first one now unless another is chosen to go before it. */
export interface RetreatFrame extends Asking {
  readonly step: 'retreat';
  readonly units: number[];
  /** 1 once their owner has said which goes now. */
  picked: number;
}
/** §11.3.8 Who advances into the emptied hex. `beach` is 1 where an Open Beach falls to the first who does (§11.9). */
export interface AdvanceFrame extends Asking {
  readonly step: 'advance';
  readonly units: number[];
  readonly hex: number;
  readonly kind: CombatKind;
  readonly beach: number;
  /** Units of the approach hex that go ashore whether they like it or not (§9.4.1, §9.4.3). */
  readonly ashore: readonly number[];
}
/** §9.4.1 §9.4.3 Who goes on a second hex; `unit` is −1 until one is chosen. */
export interface SecondAdvanceFrame extends Asking {
  readonly step: 'second-advance';
  readonly units: number[];
  readonly kind: 'wave1' | 'wave2';
  unit: number;
}
/** §11.7 The battle for the port: its support, then its die. */
export interface CherbourgFrame extends Frame {
  readonly step: 'cherbourg';
  readonly support: number[];
  next: 'support' | 'die' | 'end';
}

export type DarkSummerFrame =
  | GameFrame
  | OverFrame
  | WeatherFrame
  | ReplacementFrame
  | ReplacementKindFrame
  | BritishChitsFrame
  | InitiativeFrame
  | ActionFrame
  | DrawFrame
  | ChitFrame
  | ReactFrame
  | RoundFrame
  | ActivateFrame
  | ActivationFrame
  | RelocateFrame
  | WithdrawFrame
  | EntryRollFrame
  | EntryFrame
  | ArriveFrame
  | ThirdWaveFrame
  | LandFrame
  | DisplaceFrame
  | MovingFrame
  | LegFrame
  | OverStackFrame
  | AssaultFrame
  | FightingFrame
  | AttackFrame
  | RevealFrame
  | BattleFrame
  | SupportFrame
  | SoftenFrame
  | LossesFrame
  | RetreatFrame
  | AdvanceFrame
  | SecondAdvanceFrame
  | CherbourgFrame;
