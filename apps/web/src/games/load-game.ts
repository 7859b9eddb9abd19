import type { GameUi } from '@bocage/board';
import type { GameMeta, GamePackage, Json } from '@bocage/kernel';

type GameData = Readonly<Record<string, Json>>;

export interface LoadedGame {
  readonly meta: GameMeta;
  readonly pack: GamePackage;
  readonly ui: GameUi;
}

interface GameCode {
  readonly game: GamePackage;
  createUi(data: GameData): GameUi;
}

/** Each game is a chunk of its own, loaded when it is first wanted. */
const CODE: Readonly<Record<string, () => Promise<GameCode>>> = {
  'normandy-1969': async () => {
    const [rules, words] = await Promise.all([import('@bocage/normandy-1969'), import('@bocage/normandy-1969/ui')]);
    return { game: rules.game as unknown as GamePackage, createUi: words.createUi as unknown as GameCode['createUi'] };
  },
};

const loaded = new Map<string, Promise<LoadedGame>>();

/** A game ready to be shown, with its own data or with a pack laid over it. */
export function loadGame(id: string, pack?: GameData): Promise<LoadedGame> {
  if (pack) return load(id, pack);
  let found = loaded.get(id);
  if (!found) {
    found = load(id);
    loaded.set(id, found);
    found.catch(() => loaded.delete(id));
  }
  return found;
}

async function load(id: string, pack?: GameData): Promise<LoadedGame> {
  const code = CODE[id];
  if (!code) throw new Error(`There is no game called ${id} here.`);
  const { game, createUi } = await code();
  const data = pack ? { ...game.data, ...pack } : game.data;
  return { meta: game.meta, pack: game, ui: createUi(data) };
}
