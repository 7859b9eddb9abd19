import type { Level, Seat } from '@bocage/kernel';

/** All a computer player is given: its own view, as text. */
export interface Thought {
  readonly id: number;
  readonly table: string;
  readonly seat: Seat;
  readonly player: Level;
  readonly game: string;
  readonly dataHash: string;
  readonly dataText?: string;
  readonly view: string;
}

/** The players of a table are not needed any more. */
export interface Forgotten {
  readonly id: number;
  readonly table: string;
  readonly forget: true;
}

export type BotTask = Thought | Forgotten;

export type Chosen =
  | { readonly id: number; readonly ok: true; readonly action: string }
  | { readonly id: number; readonly ok: false; readonly code: 'need-data' | 'threw' | 'endless' | 'orphaned'; readonly message: string };
