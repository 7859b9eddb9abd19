import type { HexId } from '@bocage/hex';
import type { GameEvent, UnitId } from '@bocage/kernel';

/** §20.1 */
export interface MinesRolledEvent extends GameEvent {
  readonly event: 'mines-rolled';
  readonly die: number;
  /** By beach, −1 where nobody lands. */
  readonly points: readonly number[];
}
/** §20.3 */
export interface CommandEvent extends GameEvent {
  readonly event: 'command';
  readonly command: number;
  readonly dice: readonly number[];
  /** What is added, each by itself; `modifier` is their sum, held between its bounds. */
  readonly modifiers: readonly CommandModifier[];
  readonly modifier: number;
  readonly action: number;
  /** §20.2 The current objective, −1 none. */
  readonly objective: number;
}
export interface CommandModifier {
  readonly why: 'hq' | 'objective-held' | 'disrupted-near' | 'night' | 'own-disrupted' | 'first-turn' | 'support' | 'hq-eliminated';
  readonly value: number;
}
/** §20.5 */
export interface RemoteEvent extends GameEvent {
  readonly event: 'remote';
  readonly command: number;
  readonly die: number;
  readonly units: readonly UnitId[];
  readonly obey: 0 | 1;
}
/** §20.4 What an automaton does and why. */
export interface AutomatonEvent extends GameEvent {
  readonly event: 'automaton';
  readonly reason: AutomatonReason;
  /** Who acts; the attacker's choice of a stack names nobody. */
  readonly units: readonly UnitId[];
  /** Where to, or what at; −1 where it says nothing. */
  readonly hex: HexId;
  /** §20.2 What it is for, −1 none. */
  readonly objective: number;
  /** The letter that decided, −1 none. */
  readonly letter: number;
}
export type AutomatonReason =
  | 'dig-in'
  | 'hold'
  | 'reposition'
  | 'counterattack'
  | 'all-out'
  | 'close'
  | 'ashore'
  | 'stand'
  | 'limber'
  | 'withdraw'
  | 'unlimber'
  | 'fire'
  | 'fire-at-armor'
  | 'fort-fires'
  | 'hold-fire'
  | 'assault'
  | 'no-assault'
  | 'advance'
  | 'stay'
  | 'shift'
  | 'retreat'
  | 'disrupt'
  | 'flak'
  | 'lose'
  | 'enter';

export type AutomatonEvents = MinesRolledEvent | CommandEvent | RemoteEvent | AutomatonEvent;
