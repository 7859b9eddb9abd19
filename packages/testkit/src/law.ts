import type { Action, Awaits, GameLog, GameModule, Options, Rng, RollResult, Seat, State } from '@bocage/kernel';

/** A scenario with one value for every option. */
export interface Setting {
  readonly scenario: string;
  readonly options: Options;
}

/** What a random game does next. */
export type Move =
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'roll'; readonly result: RollResult };

/** One point of a random game, before its next move. The state is the live one, caches and all: a law never changes it. */
export interface Moment {
  readonly game: GameModule;
  readonly setting: Setting;
  readonly state: State;
  readonly awaits: Awaits;
  /** Undefined when the game is over. */
  readonly next: Move | undefined;
  /** For whatever a law draws at random; not the game's own dice. */
  readonly rng: Rng;
  /** The seats that laws look through at this moment: all of them, or some that differ from moment to moment where there are many. */
  readonly lookers: readonly Seat[];
  /** Actions offered at some time in this game: what a player might click at the wrong moment. */
  readonly offered: ReadonlySet<Action>;
  readonly sections: ReadonlySet<string> | undefined;
}

/** A game played at random to its end, or to its limit. */
export interface PlayedGame {
  readonly game: GameModule;
  readonly setting: Setting;
  readonly log: GameLog;
  readonly isOver: boolean;
  /** Copies of some of its states. */
  readonly samples: readonly State[];
  readonly rng: Rng;
}

/** Undefined when the law holds, otherwise what is wrong, in a sentence for whoever mends it. */
export type Complaint = string | undefined;

/** Something every game must keep. A leak tells somebody what they may not know; anything else broken is a break. */
export interface Law {
  readonly name: string;
  readonly kind: 'break' | 'leak';
  atMoment?(moment: Moment): Complaint;
  atEnd?(played: PlayedGame): Complaint;
}
