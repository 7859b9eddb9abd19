import { existsSync, readFileSync } from 'node:fs';
import { type GameLog, replay } from '@bocage/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { findGame } from '../games.js';
import { Mistake } from '../mistake.js';
import { say } from '../output.js';

export function replayVerb(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a game saved by the table, or a dump of the fuzzer')
    .description('plays a saved game again, compares every state and, where the secret is in it, rolls every die again')
    .option('--json', 'one JSON value')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const log = readLog(file);
      const game = await findGame(log.game);
      const report = replay(game.create(game.data), log);
      const answer = { ...report, firstMismatch: report.firstMismatch ?? null, diceVerified: report.ok && log.secret !== undefined };
      say(answer, json, () => readable(answer));
      if (!report.ok) process.exitCode = 1;
    });
}

/** Reads a log from a file: the log itself, or one under `log` as saves and fuzz dumps hold it. */
export function readLog(file: string): GameLog {
  if (!existsSync(file)) throw new Mistake(`There is no file ${file}.`);
  let held: unknown;
  try {
    held = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Mistake(`${file} is not JSON: ${(error as Error).message}`);
  }
  const log = (held as { log?: unknown })?.log ?? held;
  if (!isLog(log)) throw new Mistake(`${file} holds no game: it needs format 1, game, scenario, options and entries.`);
  return log;
}

function isLog(value: unknown): value is GameLog {
  if (typeof value !== 'object' || value === null) return false;
  const log = value as Partial<Record<keyof GameLog, unknown>>;
  const entries = Array.isArray(log.entries) && log.entries.every((e) => typeof e === 'object' && e !== null && typeof e.kind === 'string');
  return log.format === 1 && typeof log.game === 'string' && typeof log.scenario === 'string' && typeof log.options === 'object' && entries;
}

function readable(answer: { entries: number; firstMismatch: { entry: number; why: string } | null; diceVerified: boolean }): string {
  if (answer.firstMismatch) return pc.red(`entry ${answer.firstMismatch.entry} of ${answer.entries}: ${answer.firstMismatch.why}`);
  return `${answer.entries} entries, every state the same${answer.diceVerified ? ', every die the committed one' : ''}`;
}
