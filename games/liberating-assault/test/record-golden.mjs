// npx tsc -b && node games/liberating-assault/test/record-golden.mjs [name…]: plays the golden games anew, one for each kind of ending.
// Every action is one the rules offered. A game is played with seed after seed until it ends as its name says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createPlayer } from '@bocage/ai';
import { createRng, playout, seatsOf } from '@bocage/kernel';
import { game } from '@bocage/liberating-assault';

const MOST_SEEDS = 60;
const module = game.create(game.data);

const worded = (legal, text) => legal.find((action) => action.kind === 'word' && action.word === text);
const done = (legal) => worded(legal, 'done');

/** Follows a wish where it has one, else the computer's own choice. */
function aiming([name, wish], seed) {
  const player = createPlayer(name, module, seed);
  return (view, legal, seat) => wish(view, legal, seat) ?? player.choose(view, seat, legal);
}
const own = () => undefined;
/** Ends whatever can be ended. */
const idle = (_, legal) => done(legal);
/** Every other turn nothing is done. */
const halfHearted = ({ open }, legal) => (open.turn % 2 === 0 ? done(legal) : undefined);
/** Rules a little, lets the first turn go on, consents to what is asked, and ends the game in the second turn. */
function umpire({ open }, legal) {
  if (open.stack.at(-1).step === 'consent') return worded(legal, 'agree');
  if (open.turn > 1 && open.stage === 'orders') return worded(legal, 'end-game');
  return open.rulings < 3 ? undefined : worded(legal, 'go-on');
}

const isWon =
  (winner) =>
  ({ outcome, state }) =>
    outcome.winner === winner && state.open.turn === 10;

const GAMES = [
  { name: 'duel-allied', options: {}, allied: ['greedy', halfHearted], german: ['greedy', idle], isWanted: isWon('allied') },
  {
    name: 'duel-draw',
    options: { orders: 'shown' },
    allied: ['greedy', halfHearted],
    german: ['greedy', idle],
    isWanted: isWon(undefined),
  },
  {
    name: 'staff-german',
    options: { way: 'staff' },
    allied: ['random', halfHearted],
    german: ['greedy', halfHearted],
    isWanted: isWon('german'),
  },
  {
    name: 'mega-ended-by-control',
    options: { way: 'mega', umpires: 'people' },
    allied: ['greedy', own],
    german: ['greedy', own],
    control: ['random', umpire],
    isWanted: ({ state }) => state.open.turn === 2 && state.open.rulings > 3,
  },
];

function played({ name, options: chosen, allied, german, control = ['random', umpire] }, seed) {
  const options = Object.fromEntries(module.meta.options.map(({ id, values }) => [id, chosen[id] ?? values[0].id]));
  const state = module.setup('day', options);
  const plans = { allied, german, control };
  const choosers = Object.fromEntries(
    seatsOf(module.meta, options).map(({ id, side }) => [
      id,
      aiming(plans[side ?? (id.startsWith('control') ? 'control' : id)], `${seed} ${id}`),
    ]),
  );
  const { outcome, entries } = playout(module, state, choosers, createRng(seed));
  const { version, id } = module.meta;
  const log = { format: 1, game: id, version, dataHash: module.dataHash, scenario: 'day', options, commitment: '', entries };
  console.error(`${name} ${seed}: ${JSON.stringify(outcome)} turn ${state.open.turn}, ${entries.length} entries`);
  return { outcome, state, log };
}

function record(plan) {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const result = played(plan, `${plan.name} ${seed}`);
    if (!plan.isWanted(result)) continue;
    const lines = result.log.entries.map((entry) => JSON.stringify(entry)).join(',\n');
    const { entries: _, ...header } = result.log;
    const text = `${JSON.stringify(header).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
    writeFileSync(new URL(`golden/${plan.name}.json`, import.meta.url), text);
    return;
  }
  throw new Error(`no game of ${MOST_SEEDS} ended as ${plan.name}`);
}

const wanted = process.argv.slice(2);
mkdirSync(new URL('golden/', import.meta.url), { recursive: true });
for (const plan of GAMES) if (wanted.length === 0 || wanted.includes(plan.name)) record(plan);
