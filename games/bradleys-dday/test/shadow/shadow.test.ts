import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../src/index.js';
import { createShadows } from './shadows.js';

/** `SHADOW_GAMES=50 npx vitest run games/bradleys-dday/test/shadow` plays more of them. */
const games = Number(process.env.SHADOW_GAMES ?? 1);
const module = game.create(data);
const settings = ['omaha', 'utah', 'd-day'].map((scenario) => ({ scenario, options: {} }));
const players = {
  random: atRandom,
  greedy: (seed: string) => {
    const player = createPlayer('greedy', module, seed);
    return (...asked: Parameters<typeof player.choose>) => player.choose(...asked);
  },
};

describe('a second reading of the rules says what the game says', () => {
  it.each(shadowsOf(module, { shadows: () => createShadows(data), players, settings, games, every: 6 }))(
    '%s',
    (_, run) => run(),
    240_000 * games,
  );
});
