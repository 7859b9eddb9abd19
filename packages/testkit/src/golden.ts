import { type GameLog, type GameModule, type GamePackage, type GameTypes, replay } from '@bocage/kernel';
import type { Setting } from './law.js';
import type { LawTest } from './laws-of.js';
import { randomGame } from './random-game.js';

/**
 * Recorded games that must replay to the same hashes, as tests; files by name, as JSON text. With Vitest:
 * `goldenOf(game, import.meta.glob('./golden/*.json', { query: '?raw', import: 'default', eager: true }))`.
 */
export function goldenOf<T extends GameTypes>(pack: GamePackage<T>, files: Readonly<Record<string, string>>): LawTest[] {
  const game = pack.create(pack.data);
  return Object.entries(files).map(([name, text]) => [
    name,
    () => {
      const { ok, entries, firstMismatch } = replay(game, JSON.parse(text) as GameLog);
      if (entries === 0) throw new Error(`${name} has no entries`);
      if (!ok) throw new Error(`${name}: entry ${firstMismatch?.entry}: ${firstMismatch?.why}`);
    },
  ]);
}

/** A game played at random, to be written down as a golden one. */
export function recordGame<T extends GameTypes>(game: GameModule<T>, setting: Setting, seed: string): GameLog {
  return randomGame(game as unknown as GameModule, setting, { seed, laws: [], every: 2 ** 30 }).log;
}
