import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../../src/index.js';
import { readPaper } from '../series/paper.js';
import { createSpecialShadows } from './special-shadows.js';

/** `SHADOW_GAMES=20 npx vitest run games/greatest-day/test/shadow/special` plays more of them, and those of sensible players to the end. */
const games = Number(process.env.SHADOW_GAMES ?? 1);
const module = game.create(data);
const greedy = (seed: string) => {
  const player = createPlayer('greedy', module, seed);
  return (...asked: Parameters<typeof player.choose>) => player.choose(...asked);
};
const plain = (...scenarios: readonly string[]) => scenarios.map((scenario) => ({ scenario, options: {} }));
const all = module.meta.scenarios.map(({ id }) => id);
const paper = readPaper(data);
const shadows = () => createSpecialShadows(paper);
const [timeout, seed] = [240_000 * games, 'special'];
const sensible =
  games > 1 ? { settings: plain(...all) } : { settings: plain('black-baron', 'day-of-the-tiger', 'storming-gold'), most: 400 };

describe('a second reading of purchases, aircraft, heroes, telephones and work says what the game says', () => {
  it.each(shadowsOf(module, { shadows, players: { random: atRandom }, settings: plain(...all), games, seed }))(
    '%s',
    (_, run) => run(),
    timeout,
  );
  it.each(shadowsOf(module, { shadows, players: { greedy }, ...sensible, games, seed }))('%s', (_, run) => run(), timeout);
});
