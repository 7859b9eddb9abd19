import type { HexId } from '@bocage/hex';
import type { Frame, Outcome, Seat, UnitId } from '@bocage/kernel';
import type { PhaseId, Side } from './types.js';

/** `asks` names the seat this frame asks; absent where the host rolls or nothing is asked. */
interface Asking extends Frame {
  readonly asks: Seat;
}

export interface GameFrame extends Frame {
  readonly step: 'game';
  /** Which phase of the turn comes next. */
  next: number;
}
export interface OrderFrame extends Frame {
  readonly step: 'order';
}
export interface DeployFrame extends Asking {
  readonly step: 'deploy';
}
export interface ShuffleFrame extends Frame {
  readonly step: 'shuffle';
}
/** A list of units that still wait to land: parachutes, commandos or assault forces. */
export interface ArrivalFrame extends Asking {
  readonly step: 'drop' | 'commandos' | 'assault';
  /** Hexes already taken as a drop zone. */
  readonly zones: number[];
}
export interface ArrivalHexFrame extends Asking {
  readonly step: 'drop-zone' | 'commando-landing' | 'assault-landing' | 'landing' | 'glide';
  readonly unit: UnitId;
}
export interface ScatterFrame extends Frame {
  readonly step: 'scatter' | 'drift';
  readonly unit: UnitId;
  readonly hex: HexId;
}
export interface MovementFrame extends Asking {
  readonly step: 'movement';
  readonly side: Side;
  readonly phase: PhaseId;
}
export interface LegFrame extends Asking {
  readonly step: 'leg';
  /** −1 while the German has chosen a face-down token: which one lies in `sealed.chosen`. */
  readonly unit: UnitId;
}
/** A reinforcement is about to enter; which one lies in `sealed.chosen`. */
export interface EntryFrame extends Asking {
  readonly step: 'entry';
}
export interface CombatFrame extends Asking {
  readonly step: 'combat';
  readonly side: Side;
}
export interface AttackFrame extends Asking {
  readonly step: 'attack';
  readonly side: Side;
  readonly targets: HexId[];
  readonly units: UnitId[];
}
export interface GunfireFrame extends Asking {
  readonly step: 'gunfire';
  readonly purpose: 'attack' | 'defence';
  /** Hexes still to be decided, the first one now. */
  readonly hexes: HexId[];
}
export interface BattleFrame extends Frame {
  readonly step: 'battle';
  readonly side: Side;
  readonly targets: HexId[];
  readonly units: UnitId[];
  attackSupport: number;
  defenceSupport: number;
}
export interface ExchangeFrame extends Asking {
  readonly step: 'exchange';
  readonly units: UnitId[];
  owed: number;
}
export interface RetreatFrame extends Asking {
  readonly step: 'retreat';
  /** Units still to retreat, the first one now. */
  readonly units: UnitId[];
  /** First hex of the path once it is chosen, else −1. */
  via: number;
}
export interface OverFrame extends Frame {
  readonly step: 'over';
  readonly outcome: Outcome;
}

export type NormandyFrame =
  | GameFrame
  | OrderFrame
  | DeployFrame
  | ShuffleFrame
  | ArrivalFrame
  | ArrivalHexFrame
  | ScatterFrame
  | MovementFrame
  | LegFrame
  | EntryFrame
  | CombatFrame
  | AttackFrame
  | GunfireFrame
  | BattleFrame
  | ExchangeFrame
  | RetreatFrame
  | OverFrame;
