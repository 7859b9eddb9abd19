import type { GameLog, GameModule, GameTypes, Options } from '@bocage/kernel';
import { LAWS } from './all-laws.js';
import type { Choose } from './plays.js';
import { randomGame } from './random-game.js';
import { settingsOf } from './settings.js';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number | string;
  /** Only this scenario; all of them in turn when absent. */
  readonly scenario?: string;
  /** Only with these values of options; all of them when absent. */
  readonly options?: Options;
  /** The number of the first game, so that a run can be shared out: game 17 is the same game in any share. */
  readonly first?: number;
  /** Laws look at one moment in this many; 40 when absent. */
  readonly every?: number;
  /** And at the first decision or roll of every kind in a game. */
  readonly firsts?: boolean;
  readonly sections?: readonly string[];
  /** Who plays all seats of a game; somebody at random when absent. */
  playerOf?(seed: string): Choose;
  onGame?(done: number): void;
}

/** A game up to where it broke. `replay` of the kernel plays it again. */
export interface Dump extends GameLog {
  readonly law: string;
  readonly kind: 'break' | 'leak';
  readonly reason: string;
  readonly seed: string;
}

export interface FuzzReport {
  readonly games: number;
  /** Entries played, rolls among them. */
  readonly actions: number;
  readonly breaks: number;
  readonly leaks: number;
  readonly dumps: readonly Dump[];
}

/** Random games held to every law along the way; what breaks one is dumped and the next game begins. */
export function fuzz<T extends GameTypes>(game: GameModule<T>, options: FuzzOptions): FuzzReport {
  const { games, seed, first = 0, every = 40, firsts, sections, playerOf, onGame } = options;
  const settings = settingsOf(game.meta, options);
  if (settings.length === 0) throw new Error(`${game.meta.id} has no scenario ${options.scenario}`);
  const stride = strideOver(settings.length);
  const dumps: Dump[] = [];
  let actions = 0;
  for (let i = first; i < first + games; i++) {
    const setting = settings[(i * stride) % settings.length] as (typeof settings)[number];
    const gameSeed = `${seed} ${i}`;
    const player = playerOf?.(gameSeed);
    const { log, broken } = randomGame(game as unknown as GameModule, setting, {
      seed: gameSeed,
      laws: LAWS,
      every,
      firsts,
      sections,
      player,
    });
    actions += log.entries.length;
    if (broken) dumps.push({ ...log, ...broken, seed: gameSeed });
    onGame?.(i - first + 1);
  }
  const leaks = dumps.filter(({ kind }) => kind === 'leak').length;
  return { games, actions, breaks: dumps.length - leaks, leaks, dumps };
}

/** Steps far apart that come to all of so many settings: a few games already see scenarios and options of every kind. */
function strideOver(count: number): number {
  const isPrimeTo = (a: number, b: number): boolean => (b === 0 ? a === 1 : isPrimeTo(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.6));
  while (!isPrimeTo(stride, count)) stride++;
  return stride;
}
