import type { Command } from 'commander';
import { loadGame, scenarioOf } from '../games.js';
import { positive } from '../numbers.js';
import { facts, figure, say } from '../output.js';
import { parseOptions, parsePlayers } from '../players.js';
import { createProgress } from '../progress.js';
import { simulateAll } from '../simulate/pool.js';
import { type Summary, summarise } from '../simulate/summary.js';

interface Asked {
  readonly scenario?: string;
  readonly games: number;
  readonly seats: string;
  readonly seed: string;
  readonly options?: string;
  readonly json?: boolean;
}

export function simulateVerb(program: Command): void {
  program
    .command('simulate')
    .argument('<game>')
    .description('plays games between computer players, without a screen')
    .option('--scenario <id>', "the game's first if none is named")
    .option('--games <n>', 'how many', positive, 100)
    .option('--seats <players>', "random, greedy, search or automaton, in the order of the game's seats", 'random')
    .option('--seed <seed>', 'the same seed gives the same games', '1')
    .option('--options <list>', 'choices of the game, as option=value,option=value')
    .option('--json', 'one JSON value')
    .action(simulate);
}

async function simulate(id: string, asked: Asked): Promise<void> {
  const game = await loadGame(id);
  const scenario = scenarioOf(game, asked.scenario);
  const options = parseOptions(asked.options, game.meta);
  const players = parsePlayers(asked.seats, game.meta, options);
  const plans = Array.from({ length: asked.games }, (_, i) => ({ scenario, options, players, seed: `${asked.seed}:${i}` }));
  const progress = createProgress(plans.length, 'games');
  const since = performance.now();
  const results = await simulateAll(id, plans, progress.step);
  progress.stop();
  const summary = summarise(game.meta, { scenario, options }, results, (performance.now() - since) / 1000);
  for (const { broken } of results) if (broken !== undefined) process.stderr.write(`${broken}\n`);
  say(summary, asked.json, () => readable(summary, players));
  if (summary.breaks > 0) process.exitCode = 1;
}

function readable(summary: Summary, players: readonly string[]): string {
  const seats = Object.entries(summary.wins);
  return facts([
    ['game', `${summary.game}, ${summary.scenario}`],
    ['finished', `${summary.finished} of ${summary.games}, ${summary.meanTurns} turns on average`],
    ...seats.map(([seat, wins], i) => [`${seat} (${players[i]})`, `${wins} won`] as const),
    ['draws', summary.draws],
    ...Object.entries(summary.levels).map(([level, count]) => [`  ${level}`, count] as const),
    ['mean margin', summary.meanMargin],
    ['actions', `${figure(summary.actions)}, ${figure(summary.actionsPerSecond)} a second`],
    ['breaks', summary.breaks],
    ...Object.entries(summary.marks ?? {}),
    ...Object.entries(summary.ceilings ?? {}).flatMap(([seat, counts]) =>
      Object.entries(counts).map(([name, count]) => [`${seat}: ${name}`, count] as const),
    ),
  ]);
}
