import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../../src/index.js';
import { readPaper } from './paper.js';
import { createShadows } from './shadows.js';

/** `SHADOW_GAMES=50 npx vitest run games/greatest-day/test/shadow/series` plays more of them. */
const games = Number(process.env.SHADOW_GAMES ?? 1);
const module = game.create(data);
const players = {
  random: atRandom,
  greedy: (seed: string) => {
    const player = createPlayer('greedy', module, seed);
    return (...asked: Parameters<typeof player.choose>) => player.choose(...asked);
  },
};
const plain = (...scenarios: readonly string[]) => scenarios.map((scenario) => ({ scenario, options: {} }));
const paper = readPaper(data);
const all = () => createShadows(data, paper);
const timeout = 240_000 * games;
/** One game each is only begun where it is long; more games are played to their end. */
const upTo = (most: number) => (games > 1 ? {} : { most });

describe('a second reading of the rules says what the game says', () => {
  const small = { shadows: all, players, settings: plain('black-baron', 'one-battalion-ashore'), games };
  it.each(shadowsOf(module, small))('%s', (_, run) => run(), timeout);
  const tiger = { shadows: all, players, settings: plain('day-of-the-tiger'), games, every: 6, ...upTo(900) };
  it.each(shadowsOf(module, tiger))('%s', (_, run) => run(), timeout);
  const long = plain('storming-gold', 'storming-juno', 'storming-sword', 'to-the-sea');
  it.each(shadowsOf(module, { shadows: all, players, settings: long, games, every: 8, ...upTo(400) }))('%s', (_, run) => run(), timeout);
});
