import type { OrderChange, Refusal, Seat, Told } from '@bocage/kernel';
import type {
  ChatLine,
  ClockChange,
  HallWish,
  Letter,
  OrdersBySeat,
  Picture,
  Proposal,
  RulingChange,
  SeatChange,
  TableInfo,
  WhyClosed,
} from '@bocage/protocol';

/** here: the game runs in this browser. The others say how the line to the server is. */
export type Connection = 'here' | 'joined' | 'joining' | 'away';

/** Everything a table page knows of its table, wherever the table is. */
export interface TableState {
  readonly info: TableInfo;
  readonly picture: Picture;
  /** All that these seats were told, oldest first; its length is the picture's position. */
  readonly told: readonly Told[];
  readonly chat: readonly ChatLine[];
  readonly proposals: readonly Proposal[];
  readonly connection: Connection;
  /** In a hall: letters to or from the seats of this browser, the oldest first. */
  readonly letters?: readonly Letter[];
  /** In a hall: when what is known of its clock was heard, on this browser's own clock. */
  readonly heard?: number;
  /** In a hall: the last warning of its clock. */
  readonly warning?: { readonly seconds: number; readonly step: string };
  /** For umpires: who has not answered yet. */
  readonly late?: readonly Seat[];
  /** Hot-seat: the seat that must sit down before anything is shown. */
  readonly curtain?: Seat;
  /** The standing orders of the seats looked through. */
  readonly orders?: OrdersBySeat;
  /** The table has stopped because its rules failed. */
  readonly stopped?: string;
}

/**
 * Why a table is shown no more. `seat-passed`: one's last seat is another's now; `no-place`: this browser has no place
 * there at all; `failed`: it could not be opened.
 */
export interface Ending {
  readonly why: WhyClosed | 'seat-passed' | 'no-place' | 'failed';
  readonly message: string;
}

export type SourceAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message?: string; readonly refusal?: Refusal };

export type ProposalKind = Proposal['what'];

/** What a table can do besides being played. */
export interface TableAbilities {
  readonly chat: boolean;
  /** Everybody who must agree sits at this screen. */
  readonly alone: boolean;
  readonly wholeSave: boolean;
}

/** What people in a hall do besides playing: letters for all, the rest for those who run it. */
export interface Hall {
  clock(change: ClockChange): Promise<SourceAnswer>;
  seat(seat: Seat, change: SeatChange): Promise<SourceAnswer>;
  settle(wish: Pick<HallWish, 'delay' | 'covers'>): Promise<SourceAnswer>;
  /** An umpire's word about the last ruling. */
  ruling(seat: Seat, change: RulingChange): Promise<SourceAnswer>;
  write(from: Seat, to: readonly Seat[], text: string): Promise<SourceAnswer>;
}

/** A table to play at: through the server or wholly in this browser. The page does not know which. */
export interface TableSource {
  readonly abilities: TableAbilities;
  /** What tables on the server can be: used where `info.hall` says that this one is. */
  readonly hall?: Hall;
  /** Called with every new state, in order. The first call may come later than subscribing. */
  subscribe(listener: (state: TableState) => void, ended: (ending: Ending) => void): () => void;
  act(seat: Seat, position: number, action: string): Promise<SourceAnswer>;
  undo(seat: Seat, position: number): Promise<SourceAnswer>;
  propose(seat: Seat, what: ProposalKind): Promise<SourceAnswer>;
  answer(seat: Seat, what: ProposalKind, reply: 'agree' | 'decline'): Promise<SourceAnswer>;
  resign(seat: Seat): Promise<SourceAnswer>;
  say(text: string, hex?: number): Promise<SourceAnswer>;
  enterRoll(seat: Seat, result: readonly number[]): Promise<SourceAnswer>;
  /** How a seat of one's own answers from now on where it says so beforehand. */
  order?(seat: Seat, change: readonly OrderChange[]): Promise<SourceAnswer>;
  /** Who opened the table sends a spectator away; the spectators' link ends with it. */
  sendAway?(person: string): Promise<SourceAnswer>;
  /** Look through these seats of one's own from now on. */
  look(seats: readonly Seat[]): void;
  /** A computer decides for one's own seat until its part of the step is done. */
  assist?(seat: Seat, position: number): Promise<SourceAnswer>;
  viewAt(position: number): Promise<Picture | undefined>;
  /** What a player may take home: the whole game, or this seat's view. */
  save(): Promise<SaveFile>;
  /** The turn in words, for the list of games. */
  label(when: string): void;
  close(): void;
}

export interface SaveFile {
  readonly name: string;
  readonly json: unknown;
}
