import { randomBytes } from 'node:crypto';
import { commitmentOf, Host, seatsOf, Table, verifiableRoll, withAutomata } from '@bocage/kernel';
import type { Command } from 'commander';
import { loadGame, loadUi, scenarioOf } from '../games.js';
import { unknown } from '../mistake.js';
import { readPack, withPack } from '../packs.js';
import { playGame } from '../play/play-game.js';
import { parseOptions, playerNamed } from '../players.js';
import { readSave, writeSave } from '../saves.js';

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
    .option('--against <player>', 'random, greedy, search or automaton', 'greedy')
    .option('--options <list>', 'choices of the game, as option=value,option=value')
    .option('--pack <file>', "a data pack with an owner's figures")
    .option('--load <file>', 'goes on with a saved game')
    .option('--save <file>', 'where the game is kept when you leave or it ends')
    .action(play);
}

async function play(id: string, asked: Asked): Promise<void> {
  const found = await loadGame(id);
  const saved = asked.load === undefined ? undefined : readSave(asked.load);
  const pack = saved ? saved.pack : asked.pack === undefined ? undefined : readPack(asked.pack);
  const data = pack === undefined ? found.data : withPack(found, pack, asked.pack ?? 'The data pack in this save');
  const game = found.create(data);
  const secret = saved?.log.secret ?? randomBytes(32).toString('hex');
  const chosen = saved?.log.options ?? parseOptions(asked.options, game.meta);
  const seats = seatsOf(game.meta, chosen).map((seat) => seat.id);
  const mine = seatsAsked(seats, asked.seat);
  const against = playerNamed(asked.against, game.meta);
  const opening = {
    scenario: scenarioOf(game, asked.scenario),
    options: withAutomata(game.meta, chosen, (seat) => (mine.includes(seat) ? 'me' : against)),
    commitment: commitmentOf(secret),
  };
  const table = saved ? Table.load(game, saved.log) : new Table(game, opening);
  const isOver = await playGame({
    host: new Host(game, table, (roll, entries) => verifiableRoll(secret, entries, roll)),
    ui: await loadUi(game),
    mine,
    against,
    seed: secret,
    write: (text) => void process.stdout.write(`${text}\n`),
  });
  if (asked.save !== undefined) {
    const players = Object.fromEntries(seats.map((seat) => [seat, mine.includes(seat) ? 'me' : against]));
    const sat = { title: game.meta.title, players, created: new Date().toISOString(), ...(pack === undefined ? {} : { pack }) };
    writeSave(asked.save, { ...table.log, secret }, sat);
  } else if (!isOver) process.stdout.write('The game was not kept; --save <file> keeps it.\n');
}

function seatsAsked(known: readonly string[], asked: string | undefined): readonly string[] {
  if (asked === 'both') return known;
  if (asked === undefined) return known.slice(0, 1);
  if (!known.includes(asked)) throw unknown('seat', asked, [...known, 'both']);
  return [asked];
}
