import type { Forecast } from '@bocage/kernel';
import { watchGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { preview } from '../src/preview.js';
import { Wave } from './afloat.js';
import { game } from './ui/played.js';

it('every result the dice bring was in the forecast, with all 36 rolls counted (§10.2.8, §10.3.4, §10.4)', () => {
  let forecast: Forecast | undefined;
  let results = 0;
  watchGame(
    game,
    {
      before({ state }) {
        const seen = game.preview?.(game.view(state, []), 'allied');
        if (seen && seen.outcomes.length > 0) expect(seen.outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
        if (seen) forecast = seen;
      },
      after(_, events) {
        for (const event of events) {
          if (event.event !== 'result' || event.kind === 'drop' || event.kind === 'landing') continue;
          results++;
          const cell = `${event.effect}${event.lightRed === 1 ? '*' : ''}` || '–';
          expect(forecast?.outcomes.map(({ result }) => result)).toContain(cell);
        }
      },
    },
    {
      seed: 'forecast',
      scenario: 'omaha',
      options: {},
      most: 6000,
      pick: (_, __, legal, rng) => legal[rng.below(legal.length)] as (typeof legal)[number],
    },
  );
  expect(results).toBeGreaterThan(20);
});

it('before Germans the assault from the sea is forecast while one may still turn back (§5.5.6)', () => {
  const wave = new Wave({ 'us-1-16': '4121', 'us-2-16': '4121' }).mine();
  wave.put('ge-static-4', '4122');
  const scene = wave.land().roll(1).roll([3, 4]);
  expect(scene.offered()).toContain('assault');
  const seen = () => preview(wave.world, { seats: ['allied'], open: scene.open, known: { mines: null, minePoints: 0 } }, 'allied');
  const both = seen();
  expect([both?.title, both?.section]).toEqual(['16 − 2 = 14', '10.3.4']);
  scene.play('us-2-16');
  expect(seen()?.title).toBe('8 − 2 = 6');
});
