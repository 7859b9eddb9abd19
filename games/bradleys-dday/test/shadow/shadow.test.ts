import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';
import { createShadows } from './shadows.js';

/** `SHADOW_GAMES=50 npx vitest run games/bradleys-dday/test/shadow` plays more of them. */
const games = Number(process.env.SHADOW_GAMES ?? 1);
const module = game.create(data);
const random = { random: atRandom };
const players = {
  ...random,
  greedy: (seed: string) => {
    const player = createPlayer('greedy', module, seed);
    return (...asked: Parameters<typeof player.choose>) => player.choose(...asked);
  },
};
const plain = (...scenarios: readonly string[]) => scenarios.map((scenario) => ({ scenario, options: {} }));
/** §19.1 §20.1 Values that the table can choose, each at least once. */
const optional = [
  { scenario: 'utah', options: { 'northern-utah': 'on', tide: 'high', 'new-cycle': 'on' } },
  { scenario: 'omaha', options: { 'hex-shift': 'on', tide: 'average', bombing: 'on' } },
  { scenario: 'omaha', options: { solitaire: 'both' } },
];
/** Who reads only what options leave as it is: mines and bombs have no second reader there. */
const UNCHANGED = ['retreat', 'landing', 'airborne', 'turn', 'set-up', 'automaton'];
const all = () => createShadows(data);
const some = () => all().filter(({ name }) => UNCHANGED.includes(name));
const timeout = 240_000 * games;

describe('a second reading of the rules says what the game says', () => {
  it.each(shadowsOf(module, { shadows: all, players, settings: plain('omaha', 'utah', 'd-day'), games, every: 6 }))(
    '%s',
    (_, run) => run(),
    timeout,
  );
  const rest = { shadows: all, players: random, settings: plain('rommels-fantasy', 'optimal-defense'), games, every: 12 };
  it.each(shadowsOf(module, rest))('%s', (_, run) => run(), timeout);
  it.each(shadowsOf(module, { shadows: some, players: random, settings: optional, games, every: 3 }))('%s', (_, run) => run(), timeout);
});
