import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameLog, GamePackage, Seat } from '@bocage/kernel';
import { Mistake } from './mistake.js';
import { withPack } from './packs.js';

/** A saved game is its log, with who sat where beside it, as the table writes and reads it. */
export interface Saved {
  readonly log: GameLog;
  /** Data that was laid over the game's own. */
  readonly pack?: unknown;
}

export interface Sat {
  readonly title: string;
  /** `me`, or the name of a computer player. */
  readonly players: Readonly<Record<Seat, string>>;
  readonly created: string;
  readonly pack?: unknown;
}

/** The format of a save that holds a view and not a log. */
const VIEW = 'bocage-view-1';

/** Reads a saved game: the log itself, or one under `log`. */
export function readSave(file: string): Saved {
  if (!existsSync(file)) throw new Mistake(`There is no file ${file}.`);
  let held: unknown;
  try {
    held = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Mistake(`${file} is not JSON: ${(error as Error).message}`);
  }
  const log = (held as { log?: unknown } | null)?.log ?? held;
  if ((log as { format?: unknown } | null)?.format === VIEW) {
    throw new Mistake(`${file} is what one side saw of a game still running; only a whole game can be played again.`);
  }
  if (!isLog(log)) throw new Mistake(`${file} holds no game: it needs format 1, game, scenario, options and entries.`);
  const pack = (log as { bocage?: { pack?: unknown } }).bocage?.pack;
  return { log, ...(pack === undefined ? {} : { pack }) };
}

export function writeSave(file: string, log: GameLog, sat: Sat): void {
  writeFileSync(file, JSON.stringify({ ...log, bocage: { sharing: 'open', handDice: false, ...sat } }));
}

/** The data a saved game was played with. */
export function dataOfSave(game: GamePackage, { pack }: Saved): GamePackage['data'] {
  return pack === undefined ? game.data : withPack(game, pack, 'The data pack in this save');
}

function isLog(value: unknown): value is GameLog {
  if (typeof value !== 'object' || value === null) return false;
  const log = value as Partial<Record<keyof GameLog, unknown>>;
  const entries = Array.isArray(log.entries) && log.entries.every((e) => typeof e === 'object' && e !== null && typeof e.kind === 'string');
  return log.format === 1 && typeof log.game === 'string' && typeof log.scenario === 'string' && typeof log.options === 'object' && entries;
}
