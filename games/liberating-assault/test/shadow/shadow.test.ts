import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';
import { createShadows } from './shadows.js';

/** `SHADOW_GAMES=50 npx vitest run games/liberating-assault/test/shadow` plays more of them. */
const games = Number(process.env.SHADOW_GAMES ?? 1);
const module = game.create(data);
const settings = [{ scenario: 'day', options: { way: 'duel' } }];
const players = {
  random: atRandom,
  greedy: (seed: string) => {
    const player = createPlayer('greedy', module, seed);
    return (...asked: Parameters<typeof player.choose>) => player.choose(...asked);
  },
};

describe('a second reading of the handbook says what the game says', () => {
  it.each(shadowsOf(module, { shadows: () => createShadows(data), players, settings, games, every: 4 }))('%s', (_, run) => run(), 240_000);
});
