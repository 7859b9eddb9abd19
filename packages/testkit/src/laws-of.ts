import type { GamePackage, GameTypes } from '@bocage/kernel';
import { allLaws } from './all-laws.js';
import type { Law } from './law.js';
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

/** One law held against one game, for a test runner: `run` throws when it does not hold. */
export interface LawTest {
  readonly name: string;
  run(): void;
}

/**
 * All laws as tests. In a game's test file:
 * `it.each(lawsOf(game, { sections }))('$name', ({ run }) => run());`
 */
export function lawsOf<T extends GameTypes>(pack: GamePackage<T>, options: LawsOptions): LawTest[] {
  const { imagined = 8 } = options;
  return [
    { name: 'the data passes its own lint', run: () => lintDefaults(pack) },
    ...allLaws(imagined).map((law) => ({ name: law.name, run: () => hold(pack as GamePackage, law, options) })),
  ];
}

function lintDefaults<T extends GameTypes>({ lint, data }: GamePackage<T>): void {
  const [first] = lint(data);
  if (first) throw new Error(`${first.file} ${first.path} ${first.reason}`);
}

function hold(pack: GamePackage, law: Law, { sections, games = 1, every = 8, seed = 'laws' }: LawsOptions): void {
  const game = pack.create(pack.data);
  for (const setting of settingsOf(game.meta)) {
    for (let i = 0; i < games; i++) {
      const gameSeed = `${seed} ${i}`;
      const { broken, log } = randomGame(game, setting, { seed: gameSeed, laws: [law], every, sections });
      if (broken)
        throw new Error(`${broken.law}: ${broken.reason}\n${saySetting(setting)}, seed "${gameSeed}", entry ${log.entries.length}`);
    }
  }
}
