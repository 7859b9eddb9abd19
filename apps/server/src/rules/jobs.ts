import type {
  AwaitMode,
  DataComplaint,
  LogHeader,
  OrderChange,
  Outcome,
  Refusal,
  Seat,
  SequencePlace,
  StandingOrder,
} from '@bocage/kernel';
import type { OpenTable, OrdersBySeat, RulingChange } from '@bocage/protocol';

/** What a rules thread must know of a table to host it. */
export interface TableSpec {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly commitment: string;
  readonly secret: string;
  readonly handDice: boolean;
  /** Seats played by the computer: their views come back with every change that asks them. */
  readonly computers: readonly Seat[];
  readonly dataHash: string;
}

/** Through which seats somebody looks, and whether he wants only what is different. */
export interface Watched {
  readonly seats: readonly Seat[];
  readonly brief: boolean;
}

export type Work =
  | {
      readonly kind: 'open';
      readonly spec: Omit<TableSpec, 'dataHash'>;
      readonly packText?: string;
      readonly nonces: readonly { readonly seat: Seat; readonly nonce: string }[];
      /** False while a seat waits for its player: the first dice mix in what every player brings. */
      readonly complete: boolean;
      /** A saved log to go on from. */
      readonly logText?: string;
      /** Standing orders that were saved with it, of seats that are taken up again by who loads it. */
      readonly orders?: OrdersBySeat;
    }
  | {
      readonly kind: 'load';
      readonly spec: TableSpec;
      readonly header: LogHeader;
      readonly base: number;
      readonly entries: readonly string[];
      readonly dataText: string;
      readonly snapshot?: { readonly n: number; readonly state: string };
      readonly watched: readonly Watched[];
      readonly complete: boolean;
      readonly orders: OrdersBySeat;
    }
  /** The body of a request to load a save. */
  | { readonly kind: 'read-save'; readonly text: string }
  | { readonly kind: 'forget' }
  | { readonly kind: 'watched'; readonly watched: readonly Watched[] }
  | { readonly kind: 'act'; readonly seat: Seat; readonly seats: readonly Seat[]; readonly position: number; readonly action: string }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly seats: readonly Seat[]; readonly position: number }
  /** A seat says beforehand how it answers; `session` is who says so. */
  | {
      readonly kind: 'orders';
      readonly seat: Seat;
      readonly session: string;
      readonly change: readonly OrderChange[];
      readonly complete: boolean;
    }
  /** Another holds the seat: these orders stand there now. */
  | { readonly kind: 'stand'; readonly seat: Seat; readonly orders: readonly StandingOrder[]; readonly complete: boolean }
  /** Orders had more to say than one go allows. */
  | { readonly kind: 'go-on' }
  /** Who plays for the computer now. */
  | { readonly kind: 'computers'; readonly computers: readonly Seat[] }
  /** Time is up for a step: the table says `done` for these seats where that is offered. */
  | { readonly kind: 'time-up'; readonly step: string; readonly seats: readonly Seat[] }
  /** What a seat is asked now, for a computer to decide in its place; only inside this part of the sequence of play. */
  | { readonly kind: 'staff'; readonly seat: Seat; readonly within?: SequencePlace }
  | { readonly kind: 'can-take-back'; readonly seat: Seat }
  /** Back to before the entry at this place. */
  | { readonly kind: 'take-back'; readonly seat: Seat; readonly agreed: readonly Seat[]; readonly to: number }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'ruling'; readonly seat: Seat; readonly change: RulingChange }
  | { readonly kind: 'conclude'; readonly outcome: Outcome; readonly why: string }
  | { readonly kind: 'nonce'; readonly seat: Seat; readonly nonce: string; readonly complete: boolean }
  | { readonly kind: 'enter-roll'; readonly result: readonly number[] }
  | { readonly kind: 'picture'; readonly seats: readonly Seat[]; readonly brief: boolean; readonly have: number }
  /** From the game as it is `now`, or from the `past` that another thread keeps of it: `any` way is good enough. */
  | { readonly kind: 'view-at'; readonly seats: readonly Seat[]; readonly position: number; readonly from: 'now' | 'past' | 'any' }
  | { readonly kind: 'snapshot' };

const PLAY: readonly Work['kind'][] = ['act', 'undo', 'take-back', 'enter-roll', 'conclude', 'time-up', 'staff', 'orders', 'go-on'];

/** Whether work would carry the game on or back: none of it is done at a table whose game is over. */
export const isPlay = ({ kind }: Pick<Work, 'kind'>): boolean => PLAY.includes(kind);

export type Job = Work & { readonly id: number; readonly table: string };

/** The text of an update message for everybody who looks through these seats. */
export interface Update {
  readonly key: string;
  readonly text: string;
}

/** A computer seat that is asked, and all it may know. */
export interface ComputerAsked {
  readonly seat: Seat;
  readonly position: number;
  readonly view: string;
}

/** The standing orders of a seat, and who gave them: they are nobody else's. */
export interface GivenOrders {
  readonly seat: Seat;
  readonly session: string;
  readonly list: readonly StandingOrder[];
}

/** What is being decided, as a clock counts it: sealed answers of others do not make another step of it. */
export interface TimedStep {
  readonly key: string;
  readonly mode: AwaitMode | 'none';
}

/** What a seat is asked, and the part of the sequence its staff stays in. */
export interface Staff {
  readonly place: SequencePlace;
  readonly asked?: ComputerAsked;
}

/** A save from outside: what of it has the right shape, and how long it is. */
export interface ReadSave {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly title: string | undefined;
  readonly name: string;
  readonly seats: OpenTable['seats'];
  readonly handDice: boolean;
  readonly packText?: string;
  readonly logText: string;
  readonly entries: number;
  readonly takeBacks: number;
  readonly orders: OrdersBySeat;
}

export interface Opened {
  readonly header: LogHeader;
  /** With its text where it is not the game's default. */
  readonly data: { readonly hash: string; readonly json?: string };
  readonly pack?: { readonly hash: string; readonly json: string };
  readonly orders: OrdersBySeat;
}

export interface Done {
  readonly id: number;
  readonly ok: true;
  /** New log entries and the place of the first. */
  readonly n: number;
  readonly entries: readonly string[];
  readonly updates: readonly Update[];
  readonly asked: readonly Seat[];
  readonly step: TimedStep;
  readonly outcome?: Outcome;
  readonly computers: readonly ComputerAsked[];
  /** Something of it is there for all to see. */
  readonly shown?: boolean;
  /** The place of the entry a take-back would go back to. */
  readonly takeBackTo?: number;
  /** Where the acting seats are now. */
  readonly position?: number;
  readonly opened?: Opened;
  readonly checkpoint?: { readonly base: number; readonly header: LogHeader };
  readonly picture?: { readonly picture: string; readonly told: string };
  readonly state?: string;
  /** Seats whose holders have to leave them. */
  readonly vacated?: readonly Seat[];
  /** Seats the time is up for that cannot be done yet: they are in the middle of something, or must decide. */
  readonly stuck?: readonly ComputerAsked[];
  readonly staff?: Staff;
  readonly save?: ReadSave;
  /** To be kept with the entries they led to. */
  readonly orders?: GivenOrders;
  /** Standing orders have more to say: go on. */
  readonly behind?: boolean;
}

export interface Failed {
  readonly id: number;
  readonly ok: false;
  readonly code: string;
  readonly message?: string;
  readonly refusal?: Refusal;
  readonly complaints?: readonly DataComplaint[];
}

export type Reply = Done | Failed;

/** Outside data that cannot be used: the answer says what to do about it. */
export class Unusable extends Error {
  readonly code: string;
  readonly complaints: readonly DataComplaint[];
  constructor(code: string, message: string, complaints: readonly DataComplaint[] = []) {
    super(message);
    this.code = code;
    this.complaints = complaints;
  }
}

export const keyOf = ({ seats, brief }: Watched): string => (brief ? '~' : '') + seats.join('+');
