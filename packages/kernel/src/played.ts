import type { Roll } from './chance.js';
import type { AwaitMode, GameTypes, Seat } from './contract.js';
import type { Entry } from './log.js';

/** One entry that stands, with what it told and whom. */
export interface Played<T extends GameTypes = GameTypes> {
  readonly index: number;
  readonly entry: Entry;
  readonly events: readonly T['event'][];
  /** How the decision was asked that this entry answered. */
  readonly mode?: AwaitMode;
  /** The roll this entry answered. */
  readonly roll?: { readonly roll: Roll; readonly visibleTo: readonly Seat[] | 'all' };
  /** Whether the open part of the state changed. */
  readonly openChanged: boolean;
}

export type Refused = 'not-asked' | 'not-legal' | 'no-roll-awaited' | 'wrong-result' | UndoRefused;
export type UndoRefused = 'nothing-to-undo' | 'roll' | 'reveal' | 'other-seat' | 'depends';
export type Answer<T extends GameTypes> =
  | { readonly ok: true; readonly played: Played<T> }
  | { readonly ok: false; readonly code: Refused };

export class ReplayError extends Error {
  readonly index: number;
  readonly code: string;
  constructor(index: number, code: string, entry: Entry) {
    super(`entry ${index} (${entry.kind}) does not replay: ${code}`);
    this.index = index;
    this.code = code;
  }
}
