import { applyPack, type GameModule, type GamePackage, type Json } from '@bocage/kernel';

export type GameData = Readonly<Record<string, Json>>;

/** Each game is a chunk of its own, loaded when it is first wanted. Workers need its rules and none of its wording. */
const RULES: Readonly<Record<string, () => Promise<GamePackage>>> = {
  'normandy-1969': () => import('@bocage/normandy-1969').then(({ game }) => game as unknown as GamePackage),
  'dark-summer': () => import('@bocage/dark-summer').then(({ game }) => game as unknown as GamePackage),
  'liberating-assault': () => import('@bocage/liberating-assault').then(({ game }) => game as unknown as GamePackage),
  _template: () => import('@bocage/template').then(({ game }) => game as unknown as GamePackage),
};

export async function loadPackage(id: string): Promise<GamePackage> {
  const load = RULES[id];
  if (!load) throw new Error(`There is no game called ${id} here.`);
  return load();
}

/** The rules of a game, with its own data or with a pack laid over it. */
export async function loadRules(id: string, pack?: GameData): Promise<GameModule> {
  const game = await loadPackage(id);
  return game.create(withPack(game, pack));
}

/** Data with a pack laid over it; throws what is wrong with a pack that cannot be played with. */
export function withPack(game: GamePackage, pack: GameData | undefined): GameData {
  if (!pack) return game.data;
  const { data, complaints } = applyPack(game.data, pack);
  const [first] = [...complaints, ...(complaints.length > 0 ? [] : game.lint(data))];
  if (first) throw new Error(`The data pack cannot be played with: ${first.file} ${first.path}: ${first.reason}.`);
  return data;
}
