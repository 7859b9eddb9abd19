import {
  type Action,
  clone,
  createRng,
  type GameModule,
  type GameTypes,
  type Options,
  type Roll,
  type RollResult,
  rollWith,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@bocage/kernel';
import type { Setting } from './law.js';

/** Where a second reading of the rules and the game part. */
export interface Difference {
  readonly what: string;
  readonly game: string;
  readonly shadow: string;
}

/** A seat that is asked, and what the game offers it. Nothing here may be changed. */
export interface Asked<T extends GameTypes> {
  readonly state: StateOf<T>;
  readonly view: ViewOf<T>;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/** What an action or a roll did: the state before it is a copy. */
export interface Made<T extends GameTypes> {
  readonly before: StateOf<T>;
  readonly state: StateOf<T>;
  readonly move:
    | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action }
    | { readonly kind: 'roll'; readonly roll: Roll; readonly result: RollResult };
  readonly events: readonly T['event'][];
}

/** A rule written a second time from the rulebook, which says where the game does something else. */
export interface Shadow<T extends GameTypes> {
  readonly name: string;
  asked?(asked: Asked<T>): Iterable<Difference>;
  made?(made: Made<T>): Iterable<Difference>;
}

/** A difference, and where in which game it was found. */
export interface Found extends Difference {
  readonly shadowName: string;
  readonly seed: string;
  /** Entries of the log before it. */
  readonly entry: number;
  readonly step: string;
}

export interface ShadowGameOptions<T extends GameTypes> {
  readonly seed: string;
  /** New for every game, since some remember what has happened. */
  readonly shadows: readonly Shadow<T>[];
  choose(view: ViewOf<T>, seat: Seat, legal: readonly Action[]): Action;
  /** Shadows look at one decision in this many, and at every action and roll; 1 when absent. */
  readonly every?: number;
  /** The game is left after so many entries; never when absent. */
  readonly most?: number;
  /** And after so many differences; 20 when absent. */
  readonly enough?: number;
}

/** Plays one game beside its shadows. The same seed gives the same game. */
export function shadowGame<T extends GameTypes>(
  game: GameModule<T>,
  { scenario, options }: Setting,
  { seed, shadows, choose, every = 1, most = game.meta.longestGame, enough = 20 }: ShadowGameOptions<T>,
): Found[] {
  const dice = createRng(seed);
  const looks = createRng(`${seed} shadows`);
  const state = game.setup(scenario, options as Options);
  const found: Found[] = [];
  for (let entry = 0; entry < most && found.length < enough; entry++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') break;
    const step = state.open.stack.at(-1)?.step ?? '';
    const add = (name: string, differences: Iterable<Difference>) => {
      for (const difference of differences) found.push({ ...difference, shadowName: name, seed, entry, step });
    };
    const before = clone(state);
    let made: Made<T>;
    if (awaits.kind === 'chance') {
      const result = rollWith(dice, awaits.roll);
      made = { before, state, move: { kind: 'roll', roll: awaits.roll, result }, events: game.resolve(state, awaits.roll, result) };
    } else {
      const seat = awaits.seats[dice.below(awaits.seats.length)] as Seat;
      const view = game.view(state, [seat]);
      const legal = game.legal(view, seat);
      if (looks.below(every) === 0) for (const { name, asked } of shadows) if (asked) add(name, asked({ state, view, seat, legal }));
      const action = choose(view, seat, legal);
      made = { before, state, move: { kind: 'action', seat, action }, events: game.play(state, seat, action) };
    }
    for (const { name, made: look } of shadows) if (look) add(name, look(made));
  }
  return found;
}

/** In a line, for whoever must decide from the rulebook who is right. */
export function sayFound({ shadowName, seed, entry, step, what, game, shadow }: Found): string {
  return `${shadowName}, seed "${seed}", entry ${entry} at ${step}: ${what}: the game says ${game}, the shadow ${shadow}`;
}

/** Nothing when both say the same. */
export function* differ(what: string, game: unknown, shadow: unknown): Iterable<Difference> {
  const [one, other] = [JSON.stringify(game) ?? 'nothing', JSON.stringify(shadow) ?? 'nothing'];
  if (one !== other) yield { what, game: one, shadow: other };
}

/** Compares two lists whatever their order, and names only what one of them lacks. */
export function* differInList(what: string, game: Iterable<string | number>, shadow: Iterable<string | number>): Iterable<Difference> {
  const [one, other] = [new Set([...game].map(String)), new Set([...shadow].map(String))];
  const extra = [...one].filter((entry) => !other.has(entry));
  const missing = [...other].filter((entry) => !one.has(entry));
  if (extra.length + missing.length > 0) yield { what, game: `also [${extra.join(' ')}]`, shadow: `also [${missing.join(' ')}]` };
}
