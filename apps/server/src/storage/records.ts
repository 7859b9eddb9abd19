import type { AwaitMode, GeneralLevel, Level, LogHeader, Outcome, Seat } from '@bocage/kernel';
import type { ChatLine, ClockWish, Letter, Proposal } from '@bocage/protocol';
import type { GivenOrders } from '../rules/jobs.js';

export type TableStatus = 'running' | 'over' | 'stopped';
/** Who plays a seat: a person, or a computer player by its name. */
export type SeatPlan = Readonly<Record<Seat, 'human' | Level>>;

/** A proposal, and which entry a take-back would go back to: where that is in the log is for nobody to know. */
export interface KeptProposal extends Proposal {
  readonly to?: number;
}

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
  readonly proposals: readonly KeptProposal[];
}

/** A seat held by a session; the seat '' is a spectator's. */
export interface Grant {
  readonly seat: Seat;
  readonly session: string;
  readonly name: string;
}

/** The clock of a hall: how much was left at a moment, and whether it runs on from there. */
export interface ClockState {
  readonly wish: ClockWish;
  readonly paused: boolean;
  readonly step: string;
  readonly mode: AwaitMode | 'none';
  /** Milliseconds that were left at `since`. */
  readonly left: number;
  readonly since: number;
  /** Warnings that were given. */
  readonly warned: readonly number[];
  /** The end of this step's time has been dealt with. */
  readonly over: boolean;
}

export interface HallRecord {
  readonly clock?: ClockState;
  readonly delay: number;
  readonly covers: 'nobody' | GeneralLevel;
}

export interface Invitation {
  readonly hash: string;
  readonly seat: Seat;
}

export interface FoundInvitation {
  readonly table: string;
  readonly seat: Seat;
  readonly usedBy?: string;
  readonly revoked: boolean;
}

export interface NewTable {
  readonly record: TableRecord;
  readonly asked: readonly Seat[];
  readonly data: readonly { readonly hash: string; readonly json: string }[];
  readonly entries: readonly string[];
  readonly grants: readonly Grant[];
  readonly invitations: readonly Invitation[];
  readonly hall?: HallRecord;
  readonly orders: readonly GivenOrders[];
}

/** Who sits on a seat from now on; nobody when there is no session. Unused invitations to it end. */
export interface NewHolder {
  readonly seat: Seat;
  readonly session?: string;
  readonly name: string;
  readonly plan: SeatPlan;
  /** Who held it stays as a spectator. */
  readonly spectator?: Grant;
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
  /** Standing orders that led to these entries, or to none yet. */
  readonly orders?: GivenOrders;
}

export interface StoredChat {
  /** The latest, the oldest of them first. */
  readonly lines: readonly ChatLine[];
  /** By which requests they came. */
  readonly requests: readonly string[];
  readonly count: number;
  readonly bySpectators: number;
}

/** Tables last used before these moments go, so many at a time. */
export interface Expiry {
  readonly finishedBefore: number;
  readonly abandonedBefore: number;
  readonly most: number;
}

export interface SpectatorLimits {
  readonly perTable: number;
  readonly perSession: number;
}

export interface StoredTable {
  readonly record: TableRecord;
  /** Whom the table asks. */
  readonly asked: readonly Seat[];
  readonly grants: readonly Grant[];
  readonly chat: StoredChat;
  readonly hall?: HallRecord;
  readonly letters: readonly Letter[];
  readonly orders: readonly GivenOrders[];
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

export interface TableCounts {
  readonly total: number;
  /** Running ones that a session opened. */
  readonly mine: number;
  /** Of these, those at which only computers play. */
  readonly machines: number;
}

export type JoinAnswer =
  | { readonly ok: true; readonly table: string; readonly seat: Seat; readonly again: boolean }
  | {
      readonly ok: false;
      readonly code: 'unknown-invitation' | 'used-invitation' | 'revoked-invitation' | 'too-many-spectators' | 'too-many-places';
    };

export interface StorageHealth {
  readonly journalMode: string;
  readonly synchronous: number;
  readonly tables: number;
  readonly stopped: number;
  readonly bytes: number;
}
