import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { type BradleyTypes, data, game } from '../../src/index.js';
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
/** §20.1 The seats of the solitaire option are the automaton's, others play at random. */
const solitaire = {
  automaton: (seed: string) => {
    const [player, other] = [createPlayer('automaton', module, seed), atRandom<BradleyTypes>(seed)];
    return (...asked: Parameters<typeof player.choose>) => {
      const [view, seat] = asked;
      const held = view.open.options.solitaire;
      return held === 'both' || held === seat ? player.choose(...asked) : other(...asked);
    };
  },
};
const alone = [
  { scenario: 'omaha', options: { solitaire: 'german' } },
  { scenario: 'utah', options: { solitaire: 'both' } },
];
const all = () => createShadows(data);
const but = (left: string) => () => all().filter(({ name }) => name !== left);
/** §19.1 §19.2 §20.1 Values that the table can choose, each at least once, and whom an option leaves without a second reader. */
const optional = [
  { shadows: but('movement'), settings: [{ scenario: 'utah', options: { 'northern-utah': 'on', tide: 'high', 'new-cycle': 'on' } }] },
  { shadows: but('combat'), settings: [{ scenario: 'omaha', options: { 'hex-shift': 'on', tide: 'average', bombing: 'on' } }] },
];
const timeout = 240_000 * games;

describe('a second reading of the rules says what the game says', () => {
  it.each(shadowsOf(module, { shadows: all, players, settings: plain('omaha', 'utah', 'd-day'), games, every: 6 }))(
    '%s',
    (_, run) => run(),
    timeout,
  );
  const rest = { shadows: all, players: random, settings: plain('rommels-fantasy', 'optimal-defense'), games, every: 12 };
  it.each(shadowsOf(module, rest))('%s', (_, run) => run(), timeout);
  it.each(optional.flatMap((one) => shadowsOf(module, { ...one, players: random, games, every: 3 })))('%s', (_, run) => run(), timeout);
  it.each(shadowsOf(module, { shadows: but('movement'), players: solitaire, settings: alone, games, every: 6 }))(
    '%s',
    (_, run) => run(),
    timeout,
  );
});
