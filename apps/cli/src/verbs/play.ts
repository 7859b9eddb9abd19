import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { commitmentOf, type GameLog, Host, Table, verifiableRoll } from '@bocage/kernel';
import type { Command } from 'commander';
import { loadGame, loadUi, scenarioOf } from '../games.js';
import { unknown } from '../mistake.js';
import { dataOf } from '../packs.js';
import { playGame } from '../play/play-game.js';
import { parseOptions, playerNamed } from '../players.js';
import { readLog } from './replay.js';

interface Asked {
  readonly scenario?: string;
  readonly seat?: string;
  readonly against: string;
  readonly options?: string;
  readonly pack?: string;
  readonly load?: string;
  readonly save?: string;
}

export function playVerb(program: Command): void {
  program
    .command('play')
    .argument('<game>')
    .description('a game in the terminal, against the computer')
    .option('--scenario <id>', "the game's first if none is named")
    .option('--seat <seat>', "which side is yours, or both; the game's first if none is named")
    .option('--against <player>', 'random, greedy or search', 'greedy')
    .option('--options <list>', 'choices of the game, as option=value,option=value')
    .option('--pack <file>', "a data pack with an owner's figures")
    .option('--load <file>', 'goes on with a saved game')
    .option('--save <file>', 'where the game is kept when you leave or it ends')
    .action(play);
}

async function play(id: string, asked: Asked): Promise<void> {
  const found = await loadGame(id);
  const data = dataOf(found, asked.pack);
  const game = found.create(data);
  const saved = asked.load === undefined ? undefined : readLog(asked.load);
  const secret = saved?.secret ?? randomBytes(32).toString('hex');
  const scenario = scenarioOf(game, asked.scenario);
  const opening = { scenario, options: parseOptions(asked.options, game.meta), commitment: commitmentOf(secret) };
  const table = saved ? Table.load(game, saved) : new Table(game, opening);
  const host = new Host(game, table, (roll, entries) => verifiableRoll(secret, entries, roll));
  const isOver = await playGame({
    host,
    ui: await loadUi(id, data),
    mine: seatsOf(game.meta.seats, asked.seat),
    against: playerNamed(asked.against),
    seed: secret,
    write: (text) => void process.stdout.write(`${text}\n`),
  });
  if (asked.save !== undefined) writeFileSync(asked.save, JSON.stringify({ ...table.log, secret } satisfies GameLog));
  else if (!isOver) process.stdout.write('The game was not kept; --save <file> keeps it.\n');
}

function seatsOf(seats: readonly { readonly id: string }[], asked: string | undefined): string[] {
  const known = seats.map(({ id }) => id);
  if (asked === 'both') return known;
  if (asked === undefined) return known.slice(0, 1);
  if (!known.includes(asked)) throw unknown('seat', asked, [...known, 'both']);
  return [asked];
}
