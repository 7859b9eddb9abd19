// npx tsc -b && node games/liberating-assault/test/record-golden.mjs [name…]: plays the golden games anew, one for each kind of ending.
// Every action is one the rules offered. A game is played with seed after seed until it ends as its name says.
import { writeFileSync } from 'node:fs';
import { createPlayer } from '@bocage/ai';
import { seatsOf } from '@bocage/kernel';
import { game } from '@bocage/liberating-assault';
import { seekGolden } from '@bocage/testkit';

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

function planOf({ name, isWanted, options: chosen, allied, german, control = ['random', umpire] }) {
  const options = Object.fromEntries(module.meta.options.map(({ id, values }) => [id, chosen[id] ?? values[0].id]));
  const plans = { allied, german, control };
  const planFor = ({ id, side }) => plans[side ?? (id.startsWith('control') ? 'control' : id)];
  const choosers = (seed) =>
    Object.fromEntries(seatsOf(module.meta, options).map((seat) => [seat.id, aiming(planFor(seat), `${seed} ${seat.id}`)]));
  return { name, setting: { scenario: 'day', options }, choosers, isWanted };
}

const wanted = process.argv.slice(2);
for (const plan of GAMES)
  if (wanted.length === 0 || wanted.includes(plan.name))
    writeFileSync(new URL(`golden/${plan.name}.json`, import.meta.url), seekGolden(module, planOf(plan), MOST_SEEDS, console.error));
