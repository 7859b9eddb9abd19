// npx tsc -b && node games/greatest-day/test/record-golden.mjs [name…]: plays the golden games anew, the worked landing and one for each kind of ending.
// Every action is one the rules offered. A game is played with seed after seed until it ends as its name says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createPlayer } from '@bocage/ai';
import { game } from '@bocage/greatest-day';
import { hex, unit, word } from '@bocage/kernel';
import { scriptGolden, seekGolden } from '@bocage/testkit';

const MOST_SEEDS = 60;
const module = game.create(game.data);
const { grid, fields } = module.world;

const ends =
  (level, winner) =>
  ({ outcome }) =>
    outcome.level === level && outcome.winner === winner;

/** Between them they play all scenarios and end in every way. */
const GAMES = [
  {
    name: 'black-baron-allied-marginal',
    scenario: 'black-baron',
    isWanted: ends('marginal', 'allied'),
    allied: 'greedy',
    german: 'random',
  },
  {
    name: 'black-baron-german-decisive',
    scenario: 'black-baron',
    isWanted: ends('decisive', 'german'),
    allied: 'random',
    german: 'greedy',
  },
  {
    name: 'day-of-the-tiger-allied-decisive',
    ...{ scenario: 'day-of-the-tiger', isWanted: ends('decisive', 'allied'), allied: 'greedy', german: 'random' },
  },
  {
    name: 'storming-gold-draw',
    scenario: 'storming-gold',
    isWanted: ends('draw', undefined),
    allied: 'greedy',
    german: 'greedy',
  },
  {
    name: 'storming-juno-german-decisive',
    scenario: 'storming-juno',
    isWanted: ends('decisive', 'german'),
    allied: 'random',
    german: 'greedy',
  },
  {
    name: 'storming-sword-german-marginal',
    scenario: 'storming-sword',
    isWanted: ends('marginal', 'german'),
    allied: 'greedy',
    german: 'greedy',
  },
  { name: 'to-the-sea-german-decisive', scenario: 'to-the-sea', isWanted: ends('decisive', 'german'), allied: 'random', german: 'greedy' },
];

/**
 * §X.1 Queen Red, action by action. Dice are written 1 to 9, and 10 for 0. Where the example slips the rule is followed: the nests' 2
 * at the tanks would hit, so they throw a 3; Cod's fire at the craft has no zone bonus, and misses. Then three companies rally.
 */
const QUEEN_RED = [
  ...['3rd-27-arm-bde-13-18-krh-b', '33.008', [1], 'pay'],
  ...['act', [3], 'fire', 'defences', [4], 'done'],
  ...['landing-craft-1', '34.008', [2], 'pay', 'nests', [4], 'pass', 'column'],
  ...['3rd-5-ar-re-79th-77-5-ar', '716-kg-krug-stp-20-cod', [8], 'defences', [2]],
  ...['3rd-5-ar-re-79th-77-5-ar', [8], 'fire', 'defences', [1], 'gaps', 'gaps', 'gap:33.008/34.009'],
  ...['landing-craft-2', '34.008', [2], 'check', [4], 'hold', '716-kg-krug-stp-20-cod', [1], [8], '3rd-8-bde-2-e-yorks-a', [8]],
  ...['3rd-8-bde-2-e-yorks-a', [8], 'rally', 'roll', [2]],
  ...['3rd-8-bde-2-e-yorks-b', [8], 'rally', 'roll', [2]],
  ...['3rd-8-bde-2-e-yorks-c', [8], 'rally', [2]],
];

/** Units and hexes by their names, a Gap by the two hexes it lies between, everything else as it is. */
function readIn(scenario) {
  const { number } = fields.get(scenario).roster;
  return (name) => {
    const gap = /^gap:(.+)\/(.+)$/.exec(name);
    if (gap) return word(`gap:${grid.sideBetween(grid.parse(gap[1]), grid.parse(gap[2]))}`);
    if (number.has(name)) return unit(number.get(name));
    const at = grid.parse(name);
    return at === undefined ? word(name) : hex(at);
  };
}

const TOLD = { name: 'queen-red', scenario: 'one-battalion-ashore', script: QUEEN_RED };

function planOf({ name, scenario, isWanted, allied, german }) {
  const chooserOf = (level, seed) => {
    const player = createPlayer(level, module, seed);
    return (view, legal, seat) => player.choose(view, seat, legal);
  };
  const choosers = (seed) => ({ allied: chooserOf(allied, `${seed} allied`), german: chooserOf(german, `${seed} german`) });
  return { name, setting: { scenario, options: {} }, choosers, isWanted };
}

const wanted = process.argv.slice(2);
const isAsked = ({ name }) => wanted.length === 0 || wanted.includes(name);
const write = (name, text) => writeFileSync(new URL(`golden/${name}.json`, import.meta.url), text);
mkdirSync(new URL('golden/', import.meta.url), { recursive: true });
if (isAsked(TOLD)) write(TOLD.name, scriptGolden(module, { scenario: TOLD.scenario, options: {} }, TOLD.script, readIn(TOLD.scenario)));
for (const plan of GAMES) if (isAsked(plan)) write(plan.name, seekGolden(module, planOf(plan), MOST_SEEDS, console.error));
