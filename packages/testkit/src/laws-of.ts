import { createRng, type GameModule, type GamePackage, type GameTypes, type Options } from '@bocage/kernel';
import { LAWS } from './all-laws.js';
import type { Setting } from './law.js';
import { mostImagined } from './laws/imagining.js';
import { idleLevels } from './laws/levels.js';
import { randomGame } from './random-game.js';
import { saySetting, settingsOf } from './settings.js';

export interface LawsOptions {
  /** The ids of the game's sections: what refusals and rolls may cite. */
  readonly sections: readonly string[];
  /** Random games of each setting (`settingsOf`); one when absent. */
  readonly games?: number;
  /** Laws look at one moment in this many; 8 when absent. */
  readonly every?: number;
  /** And at the first decision or roll of every kind in a game; for games so long that they look seldom. */
  readonly firsts?: boolean;
  readonly seed?: string;
  /** Only this scenario; all of them when absent. */
  readonly scenario?: string;
  /** Only with these values of options; all of them when absent. */
  readonly options?: Options;
  /** Played with these data, of a shorter game for instance; the game's own when absent. */
  readonly data?: GamePackage['data'];
  /** How many different states somebody must be able to imagine at some time of some game; 0 for a game without secrets. */
  readonly imagined?: number;
}

/** The laws held against one game, for a test runner: `run` throws when one does not hold. */
export type LawTest = [name: string, run: () => void | Promise<void>];

/**
 * All laws as tests, one for each setting. In a game's test file:
 * `it.each(lawsOf(game, { sections }))('%s', (_, run) => run());`
 */
export function lawsOf<T extends GameTypes>(pack: GamePackage<T>, options: LawsOptions): LawTest[] {
  const game = pack.create(options.data ?? pack.data) as unknown as GameModule;
  return [
    ['the data passes its own lint', () => lintDefaults(pack)],
    ['many states can be imagined', () => holdSecrets(game, options)],
    ['the computer players it offers differ', () => holdLevels(game, options)],
    ...settingsOf(game.meta, options).map((setting): LawTest => [saySetting(setting), () => hold(game, setting, options)]),
  ];
}

function lintDefaults<T extends GameTypes>({ lint, data }: GamePackage<T>): void {
  const [first] = lint(data);
  if (first) throw new Error(`${first.file} ${first.path} ${first.reason}`);
}

function holdLevels(game: GameModule, options: LawsOptions): void {
  const [setting] = settingsOf(game.meta, options);
  const idle = setting ? idleLevels(game, setting) : [];
  if (idle.length > 0) throw new Error(`offered, and plays as another does: ${idle.join(', ')}`);
}

function hold(game: GameModule, setting: Setting, { sections, games = 1, every = 8, firsts, seed = 'laws' }: LawsOptions): void {
  for (let i = 0; i < games; i++) {
    const gameSeed = `${seed} ${i}`;
    const { broken, log } = randomGame(game, setting, { seed: gameSeed, laws: LAWS, every, firsts, sections });
    if (broken) throw new Error(`${broken.law}: ${broken.reason}\n${saySetting(setting)}, seed "${gameSeed}", entry ${log.entries.length}`);
  }
}

/** A game with secrets lets somebody imagine many states; one that tells them all in its views does not. */
function holdSecrets(game: GameModule, options: LawsOptions): void {
  const { every = 8, seed = 'laws', imagined = 8 } = options;
  let most = 0;
  for (const setting of settingsOf(game.meta, options)) {
    if (most >= imagined) return;
    const { samples } = randomGame(game, setting, { seed, laws: [], every });
    most = Math.max(most, mostImagined({ game, setting }, samples, createRng(seed)));
  }
  if (most < imagined) throw new Error(`at most ${most} different states were imagined, fewer than ${imagined}`);
}
