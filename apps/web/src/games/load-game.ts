import type { GameUi } from '@bocage/board';
import type { GameMeta } from '@bocage/kernel';
import { type GameData, loadPackage, withPack } from './load-rules.js';

export interface LoadedGame {
  readonly meta: GameMeta;
  readonly ui: GameUi;
}

type CreateUi = (data: GameData) => GameUi;

const WORDS: Readonly<Record<string, () => Promise<CreateUi>>> = {
  'normandy-1969': () => import('@bocage/normandy-1969/ui').then(({ createUi }) => createUi as unknown as CreateUi),
  'dark-summer': () => import('@bocage/dark-summer/ui').then(({ createUi }) => createUi as unknown as CreateUi),
  'liberating-assault': () => import('@bocage/liberating-assault/ui').then(({ createUi }) => createUi as unknown as CreateUi),
  _template: () => import('@bocage/template/ui').then(({ createUi }) => createUi as unknown as CreateUi),
};

/** A game ready to be shown, with its own data or with a pack laid over it. */
export async function loadGame(id: string, pack?: GameData): Promise<LoadedGame> {
  const [game, createUi] = await Promise.all([loadPackage(id), WORDS[id]?.()]);
  if (!createUi) throw new Error(`There is no game called ${id} here.`);
  return { meta: game.meta, ui: createUi(withPack(game, pack)) };
}
