import type { Awaits, Level, LogHeader, Options, Outcome, Refusal, Seat, StandingOrder, Told, UndoRefused } from '@bocage/kernel';
import type { PictureChange } from './change.js';
import type { HallInfo, Letter, Person } from './hall.js';
import type { OrdersBySeat } from './orders.js';

/** Awaits as a watcher may know it: a secret roll says only that the host is rolling. */
export type AwaitsForWatcher =
  | Exclude<Awaits, { kind: 'chance' }>
  | { readonly kind: 'chance'; readonly roll?: Extract<Awaits, { kind: 'chance' }>['roll'] };

export interface SeatInfo {
  readonly seat: Seat;
  readonly title: string;
  readonly held: 'me' | 'human' | 'computer' | 'open';
  readonly name: string;
  readonly online: boolean;
  /** The computer that plays it now in place of its holder, or of nobody. */
  readonly cover?: Level;
  /** In a hall: who holds it, by the handle that `give` takes. */
  readonly person?: string;
}

export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly header: LogHeader;
  readonly seats: readonly SeatInfo[];
  readonly handDice: boolean;
  /** Whether this browser opened the table and may make and revoke invitations. */
  readonly owner: boolean;
  readonly created: string;
  /**
   * Replacement data when the table is played with a pack (or with older data than the client has): whole files, the
   * client builds its module from them. Comes with the welcome and where one table is asked for, not in lists and not with every change.
   */
  readonly pack?: unknown;
  readonly over?: Outcome;
  readonly hall?: HallInfo;
  /** For who opened the table and, in a hall, who runs it: everybody who has a place, spectators too. */
  readonly people?: readonly Person[];
}

/** Everything a watcher knows at one moment; `view` is that of its seats and nothing else. */
export interface Picture {
  readonly seats: readonly Seat[];
  readonly position: number;
  readonly view: { readonly open: unknown; readonly known: unknown };
  readonly awaits: AwaitsForWatcher;
  /** For each watched seat: whether it could undo now, and why not. */
  readonly undo: Readonly<Record<Seat, { readonly ok: true } | { readonly ok: false; readonly code: UndoRefused }>>;
}

export interface Proposal {
  readonly what: 'take-back' | 'draw';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface ChatLine {
  readonly from: string;
  readonly seat?: Seat;
  readonly text: string;
  readonly hex?: number;
  readonly at: string;
}

/** A newer tab of the same person, sent away, or the table is no more. */
export type WhyClosed = 'other-tabs' | 'removed' | 'deleted';

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly table: TableInfo;
      readonly picture: Picture;
      readonly told: readonly Told[];
      readonly chat: readonly ChatLine[];
      readonly proposals: readonly Proposal[];
      /** In a hall: the latest letters this browser may read, the oldest first. */
      readonly letters?: readonly Letter[];
      /** The standing orders of the seats looked through. */
      readonly orders?: OrdersBySeat;
    }
  | { readonly type: 'update'; readonly table: string; readonly picture: Picture; readonly told: readonly Told[] }
  /** In place of `update` for who asked for it: only what is different. `changedPicture` makes the new picture of it. */
  | { readonly type: 'change'; readonly table: string; readonly change: PictureChange; readonly told: readonly Told[] }
  | {
      readonly type: 'done';
      readonly id: string;
      readonly table: string;
      readonly position?: number;
      readonly picture?: Picture;
      readonly letters?: readonly Letter[];
    }
  | { readonly type: 'refused'; readonly id: string; readonly code: string; readonly message: string; readonly refusal?: Refusal }
  | { readonly type: 'table'; readonly table: TableInfo; readonly proposals: readonly Proposal[] }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly type: 'hall'; readonly table: string; readonly hall: HallInfo }
  /** In a hall, in place of `table` when people come, go or move: the seats that are different now. `people` for who runs it. */
  | { readonly type: 'seats'; readonly table: string; readonly seats: readonly SeatInfo[]; readonly people?: readonly Person[] }
  /** The seats this browser holds now. A watch through a seat that is not among them has ended: watch again. */
  | { readonly type: 'seated'; readonly table: string; readonly seats: readonly Seat[] }
  | { readonly type: 'letter'; readonly table: string; readonly letter: Letter }
  /** For who holds the seat alone: its standing orders as they are now. */
  | { readonly type: 'orders'; readonly table: string; readonly seat: Seat; readonly orders: readonly StandingOrder[] }
  /** So many seconds are left. */
  | { readonly type: 'warning'; readonly table: string; readonly seconds: number; readonly step: string }
  /** For umpires, and for a host who plays no seat: who has not answered yet. At most one a second. */
  | { readonly type: 'late'; readonly table: string; readonly seats: readonly Seat[] }
  /** This tab looks at the table no more, and need not try again: it was deleted, or one was sent away. */
  | { readonly type: 'closed'; readonly table: string; readonly why: WhyClosed; readonly message: string }
  /** This table has stopped because its rules failed; the others go on. */
  | { readonly type: 'stopped'; readonly table: string; readonly message: string };

/** GET /api/tables: the tables this browser holds a seat at or opened; `asked` are those of its own seats that are asked. */
export interface TableListing {
  readonly tables: readonly (TableInfo & { readonly asked: readonly Seat[] })[];
}

/** GET /api/invitations/:token, and part of the answer to POST /api/join: what a link invites to. */
export interface Invited {
  readonly table: string;
  readonly title: string;
  readonly game: { readonly id: string; readonly title: string };
  readonly scenario: { readonly id: string; readonly title: string };
  readonly options: Options;
  /** Absent for spectators. */
  readonly seat?: { readonly id: Seat; readonly title: string; readonly side: string };
  /** The name of who opened the table. */
  readonly host: string;
  readonly hall: boolean;
  readonly over: boolean;
  /** Whether this browser has used the link already: it may go straight to the table. */
  readonly used: boolean;
}

/** POST /api/tables and /api/join */
export interface Seated {
  readonly table: string;
  readonly seats: readonly Seat[];
  /** Of a join: where one has sat down. */
  readonly to?: Invited;
  /** Invitation links by seat, and one for spectators; shown once. */
  readonly invitations?: Readonly<Record<string, string>>;
}

export interface ApiError {
  readonly code: string;
  readonly message: string;
  readonly complaints?: readonly { readonly file: string; readonly path: string; readonly reason: string }[];
}
