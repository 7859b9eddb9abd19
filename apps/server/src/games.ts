import { contentHash, type GamePackage, type Json } from '@bocage/kernel';

export interface ShelvedGame {
  readonly game: GamePackage;
  /** Content hash of the default data. */
  readonly dataHash: string;
}

/** The games of this house by id, or those of another module: for tests and benches. */
export async function loadGames(module?: string): Promise<ReadonlyMap<string, ShelvedGame>> {
  const games = module ? ((await import(module)) as { games: readonly GamePackage[] }).games : await houseGames();
  return new Map(games.map((game) => [game.meta.id, { game, dataHash: contentHash(game.data as Json) }]));
}

async function houseGames(): Promise<readonly GamePackage[]> {
  const names = ['@bocage/normandy-1969', '@bocage/template'];
  const found = await Promise.all(
    names.map(async (name) => (await import(name).catch(() => undefined)) as { game: GamePackage } | undefined),
  );
  return found.flatMap((module) => (module ? [module.game] : []));
}
