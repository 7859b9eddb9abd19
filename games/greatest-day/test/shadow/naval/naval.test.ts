import { createPlayer } from '@bocage/ai';
import { atRandom, shadowsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../../../src/index.js';
import { readPaper } from '../series/paper.js';
import { createNavalShadows } from './naval-shadows.js';

/** `SHADOW_GAMES=20 npx vitest run games/greatest-day/test/shadow` plays more of them, and those of sensible players to the end. */
const games = Number(process.env.SHADOW_GAMES ?? 1);
const module = game.create(data);
const greedy = (seed: string) => {
  const player = createPlayer('greedy', module, seed);
  return (...asked: Parameters<typeof player.choose>) => player.choose(...asked);
};
const plain = (...scenarios: readonly string[]) => scenarios.map((scenario) => ({ scenario, options: {} }));
const all = module.meta.scenarios.map(({ id }) => id);
const paper = readPaper(data);
const shadows = () => createNavalShadows(paper);
const [timeout, seed] = [240_000 * games, 'naval'];
/** Sensible players take long to think: one landing from its first chit is enough for every day. */
const sensible = games > 1 ? { settings: plain(...all) } : { settings: plain('one-battalion-ashore', 'storming-gold'), most: 250 };

describe('a second reading of landings, arrivals, works and the verdict says what the game says', () => {
  it.each(shadowsOf(module, { shadows, players: { random: atRandom }, settings: plain(...all), games, seed, every: 3 }))(
    '%s',
    (_, run) => run(),
    timeout,
  );
  it.each(shadowsOf(module, { shadows, players: { greedy }, ...sensible, games, seed, every: 2 }))('%s', (_, run) => run(), timeout);
});
