import { replay } from '@bocage/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { loadGame } from '../games.js';
import { say } from '../output.js';
import { dataOfSave, readSave } from '../saves.js';

export function replayVerb(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a game saved by the table, or a dump of the fuzzer')
    .description('plays a saved game again, compares every state and, where the secret is in it, rolls every die again')
    .option('--json', 'one JSON value')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const saved = readSave(file);
      const { log } = saved;
      const game = await loadGame(log.game);
      const report = replay(game.create(dataOfSave(game, saved)), log);
      const answer = { ...report, firstMismatch: report.firstMismatch ?? null, diceVerified: report.ok && log.secret !== undefined };
      say(answer, json, () => readable(answer));
      if (!report.ok) process.exitCode = 1;
    });
}

function readable(answer: { entries: number; firstMismatch: { entry: number; why: string } | null; diceVerified: boolean }): string {
  if (answer.firstMismatch) return pc.red(`entry ${answer.firstMismatch.entry} of ${answer.entries}: ${answer.firstMismatch.why}`);
  return `${answer.entries} entries, every state the same${answer.diceVerified ? ', every die the committed one' : ''}`;
}
