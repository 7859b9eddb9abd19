import type { LogHeader, Outcome, Seat } from '@bocage/kernel';
import type { ChatLine, Proposal } from '@bocage/protocol';

export type TableStatus = 'running' | 'over' | 'stopped';
/** Who plays a seat: a person, or a computer player by its name. */
export type SeatPlan = Readonly<Record<Seat, 'human' | 'random' | 'greedy' | 'search'>>;

export interface TableRecord {
  readonly id: string;
  readonly title: string;
  readonly header: LogHeader;
  /** The dice secret, sealed under the server's key. */
  readonly secret: string;
  readonly created: number;
  /** Hash of the session that opened the table. */
  readonly owner: string;
  readonly dataHash: string;
  readonly packHash?: string;
  readonly seats: SeatPlan;
  readonly handDice: boolean;
  readonly status: TableStatus;
  readonly stopped?: string;
  readonly outcome?: Outcome;
  /** The entry the table is replayed from: 0, or its last checkpoint. */
  readonly base: number;
  readonly proposals: readonly Proposal[];
}

/** A seat held by a session; the seat '' is a spectator's. */
export interface Grant {
  readonly seat: Seat;
  readonly session: string;
  readonly name: string;
}

export interface Invitation {
  readonly hash: string;
  readonly seat: Seat;
}

export interface NewTable {
  readonly record: TableRecord;
  readonly asked: readonly Seat[];
  readonly data: readonly { readonly hash: string; readonly json: string }[];
  readonly entries: readonly string[];
  readonly grants: readonly Grant[];
  readonly invitations: readonly Invitation[];
}

export interface Append {
  readonly table: string;
  /** The place of the first entry; must be the next free one. */
  readonly n: number;
  readonly entries: readonly string[];
  readonly request?: string;
  readonly asked: readonly Seat[];
  readonly outcome?: Outcome;
  /** Replay from here from now on, under this header. */
  readonly checkpoint?: { readonly base: number; readonly header: LogHeader };
}

export interface StoredTable {
  readonly record: TableRecord;
  /** Whom the table asks. */
  readonly asked: readonly Seat[];
  readonly grants: readonly Grant[];
  readonly chat: readonly ChatLine[];
  readonly chatCount: number;
  /** Requests already carried out, the latest last. */
  readonly requests: readonly string[];
}

export interface StoredLog {
  readonly base: number;
  readonly entries: readonly string[];
  readonly dataText: string;
  readonly snapshot?: { readonly n: number; readonly state: string };
}

export interface ListedTable {
  readonly record: TableRecord;
  readonly asked: readonly Seat[];
  readonly grants: readonly Grant[];
}

export type JoinAnswer =
  | { readonly ok: true; readonly table: string; readonly seat: Seat; readonly again: boolean }
  | { readonly ok: false; readonly code: 'unknown-invitation' | 'used-invitation' | 'revoked-invitation' | 'too-many-spectators' };

export interface StorageHealth {
  readonly journalMode: string;
  readonly synchronous: number;
  readonly tables: number;
  readonly bytes: number;
}
