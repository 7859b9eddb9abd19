import type { ReadyReply } from '@bocage/board';
import { type Entry, type Json, LEVELS, type Options, type Outcome, type Seat } from '@bocage/kernel';
import type { OrdersBySeat } from '@bocage/protocol';

/** Who moves a seat at a table in this browser: somebody at this screen, or a computer player. */
export const LOCAL_PLAYERS = ['me', ...LEVELS] as const;
export type LocalPlayer = (typeof LOCAL_PLAYERS)[number];

/** curtain: people at one screen hide their secrets from each other. open: whoever sits here sees all human seats. */
export type Sharing = 'curtain' | 'open';

/** One game kept in this browser, without its entries. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly title: string;
  readonly players: Readonly<Record<Seat, LocalPlayer>>;
  readonly sharing: Sharing;
  readonly handDice: boolean;
  /** A guided game: its guide is shown whatever the settings say. */
  readonly isLesson?: boolean;
  /** What the computers do in a guided game, before they think for themselves. */
  readonly replies?: readonly ReadyReply[];
  /** What the first rolls of a guided game come to. */
  readonly dice?: readonly number[];
  /** The dice secret. */
  readonly secret: string;
  readonly created: string;
  /** Replacement data when it is played with a pack. */
  readonly pack?: Readonly<Record<string, Json>>;
  /** What its players have said beforehand. */
  readonly orders?: OrdersBySeat;
}

/** What the list of running games shows. */
export interface LocalProgress {
  readonly touched: string;
  readonly entries: number;
  readonly when: string;
  readonly asked: readonly Seat[];
  readonly over?: Outcome;
}

export interface KeptTable {
  readonly id: string;
  readonly table: LocalTable;
  readonly progress: LocalProgress;
}

/** Where local games are kept. Every entry is on disk before the page hears of it. */
export interface LocalStore {
  list(): Promise<readonly KeptTable[]>;
  load(id: string): Promise<{ readonly kept: KeptTable; readonly entries: readonly Entry[] } | undefined>;
  create(kept: KeptTable, entries: readonly Entry[]): Promise<void>;
  append(id: string, from: number, entries: readonly Entry[], progress: LocalProgress): Promise<void>;
  keepOrders(id: string, orders: OrdersBySeat): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export function humanSeats(table: LocalTable): Seat[] {
  return Object.keys(table.players).filter((seat) => table.players[seat] === 'me');
}
