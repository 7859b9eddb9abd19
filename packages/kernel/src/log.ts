import type { Options, Outcome, Seat } from './contract.js';
import type { Json } from './json.js';

/**
 * What happened, in order and never rewritten: the log is the save. `hash` is the digest of the state after the
 * entry, under the log's key. Undo and take-back are entries of their own; `effective` says what they leave standing.
 */
export type Entry =
  /** `by`: a standing order of the seat answered in its place. */
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: string; readonly by?: 'order'; readonly hash: string }
  | { readonly kind: 'roll'; readonly result: readonly number[]; readonly from: 'host' | 'hand'; readonly hash: string }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly entry: number; readonly hash: string }
  | { readonly kind: 'take-back'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[]; readonly hash: string }
  | { readonly kind: 'conclude'; readonly outcome: Outcome; readonly why: string; readonly hash: string }
  | { readonly kind: 'nonce'; readonly seat: Seat; readonly nonce: string; readonly hash: string }
  /** A remark: for everybody, or for these seats until the log is opened. */
  | { readonly kind: 'note'; readonly text: string; readonly to?: readonly Seat[]; readonly hash: string }
  | { readonly kind: 'checkpoint'; readonly version: number; readonly dataHash: string; readonly state: Json; readonly hash: string };

export interface LogHeader {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly dataHash: string;
  readonly scenario: string;
  readonly options: Options;
  /** Hash of the host's dice secret, published before the first roll; empty when the dice are not verifiable. */
  readonly commitment: string;
}

export interface GameLog extends LogHeader {
  readonly entries: readonly Entry[];
  /** The dice secret, only in the log of a finished or solo game. */
  readonly secret?: string;
}

/** Indices of the entries that still count, after every undo and take-back. */
export function effective(entries: readonly Entry[]): number[] {
  let standing: number[] = [];
  entries.forEach((entry, index) => {
    if (entry.kind === 'undo') standing = standing.filter((i) => i !== entry.entry);
    else if (entry.kind === 'take-back') standing = standing.filter((i) => i < entry.to);
    else standing.push(index);
  });
  return standing;
}
