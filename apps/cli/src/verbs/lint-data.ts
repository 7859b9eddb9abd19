import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DataComplaint, GamePackage } from '@bocage/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { gameFolder, loadGame } from '../games.js';
import { say } from '../output.js';
import { lintPack, readPack } from '../packs.js';
import { projectRoot } from '../root.js';

/** A complaint, and the pack it is about; without one it is about the game's own data. */
interface Complaint extends DataComplaint {
  readonly pack?: string;
}

export function lintDataVerb(program: Command): void {
  program
    .command('lint-data')
    .argument('<game>')
    .argument('[packs...]', 'data packs to lay over its data; without any, its own data and every pack it ships')
    .description('checks the figures of a game, or a data pack, and says file, path and reason')
    .option('--json', 'one JSON value')
    .action(async (id: string, packs: string[], { json }: { json?: boolean }) => {
      const game = await loadGame(id);
      const own = packs.length === 0;
      const files = own ? shippedPacks(id) : packs;
      const complaints = [...(own ? game.lint(game.data) : []), ...files.flatMap((file) => packComplaints(game, file))];
      const answer = { game: id, ok: complaints.length === 0, checked: [...(own ? Object.keys(game.data) : []), ...files], complaints };
      say(answer, json, () => readable(answer.checked.length, complaints));
      if (!answer.ok) process.exitCode = 1;
    });
}

function packComplaints(game: GamePackage, file: string): Complaint[] {
  return lintPack(game, readPack(file)).map((complaint) => ({ pack: file, ...complaint }));
}

function shippedPacks(id: string): string[] {
  const folder = join(projectRoot(), gameFolder(id), 'packs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => relative(process.cwd(), join(folder, name)));
}

function readable(checked: number, complaints: readonly Complaint[]): string {
  if (complaints.length === 0) return `${checked} files, nothing wrong`;
  return complaints
    .map(({ pack, file, path, reason }) => `${pack ? `${pack}: ` : ''}${pc.bold(file)} ${path} ${pc.red(reason)}`)
    .join('\n');
}
