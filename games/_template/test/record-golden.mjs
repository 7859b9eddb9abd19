// npx tsc -b && node games/_template/test/record-golden.mjs [name…]: plays the golden games anew.
// Every action is one the rules offered. A game is played with seed after seed until it ends as its name says.
import { writeFileSync } from 'node:fs';
import { createPlayer } from '@bocage/ai';
import { game } from '@bocage/template';
import { seekGolden } from '@bocage/testkit';

const MOST_SEEDS = 200;
const module = game.create(game.data);

const isLevel =
  (level) =>
  ({ outcome }) =>
    outcome.level === level;
const isAmbushed = ({ outcome, state }) => outcome.level === 'clear' && state.open.hex.includes(-1);

const GAMES = [
  { name: 'meeting-blue-first', scenario: 'meeting', first: 'blue', players: ['random', 'random'], isWanted: isLevel('clear') },
  { name: 'siege-red-first', scenario: 'siege', first: 'red', players: ['random', 'random'], isWanted: isLevel('commander') },
  { name: 'siege-ambushed', scenario: 'siege', first: 'blue', players: ['greedy', 'random'], isWanted: isAmbushed },
];

function planOf({ name, scenario, first, players, isWanted }) {
  const choosers = (seed) =>
    Object.fromEntries(
      module.meta.seats.map(({ id }, side) => {
        const player = createPlayer(players[side], module, `${seed} ${id}`);
        return [id, (view, legal, seat) => player.choose(view, seat, legal)];
      }),
    );
  return { name, setting: { scenario, options: { first } }, choosers, isWanted };
}

const wanted = process.argv.slice(2);
for (const plan of GAMES)
  if (wanted.length === 0 || wanted.includes(plan.name))
    writeFileSync(new URL(`golden/${plan.name}.json`, import.meta.url), seekGolden(module, planOf(plan), MOST_SEEDS, console.error));
