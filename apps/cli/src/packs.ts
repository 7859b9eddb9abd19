import { readFileSync, statSync } from 'node:fs';
import { applyPack, type DataComplaint, type GamePackage } from '@bocage/kernel';
import { Mistake } from './mistake.js';

const LARGEST_PACK = 4 * 1024 * 1024;

/** A data pack from a file, not yet looked at. */
export function readPack(file: string): unknown {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Mistake(`There is no file ${file}.`);
  if (found.size > LARGEST_PACK) throw new Mistake(`${file} is larger than ${LARGEST_PACK / 1024 / 1024} MB.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Mistake(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** What is wrong with a pack laid over a game's data; empty when it can be played with. */
export function lintPack(game: GamePackage, pack: unknown): readonly DataComplaint[] {
  const { data, complaints } = applyPack(game.data, pack);
  return complaints.length > 0 ? complaints : game.lint(data);
}

/** A game's data with a pack laid over it; a pack that cannot be played with is the caller's mistake. */
export function withPack(game: GamePackage, pack: unknown, name: string): GamePackage['data'] {
  const [first] = lintPack(game, pack);
  if (first) throw new Mistake(`${name} cannot be played with: ${first.file} ${first.path} ${first.reason}`);
  return applyPack(game.data, pack).data;
}
