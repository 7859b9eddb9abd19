import { contentHash, type GamePackage, type Json } from '@bocage/kernel';

export interface ShelvedGame {
  readonly game: GamePackage;
  /** Content hash of the default data. */
  readonly dataHash: string;
}

/** The games of this house by id, or those of another module: for tests and benches. */
export async function loadGames(module = './house-games.js'): Promise<ReadonlyMap<string, ShelvedGame>> {
  const { games } = (await import(module)) as { readonly games: readonly GamePackage[] };
  return new Map(games.map((game) => [game.meta.id, { game, dataHash: contentHash(game.data as Json) }]));
}
