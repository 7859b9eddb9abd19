import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAutomata } from '@bocage/kernel';
import type { Dump } from '@bocage/testkit';
import type { Command } from 'commander';
import { fuzzShared } from '../fuzz/shares.js';
import { gameFolder, loadGame, scenarioOf } from '../games.js';
import { positive } from '../numbers.js';
import { facts, figure, say } from '../output.js';
import { chosenOptions, playerNamed } from '../players.js';
import { createProgress } from '../progress.js';
import { projectRoot } from '../root.js';
import { parseSections } from '../sections/sections.js';

interface Asked {
  readonly scenario?: string;
  readonly games: number;
  readonly seed: string;
  readonly every?: number;
  readonly firsts?: boolean;
  readonly player: string;
  readonly options?: string;
  readonly dumps: string;
  readonly json?: boolean;
}

export function fuzzVerb(program: Command): void {
  program
    .command('fuzz')
    .argument('<game>')
    .description('games held to the laws every game must keep; what breaks one is written to a file that replay reads')
    .option('--scenario <id>', 'only this one; all of them in turn if none is named')
    .option('--games <n>', 'how many', positive, 100)
    .option('--seed <seed>', 'the same seed gives the same games', '1')
    .option('--every <n>', 'laws look at one moment in this many', positive)
    .option('--firsts', 'and at the first decision or roll of every kind in a game')
    .option('--player <name>', 'who plays all seats: random, greedy, search or automaton', 'random')
    .option('--options <list>', 'only with these choices of the game, as option=value,option=value')
    .option('--dumps <folder>', 'where broken games are written', '.bocage/fuzz')
    .option('--json', 'one JSON value')
    .action(fuzz);
}

async function fuzz(id: string, asked: Asked): Promise<void> {
  const game = await loadGame(id);
  const sections = parseSections(readFileSync(join(projectRoot(), gameFolder(id), 'sections.csv'), 'utf8')).map((section) => section.id);
  const player = playerNamed(asked.player, game.meta);
  const chosen = chosenOptions(asked.options, game.meta);
  const options = {
    games: asked.games,
    seed: asked.seed,
    sections,
    player,
    options: player === 'automaton' ? withAutomata(game.meta, chosen, () => player) : chosen,
    ...(asked.scenario === undefined ? {} : { scenario: scenarioOf(game, asked.scenario) }),
    ...(asked.every === undefined ? {} : { every: asked.every }),
    ...(asked.firsts ? { firsts: true } : {}),
  };
  const progress = createProgress(asked.games, 'games');
  const report = await fuzzShared(id, options, progress.step);
  progress.stop();
  const { games, actions, breaks, leaks } = report;
  const answer = { games, actions, breaks, leaks, dumps: writeDumps(report.dumps, id, asked.dumps) };
  for (const { law, reason, seed } of report.dumps) process.stderr.write(`game ${seed}: ${law}: ${reason}\n`);
  say(answer, asked.json, () =>
    facts([
      ['games', games],
      ['actions', figure(actions)],
      ['breaks', breaks],
      ['leaks', leaks],
      ...answer.dumps.map((path) => ['dump', path] as const),
    ]),
  );
  if (breaks + leaks > 0) process.exitCode = 1;
}

function writeDumps(dumps: readonly Dump[], id: string, folder: string): string[] {
  if (dumps.length > 0) mkdirSync(folder, { recursive: true });
  return dumps.map((dump) => {
    const path = join(folder, `${id}-${dump.seed.replaceAll(/[^\w-]+/g, '-')}.json`);
    writeFileSync(path, JSON.stringify(dump));
    return path;
  });
}
