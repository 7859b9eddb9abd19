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

/** A game's data, with an owner's figures laid over them where a pack is named. */
export function dataOf(game: GamePackage, packFile: string | undefined): GamePackage['data'] {
  if (packFile === undefined) return game.data;
  const pack = readPack(packFile);
  const [first] = lintPack(game, pack);
  if (first) throw new Mistake(`${packFile} cannot be played with: ${first.file} ${first.path} ${first.reason}`);
  return applyPack(game.data, pack).data;
}
