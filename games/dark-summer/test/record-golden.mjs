// npx tsc -b && node games/dark-summer/test/record-golden.mjs [name…]: plays the golden games anew, one for each kind of ending.
// Every action is one the rules offered. A game is played with seed after seed until it ends as its name says.
import { writeFileSync } from 'node:fs';
import { createPlayer } from '@bocage/ai';
import { game } from '@bocage/dark-summer';
import { seatsOf } from '@bocage/kernel';
import { seekGolden } from '@bocage/testkit';

const MOST_SEEDS = 200;
const module = game.create(game.data);
const { world } = module;
const { grid, data } = world;
const avranches = grid.parse(data.scenarios.suddenDeath.avranches);

const distanceTo = (goals) => (hex) => Math.min(...goals.map((goal) => grid.distance(hex, goal)));
const toTheEast = distanceTo(world.ground.lettered.E);
const toAvranches = distanceTo([avranches]);

const top = ({ open }) => open.stack.at(-1);
const worded = (legal, accept) => legal.find((action) => action.kind === 'word' && accept(action.word));
const done = (legal) => worded(legal, (word) => word === 'done' || word === 'pass');

/** The hex nearest to a goal among those offered. */
function nearest(legal, distance) {
  const hexes = legal.filter((action) => action.kind === 'hex');
  return hexes.reduce((best, action) => (best && distance(best.hex) <= distance(action.hex) ? best : action), undefined);
}

/** Follows a wish where it has one, else the computer's own choice. */
function aiming(wish, seed, name = 'greedy') {
  const player = createPlayer(name, module, seed);
  return (view, legal, seat) => wish(view, legal) ?? player.choose(view, seat, legal);
}
const own = () => undefined;

/** Ends whatever can be ended. */
const idle = (_, legal) => done(legal);

/** Nobody fights: every unit that can goes east and off the map. */
function flee(view, legal) {
  const frame = top(view);
  if (frame.step === 'chit') return worded(legal, (word) => word === 'move');
  if (frame.step === 'moving') return legal.find((action) => action.kind === 'unit');
  if (frame.step === 'leg') return worded(legal, (word) => word.startsWith('exit')) ?? nearest(legal, toTheEast);
  return done(legal);
}

/** Once the Americans are in Brittany everybody left behind goes for Avranches. */
function cutOff(view, legal) {
  if (view.open.brittanyTurn === 0 || top(view).step !== 'leg') return undefined;
  const best = nearest(legal, toAvranches);
  return best && toAvranches(best.hex) < toAvranches(view.open.hex[top(view).unit]) ? best : undefined;
}

/** The way to Brittany is open and nobody looks back. */
function leaveAvranches(view, legal) {
  const frame = top(view);
  if (frame.step !== 'leg') return undefined;
  return worded(legal, (word) => word === 'to-brittany') ?? (view.open.brittanyTurn === 0 ? undefined : away(view, legal, frame));
}
function away({ open }, legal, { unit }) {
  if (toAvranches(open.hex[unit]) > 1) return undefined;
  return legal.find((action) => action.kind === 'hex' && toAvranches(action.hex) > 1);
}

const isSudden =
  (why) =>
  ({ outcome, events }) =>
    outcome.level === 'sudden-death' && events.at(-1).why === why;
const isOnPoints =
  (winner) =>
  ({ outcome }) =>
    outcome.level === 'points' && outcome.winner === winner;

const GAMES = [
  // Not at the landings, where three beaches can be lost before a German has attacked one.
  {
    name: 'german-beaches',
    isWanted: (ending) => ending.state.open.turn > 1 && isSudden('beaches')(ending),
    allied: ['random', own],
    german: ['greedy', own],
  },
  { name: 'german-cherbourg', isWanted: isSudden('cherbourg'), allied: ['greedy', idle], german: ['greedy', idle] },
  { name: 'german-avranches', isWanted: isSudden('avranches'), allied: ['greedy', leaveAvranches], german: ['greedy', cutOff] },
  { name: 'allied-no-supplied-germans', isWanted: isSudden('no-supplied-germans'), allied: ['greedy', own], german: ['greedy', flee] },
  { name: 'allied-points', isWanted: isOnPoints('allied'), allied: ['greedy', own], german: ['greedy', own] },
  { name: 'german-points', isWanted: isOnPoints('german'), allied: ['greedy', own], german: ['greedy', own], values: 1 },
];

/** `values` 1 plays with the second value of every option: three players and all the optional rules. */
function planOf({ name, isWanted, allied, german, values = 0 }) {
  const options = Object.fromEntries(module.meta.options.map((option) => [option.id, option.values[values].id]));
  const chooserOf = (id, seed) => {
    const [player, wish] = id === 'german' ? german : allied;
    return aiming(wish, `${seed} ${id}`, player);
  };
  const choosers = (seed) => Object.fromEntries(seatsOf(module.meta, options).map(({ id }) => [id, chooserOf(id, seed)]));
  return { name, setting: { scenario: 'campaign', options }, choosers, isWanted };
}

const wanted = process.argv.slice(2);
for (const plan of GAMES)
  if (wanted.length === 0 || wanted.includes(plan.name))
    writeFileSync(new URL(`golden/${plan.name}.json`, import.meta.url), seekGolden(module, planOf(plan), MOST_SEEDS, console.error));
