// npx tsc -b && node games/bradleys-dday/test/record-golden.mjs [name…]: plays the golden games anew, one for each kind of ending.
// Every action is one the rules offered. A game is played with seed after seed until it ends as its name says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createPlayer } from '@bocage/ai';
import { game } from '@bocage/bradleys-dday';
import { seekGolden } from '@bocage/testkit';

const MOST_SEEDS = 400;
const module = game.create(game.data);

const ends =
  (level, winner) =>
  ({ outcome }) =>
    outcome.level === level && outcome.winner === winner && outcome.section === '17.1.4';
/** §17.1.5 */
const endsByZone = ({ outcome }) => outcome.section === '17.1.5';

/** Between them they play all scenarios and every option but the standard. */
const GAMES = [
  { name: 'omaha-allied-strategic', scenario: 'omaha', isWanted: ends('strategic', 'allied'), allied: 'greedy', german: 'random' },
  {
    name: 'omaha-allied-tactical',
    ...{ scenario: 'omaha', isWanted: ends('tactical', 'allied'), allied: 'greedy', german: 'random' },
    options: { tide: 'average', bombing: 'on' },
  },
  { name: 'omaha-german-tactical', scenario: 'omaha', isWanted: ends('tactical', 'german'), allied: 'greedy', german: 'greedy' },
  {
    name: 'omaha-german-strategic',
    ...{ scenario: 'omaha', isWanted: ends('strategic', 'german'), allied: 'random', german: 'greedy' },
    options: { tide: 'high', 'hex-shift': 'on' },
  },
  {
    name: 'utah-draw',
    ...{ scenario: 'utah', isWanted: ends('draw', undefined), allied: 'greedy', german: 'greedy' },
    options: { 'northern-utah': 'on', 'new-cycle': 'on' },
  },
  {
    name: 'utah-automaton',
    ...{ scenario: 'utah', isWanted: ends('strategic', 'allied'), allied: 'greedy', german: 'automaton' },
    options: { solitaire: 'german' },
  },
  {
    name: 'omaha-automata',
    ...{ scenario: 'omaha', isWanted: ({ outcome }) => outcome.winner !== undefined, allied: 'automaton', german: 'automaton' },
    options: { solitaire: 'both' },
  },
  // §17.1.2 §17.1.3 One lodgment, and both.
  { name: 'd-day-one-lodgment', scenario: 'd-day', isWanted: ends('tactical', 'allied'), allied: 'greedy', german: 'greedy' },
  { name: 'd-day-both-lodgments', scenario: 'd-day', isWanted: ends('strategic', 'allied'), allied: 'greedy', german: 'random' },
  { name: 'd-day-drop-zone', scenario: 'd-day', isWanted: endsByZone, allied: 'greedy', german: 'greedy' },
  {
    name: 'rommels-fantasy-german',
    scenario: 'rommels-fantasy',
    isWanted: ({ outcome }) => outcome.winner === 'german',
    allied: 'greedy',
    german: 'greedy',
  },
  {
    name: 'optimal-defense-german',
    scenario: 'optimal-defense',
    isWanted: ({ outcome }) => outcome.winner === 'german',
    allied: 'greedy',
    german: 'greedy',
  },
];

function planOf({ name, scenario, options = {}, isWanted, allied, german }) {
  const chooserOf = (level, seed) => {
    const player = createPlayer(level, module, seed);
    return (view, legal, seat) => player.choose(view, seat, legal);
  };
  const choosers = (seed) => ({ allied: chooserOf(allied, `${seed} allied`), german: chooserOf(german, `${seed} german`) });
  return { name, setting: { scenario, options }, choosers, isWanted };
}

const wanted = process.argv.slice(2);
mkdirSync(new URL('golden/', import.meta.url), { recursive: true });
for (const plan of GAMES)
  if (wanted.length === 0 || wanted.includes(plan.name))
    writeFileSync(new URL(`golden/${plan.name}.json`, import.meta.url), seekGolden(module, planOf(plan), MOST_SEEDS, console.error));
