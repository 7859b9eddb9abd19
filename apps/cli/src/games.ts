import type { GameUi } from '@bocage/board';
import type { GameModule, GamePackage, Json } from '@bocage/kernel';
import { unknown } from './mistake.js';

type CreateUi = (data: Readonly<Record<string, Json>>) => GameUi;

interface Shelf {
  /** Folder under games/. */
  readonly folder: string;
  load(): Promise<GamePackage>;
  /** How the game words itself. */
  loadUi(): Promise<CreateUi>;
}

const SHELF: Readonly<Record<string, Shelf>> = {
  'normandy-1969': {
    folder: 'normandy-1969',
    load: async () => (await import('@bocage/normandy-1969')).game,
    loadUi: async () => (await import('@bocage/normandy-1969/ui')).createUi as CreateUi,
  },
  'dark-summer': {
    folder: 'dark-summer',
    load: async () => (await import('@bocage/dark-summer')).game as unknown as GamePackage,
    loadUi: async () => (await import('@bocage/dark-summer/ui')).createUi as CreateUi,
  },
  'liberating-assault': {
    folder: 'liberating-assault',
    load: async () => (await import('@bocage/liberating-assault')).game as unknown as GamePackage,
    loadUi: async () => (await import('@bocage/liberating-assault/ui')).createUi as CreateUi,
  },
  _template: {
    folder: '_template',
    load: async () => (await import('@bocage/template')).game,
    loadUi: async () => (await import('@bocage/template/ui')).createUi as CreateUi,
  },
};

export const GAME_IDS: readonly string[] = Object.keys(SHELF);

function shelfOf(id: string): Shelf {
  const found = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (!found) throw unknown('game', id, GAME_IDS);
  return found;
}

export function gameFolder(id: string): string {
  return `games/${shelfOf(id).folder}`;
}

export function loadGame(id: string): Promise<GamePackage> {
  return shelfOf(id).load();
}

export async function loadUi(id: string, data: Readonly<Record<string, Json>>): Promise<GameUi> {
  return (await shelfOf(id).loadUi())(data);
}

/** The game a log or a table names: by its own id, whatever its folder is called. */
export async function findGame(metaId: string): Promise<GamePackage> {
  for (const shelf of Object.values(SHELF)) {
    const game = await shelf.load();
    if (game.meta.id === metaId) return game;
  }
  throw unknown('game', metaId, GAME_IDS);
}

/** The scenario asked for, or the game's first. */
export function scenarioOf(game: GameModule | GamePackage, asked: string | undefined): string {
  const known = game.meta.scenarios.map(({ id }) => id);
  if (asked === undefined) return known[0] as string;
  if (!known.includes(asked)) throw unknown(`scenario of ${game.meta.id}`, asked, known);
  return asked;
}
