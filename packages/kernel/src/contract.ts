import type { Action } from './action.js';
import type { Rng, Roll, RollResult } from './chance.js';
import type { Forecast } from './forecast.js';
import type { GameAi } from './game-ai.js';
import type { Json } from './json.js';
import type { GameOrders } from './orders.js';

/** Who sits where: 'allied', 'german' … as the game names its seats. */
export type Seat = string;

/** One decision in progress. The sequence of play is a stack of these; what a frame holds is open to all. */
export interface Frame {
  readonly step: string;
}

/** The part of the open state the kernel relies on. */
export interface OpenState {
  stack: Frame[];
}

/**
 * A whole game at one moment, as plain JSON. `open` is what everybody may see; `sealed` what only some may.
 * Fields of units are columns (`hex[17]`), not objects.
 */
export interface State<Open extends OpenState = OpenState, Sealed = unknown> {
  readonly open: Open;
  readonly sealed: Sealed;
}

/**
 * What some seats together may know: a window on the live state, valid until the next play. `open` is the live
 * object itself, to be read and never written; `known` holds what these seats know of the sealed part.
 * No seats at all is the spectator.
 */
export interface View<Open extends OpenState = OpenState, Known = unknown> {
  readonly seats: readonly Seat[];
  readonly open: Open;
  readonly known: Known;
}

/** turn: one seat. sealed: several, no answer seen before all are in. open: several at once, each answer acts. */
export type AwaitMode = 'turn' | 'sealed' | 'open';

export type Awaits =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[]; readonly mode: AwaitMode }
  | { readonly kind: 'chance'; readonly roll: Roll; readonly visibleTo: readonly Seat[] | 'all' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** How a game ended. The winner is a seat, or the side several seats share; none is a draw. `level` names the size of the victory, `margin` is the score behind it. */
export interface Outcome {
  readonly winner?: Seat;
  readonly level: string;
  readonly margin?: number;
  readonly section?: string;
}

/** Why something may not be done: a code that `ui/` words, the rule section, and what the words need. */
export interface Refusal {
  readonly code: string;
  readonly section: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Something that happened. `to` limits who may read it (absent: everybody). `reveals` names whom it told something
 * they could not have known before: no undo goes back past it.
 */
export interface GameEvent {
  readonly event: string;
  readonly section?: string;
  readonly to?: readonly Seat[];
  readonly reveals?: readonly Seat[] | 'all';
  /** Whoever sits there has to leave that seat: the table sees to it where somebody runs it. */
  readonly vacates?: Seat;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly turns: number;
  readonly about: string;
}

/** A choice made when a table is opened. The first value is the default. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly values: readonly OptionValue[];
}

export interface OptionValue {
  readonly id: string;
  readonly title: string;
  /** The seats that are played with this value; absent: the option has no say in it. */
  readonly seats?: readonly Seat[];
  /** The seats automata hold with this value: nobody is asked, it follows from who sits there. */
  readonly automata?: readonly Seat[];
}

export interface SeatMeta {
  readonly id: Seat;
  readonly title: string;
  /** The side it shares with other seats; absent: it is a side of its own. */
  readonly side?: string;
  /** It runs the game rather than plays it: the table lets it do what its host may, and read all letters. */
  readonly umpire?: true;
}

export type Options = Readonly<Record<string, string>>;

/**
 * The computer players there are: the one place that names them. What each does is `packages/ai`'s. The first three by their
 * strength, the weakest first; an automaton follows the solitaire rules of a game that has them.
 */
export const LEVELS = ['random', 'greedy', 'search', 'automaton'] as const;
export type Level = (typeof LEVELS)[number];

export interface GameMeta {
  readonly id: string;
  readonly title: string;
  /** Raised when a rule changes so that an old log would replay differently. */
  readonly version: number;
  readonly published: string;
  /** All there can be; `seatsOf` says which of them a table has. */
  readonly seats: readonly SeatMeta[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly GameOption[];
  /** No game lasts longer than this many log entries: the bound that laws and watchdogs use. */
  readonly longestGame: number;
  /** Computer players that play this game each in their own way; when absent all but the automaton. */
  readonly levels?: readonly Level[];
}

/** The types a game fills in. */
export interface GameTypes<Open extends OpenState = OpenState, Sealed = unknown, Known = unknown, Event extends GameEvent = GameEvent> {
  open: Open;
  sealed: Sealed;
  known: Known;
  event: Event;
}

export type StateOf<T extends GameTypes> = State<T['open'], T['sealed']>;
export type ViewOf<T extends GameTypes> = View<T['open'], T['known']>;

/**
 * One game as the house sees it: pure functions over plain JSON. A module is made from its data, so a data pack makes
 * another module. Every function that a player or a bot reaches takes a view, so nothing hidden can decide it.
 */
export interface GameModule<T extends GameTypes = GameTypes> {
  readonly meta: GameMeta;
  /** Content hash of the data this module plays with; a running game is pinned to it. */
  readonly dataHash: string;

  /** The position before the first decision. No dice inside: shuffles and draws are awaited too. */
  setup(scenario: string, options: Options): StateOf<T>;
  awaits(state: StateOf<T>): Awaits;

  /** All that these seats together may know. Nothing else leaves the server or reaches a bot. */
  view(state: StateOf<T>, seats: readonly Seat[]): ViewOf<T>;
  /** Complete, canonical order, no duplicates, empty when that seat is not asked. Decided from the view alone. */
  legal(view: ViewOf<T>, seat: Seat): readonly Action[];
  /** Undefined exactly when the action is legal; otherwise why not, and by which section. */
  refusal(view: ViewOf<T>, seat: Seat, action: Action): Refusal | undefined;

  /** Total on legal actions. Changes the live state in place. */
  play(state: StateOf<T>, seat: Seat, action: Action): T['event'][];
  /** Total on results the roll can give. Changes the live state in place. */
  resolve(state: StateOf<T>, roll: Roll, result: RollResult): T['event'][];
  /** What that seat may read of an event; undefined when nothing. The spectator is `undefined`. */
  eventFor(event: T['event'], seat: Seat | undefined): T['event'] | undefined;

  /** The exact odds of what is being decided, with every modifier and its section. */
  preview?(view: ViewOf<T>, seat: Seat): Forecast | undefined;
  /** A full state that this view allows, drawn in the right proportions: for bots and leak tests. */
  imagine(view: ViewOf<T>, rng: Rng): StateOf<T>;
  /** The host's endings: resignation, agreed draw, abandoned. Changes the state so that it awaits nothing more. */
  conclude(state: StateOf<T>, outcome: Outcome): T['event'][];
  /** Broken invariants; none in any reachable state. */
  check(state: StateOf<T>): string[];

  readonly ai?: GameAi<T>;
  /** Which of its questions can be answered beforehand. Absent: none but those that leave one choice. */
  readonly orders?: GameOrders<T>;
}

/** What a game package exports under `game`: how to make a module from data, the default data, and its checker. */
export interface GamePackage<T extends GameTypes = GameTypes> {
  readonly meta: GameMeta;
  /** The default data, by file name without ending: map, counters, tables, scenarios … */
  readonly data: Readonly<Record<string, Json>>;
  /** Each complaint says file, path and reason. Empty means the data can be played. */
  lint(data: Readonly<Record<string, Json>>): readonly DataComplaint[];
  create(data: Readonly<Record<string, Json>>): GameModule<T>;
}

export interface DataComplaint {
  readonly file: string;
  readonly path: string;
  readonly reason: string;
}
