import type { HexId } from '@bocage/hex';
import type { GameEvent, UnitId } from '@bocage/kernel';
import type { Side } from '../sides.js';

export type BattleKind = 'fire' | 'assault' | 'drop' | 'landing';

/** §10.2.8 a §10.3.4 a */
export interface DeclaredEvent extends GameEvent {
  readonly event: 'declared';
  readonly kind: BattleKind;
  readonly side: Side;
  readonly target: HexId;
  readonly attackers: readonly UnitId[];
  readonly asp: number;
  /** Air points (§19.2), where there are any. */
  readonly air?: number;
  readonly armorOnly: 0 | 1;
  readonly headquarters: readonly UnitId[];
}
/** §19.2 What bombs came to: factors on the target, a shift, or the own hex they fell on, −1 none. */
export interface BombedEvent extends GameEvent {
  readonly event: 'bombed';
  readonly target: HexId;
  readonly air: number;
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly asp: number;
  readonly shift: number;
  readonly strays: number;
}
/** §16.1 The defender's headquarters that support him. */
export interface SupportedEvent extends GameEvent {
  readonly event: 'supported';
  readonly headquarters: number;
}
/** §10.4 */
export interface ResultEvent extends GameEvent {
  readonly event: 'result';
  readonly kind: BattleKind;
  readonly target: HexId;
  readonly differential: number;
  /** Index into the letters A to I. */
  readonly letter: number;
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly effect: '' | 'R' | 'D' | 'E';
  readonly lightRed: 0 | 1;
}
/** §10.1.3 §10.3.4 e Below the table: nothing happens to the defender. */
export interface FailedEvent extends GameEvent {
  readonly event: 'failed';
  readonly kind: BattleKind;
  readonly target: HexId;
  readonly differential: number;
}
/** §12.1.2 */
export interface RuinedEvent extends GameEvent {
  readonly event: 'ruined';
  readonly hex: HexId;
}
/** §13.0 §14.1.2 Units that stay where they are though fire would drive them out. */
export interface StoodEvent extends GameEvent {
  readonly event: 'stood';
  readonly hex: HexId;
}
/** §10.5 Back, or §10.3.5 forward. */
interface WayEvent<Name extends 'retreated' | 'advanced'> extends GameEvent {
  readonly event: Name;
  readonly unit: UnitId;
  readonly path: readonly HexId[];
}

export type CombatEvents =
  | BombedEvent
  | DeclaredEvent
  | SupportedEvent
  | ResultEvent
  | FailedEvent
  | RuinedEvent
  | StoodEvent
  | WayEvent<'retreated'>
  | WayEvent<'advanced'>;
