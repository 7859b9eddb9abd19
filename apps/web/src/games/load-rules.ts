import { applyPack, type GameModule, type GamePackage, type Json } from '@bocage/kernel';
import { loadPackage } from '@bocage/shelf/rules';

export type GameData = Readonly<Record<string, Json>>;

/** A game as its package gives it. Workers need its rules and none of its wording. */
export async function loadGamePackage(id: string): Promise<GamePackage> {
  const game = await loadPackage(id);
  if (!game) throw new Error(`There is no game called ${id} here.`);
  return game;
}

/** The rules of a game, with its own data or with a pack laid over it. */
export async function loadRules(id: string, pack?: GameData): Promise<GameModule> {
  const game = await loadGamePackage(id);
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
