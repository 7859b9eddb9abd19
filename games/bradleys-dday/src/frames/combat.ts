import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Side } from '../sides.js';
import type { Asks } from './game.js';

/** C, E, H, J. Fire (§10.2) */

export interface FireFrame extends Asks {
  readonly step: 'fire';
  readonly side: Side;
}
/** One attack being put together. */
export interface VolleyFrame extends Asks {
  readonly step: 'volley';
  readonly side: Side;
  readonly target: HexId;
  readonly firers: UnitId[];
  asp: number;
  /** Air points in it (§19.2), where there are any. */
  air?: number;
  /** §10.2.7 b Guns at the armor of the hex alone. */
  armorOnly: 0 | 1;
  /** HQs that support it (§16.1). */
  readonly headquarters: UnitId[];
}
/** §10.3 One close assault being put together. */
export interface AssaultsFrame extends Asks {
  readonly step: 'assaults';
  readonly side: Side;
}
export interface AssaultFrame extends Asks {
  readonly step: 'assault';
  readonly side: Side;
  readonly target: HexId;
  readonly attackers: UnitId[];
  readonly headquarters: UnitId[];
}
/** Declared: what the defender's HQs do about it, then the dice (§16.1). `kind` says where it came from. */
export interface BattleFrame extends Asks {
  readonly step: 'battle';
  readonly kind: 'fire' | 'assault' | 'drop' | 'landing';
  /** The attacker. */
  readonly side: Side;
  readonly target: HexId;
  readonly attackers: readonly UnitId[];
  readonly asp: number;
  readonly armorOnly: 0 | 1;
  readonly headquarters: readonly UnitId[];
  readonly answers: UnitId[];
  answered: 0 | 1;
  /** Columns that bombs well laid are worth (§19.2). */
  readonly shift?: number;
}
/** §19.2 The dice of the bombers, before the attack they are part of. */
export interface BombingFrame {
  readonly step: 'bombing';
  readonly battle: BattleFrame;
  readonly air: number;
}
/** The dice of a battle all have answered. */
export interface BattleDiceFrame {
  readonly step: 'battle-dice';
  readonly battle: BattleFrame;
}
/** §10.4 One attacking stack is disrupted, by the defender's choice: hex by hex those that took part. */
export interface StackChoiceFrame extends Asks {
  readonly step: 'stack-choice';
  readonly hexes: readonly HexId[];
  readonly attackers: readonly UnitId[];
}
/** §10.5 Units that must retreat, unit by unit; `unit` −1 while the owner chooses who goes next. */
export interface RetreatFrame extends Asks {
  readonly step: 'retreat';
  readonly units: UnitId[];
  unit: UnitId;
  /** Hexes gone so far by `unit`, its own first (§10.5.3 g). */
  readonly trail: HexId[];
  readonly by: 'fire' | 'assault';
}
/** §10.3.5 Who advances into the hex: unit by unit, or done. */
export interface AdvanceFrame extends Asks {
  readonly step: 'advance';
  readonly side: Side;
  readonly to: HexId;
  readonly units: UnitId[];
}
/** §8.1.4 Too many in a hex at the end of a segment: the owner chooses who is lost. */
export interface OverStackFrame extends Asks {
  readonly step: 'over-stack';
  readonly side: Side;
  readonly hex: HexId;
}

export type CombatFrames =
  | FireFrame
  | VolleyFrame
  | AssaultsFrame
  | AssaultFrame
  | BattleFrame
  | BattleDiceFrame
  | BombingFrame
  | StackChoiceFrame
  | RetreatFrame
  | AdvanceFrame
  | OverStackFrame;
