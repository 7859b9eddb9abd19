import type { GameUi } from '@bocage/board';
import type { GameModule, GamePackage } from '@bocage/kernel';
import { GAME_IDS, loadPackage } from '@bocage/shelf/rules';
import { loadWords } from '@bocage/shelf/words';
import { unknown } from './mistake.js';

export function gameFolder(id: string): string {
  if (!GAME_IDS.includes(id)) throw unknown('game', id, GAME_IDS);
  return `games/${id}`;
}

export async function loadGame(id: string): Promise<GamePackage> {
  const game = await loadPackage(id);
  if (!game) throw unknown('game', id, GAME_IDS);
  return game;
}

export async function loadUi(game: GameModule): Promise<GameUi> {
  const { id } = game.meta;
  const createUi = await loadWords(id);
  if (!createUi) throw unknown('game', id, GAME_IDS);
  return createUi(game);
}

/** The scenario asked for, or the game's first. */
export function scenarioOf(game: GameModule | GamePackage, asked: string | undefined): string {
  const known = game.meta.scenarios.map(({ id }) => id);
  if (asked === undefined) return known[0] as string;
  if (!known.includes(asked)) throw unknown(`scenario of ${game.meta.id}`, asked, known);
  return asked;
}
