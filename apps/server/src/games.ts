import { contentHash, type GamePackage, type Json } from '@bocage/kernel';
import { loadPackage, PLAYABLE_IDS } from '@bocage/shelf/rules';

export interface ShelvedGame {
  readonly game: GamePackage;
  /** Content hash of the default data. */
  readonly dataHash: string;
}

/** The games tables can be opened for: each knows its own types, the server only the contract. */
export const houseGames = async (): Promise<readonly GamePackage[]> =>
  Promise.all(PLAYABLE_IDS.map((id) => loadPackage(id) as Promise<GamePackage>));

/** The games of this house by id, or those of another module: for tests and benches. */
export async function loadGames(module?: string): Promise<ReadonlyMap<string, ShelvedGame>> {
  const games = module === undefined ? await houseGames() : ((await import(module)) as { readonly games: readonly GamePackage[] }).games;
  return new Map(games.map((game) => [game.meta.id, { game, dataHash: contentHash(game.data as Json) }]));
}
