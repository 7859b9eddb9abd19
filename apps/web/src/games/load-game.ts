import type { GameUi } from '@bocage/board';
import type { GameMeta } from '@bocage/kernel';
import { loadWords } from '@bocage/shelf/words';
import { type GameData, loadGamePackage, withPack } from './load-rules.js';

export interface LoadedGame {
  readonly meta: GameMeta;
  readonly ui: GameUi;
}

/** A game ready to be shown, with its own data or with a pack laid over it. */
export async function loadGame(id: string, pack?: GameData): Promise<LoadedGame> {
  const [game, createUi] = await Promise.all([loadGamePackage(id), loadWords(id)]);
  if (!createUi) throw new Error(`There is no game called ${id} here.`);
  return { meta: game.meta, ui: createUi(game.create(withPack(game, pack))) };
}
