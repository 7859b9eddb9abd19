import type { GameModule, GamePackage, GameTypes } from '@bocage/kernel';
import { allLaws } from './all-laws.js';
import type { Setting } from './law.js';
import { randomGame } from './random-game.js';
import { saySetting, settingsOf } from './settings.js';

export interface LawsOptions {
  /** The ids of the game's sections: what refusals and rolls may cite. */
  readonly sections: readonly string[];
  /** Random games of every scenario with every set of options; one when absent. */
  readonly games?: number;
  /** Laws look at one moment in this many; 8 when absent. */
  readonly every?: number;
  readonly seed?: string;
  /** How many different states somebody must be able to imagine at some time of every game; 0 for a game without secrets. */
  readonly imagined?: number;
}

/** The laws held against one game, for a test runner: `run` throws when one does not hold. */
export type LawTest = [name: string, run: () => void];

/**
 * All laws as tests, one for each scenario with each set of options. In a game's test file:
 * `it.each(lawsOf(game, { sections }))('%s', (_, run) => run());`
 */
export function lawsOf<T extends GameTypes>(pack: GamePackage<T>, options: LawsOptions): LawTest[] {
  const game = pack.create(pack.data) as unknown as GameModule;
  return [
    ['the data passes its own lint', () => lintDefaults(pack)],
    ...settingsOf(pack.meta).map((setting): LawTest => [saySetting(setting), () => hold(game, setting, options)]),
  ];
}

function lintDefaults<T extends GameTypes>({ lint, data }: GamePackage<T>): void {
  const [first] = lint(data);
  if (first) throw new Error(`${first.file} ${first.path} ${first.reason}`);
}

function hold(game: GameModule, setting: Setting, { sections, games = 1, every = 8, seed = 'laws', imagined = 8 }: LawsOptions): void {
  const laws = allLaws(imagined);
  for (let i = 0; i < games; i++) {
    const gameSeed = `${seed} ${i}`;
    const { broken, log } = randomGame(game, setting, { seed: gameSeed, laws, every, sections });
    if (broken) throw new Error(`${broken.law}: ${broken.reason}\n${saySetting(setting)}, seed "${gameSeed}", entry ${log.entries.length}`);
  }
}
