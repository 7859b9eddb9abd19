import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapFile } from '@bocage/board';
import { unknown } from '../mistake.js';
import { projectRoot } from '../root.js';

export interface MapFiles {
  readonly map: MapFile;
  readonly mapPath: string;
  /** The picture; a map may have none. */
  readonly groundPath: string;
}

/** A game's compiled map: it needs no rules, so every game with a map has one to ask. */
export function readMapFiles(id: string): MapFiles {
  const games = join(projectRoot(), 'games');
  const pathOf = (game: string): string => join(games, game, 'data', 'map.json');
  const known = readdirSync(games).filter((game) => existsSync(pathOf(game)));
  if (!known.includes(id)) throw unknown('map of a game', id, known);
  const mapPath = pathOf(id);
  return { map: JSON.parse(readFileSync(mapPath, 'utf8')) as MapFile, mapPath, groundPath: join(games, id, 'data', 'ground.json') };
}
