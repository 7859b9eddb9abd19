import { seatsOf } from '@bocage/kernel';
import type { Command } from 'commander';
import { type Arena, judgeArena, planArena } from '../arena/arena.js';
import { loadGame, scenarioOf } from '../games.js';
import { Mistake } from '../mistake.js';
import { positive } from '../numbers.js';
import { say, table } from '../output.js';
import { parseOptions, playerNamed } from '../players.js';
import { createProgress } from '../progress.js';
import { simulateAll } from '../simulate/pool.js';

interface Asked {
  readonly scenario?: string;
  readonly players: string;
  readonly pairs: number;
  readonly seed: string;
  readonly options?: string;
  readonly json?: boolean;
}

export function arenaVerb(program: Command): void {
  program
    .command('arena')
    .argument('<game>')
    .description('computer players against each other in pairs of games with the sides swapped, and their ratings')
    .option('--scenario <id>', "the game's first if none is named")
    .option('--players <names>', 'two or more', 'random,greedy,search')
    .option('--pairs <n>', 'pairs of games between any two players', positive, 50)
    .option('--seed <seed>', 'the same seed gives the same games', '1')
    .option('--options <list>', 'choices of the game, as option=value,option=value')
    .option('--json', 'one JSON value')
    .action(arena);
}

async function arena(id: string, asked: Asked): Promise<void> {
  const game = await loadGame(id);
  const names = asked.players.split(',').map((name) => playerNamed(name.trim(), game.meta));
  const options = parseOptions(asked.options, game.meta);
  if (names.length < 2 || seatsOf(game.meta, options).length !== 2)
    throw new Mistake('An arena needs two players or more and a game of two seats.');
  const scenario = scenarioOf(game, asked.scenario);
  const pairs = planArena(names, asked.pairs, { scenario, options }, asked.seed);
  const progress = createProgress(pairs.length * 2, 'games');
  const results = await simulateAll(
    id,
    pairs.flatMap(({ plans }) => plans),
    progress.step,
  );
  progress.stop();
  for (const { broken } of results) if (broken !== undefined) process.stderr.write(`${broken}\n`);
  const answer = { game: game.meta.id, scenario, seed: asked.seed, pairs: asked.pairs, ...judgeArena(game.meta, names, pairs, results) };
  say(answer, asked.json, () => readable(answer));
  if (answer.breaks > 0) process.exitCode = 1;
}

function readable(answer: Arena): string {
  return [
    table([
      ['player', 'Elo', '95 % of resamples'],
      ...answer.players.map(({ name, elo, interval95 }) => [name, elo, `${interval95[0]} … ${interval95[1]}`]),
    ]),
    '',
    table([
      ['match', 'won', 'drawn', 'lost', 'share', 'mean margin'],
      ...answer.matches.map(({ players, wins, draws, share, meanMargin }) => [
        players.join(' – '),
        wins[0],
        draws,
        wins[1],
        share,
        meanMargin,
      ]),
    ]),
    '',
    `The ${answer.firstSeat.seat} seat is worth ${answer.firstSeat.elo} Elo. ${answer.breaks} games broke.`,
  ].join('\n');
}
