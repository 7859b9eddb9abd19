import { clone, unit, word } from '@bocage/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { game, playGame, ui } from './played.js';
import { ask, at, clear, idOf, put, seen, sitDown, state } from './sitting.js';

beforeEach(() => {
  sitDown();
  clear();
  state.open.turn = 3;
  state.open.beach.fill(1);
});

describe('odds on a button', () => {
  const oddsOf = (action: Parameters<typeof ui.actionLabel>[1]) => ui.actionLabel(seen('allied'), action).odds;

  it('§11.3.1 says what one more attacker makes of it', () => {
    put('2705', 'us-8-4-inf', 'us-12-4-inf');
    put('2706', 'ge-914-352');
    ask({ step: 'attack', asks: 'allied', command: 0, kind: 'combat', target: at('2706'), units: [idOf('us-8-4-inf')] });
    expect(oddsOf(word('declare'))).toMatch(/^5 to \d+, .* % to take it$/);
    expect(oddsOf(unit(idOf('us-12-4-inf')))).toMatch(/^10 to \d+, .* % to take it$/);
  });

  it('§12.0 is what the forecast says once it is chosen, in whole games', { timeout: 240_000 }, () => {
    let compared = 0;
    const steps = new Set<string>();
    playGame('odds', {
      before({ state: now, asked, legal }) {
        const step = now.open.stack.at(-1)?.step ?? '';
        if (asked === undefined || !['attack', 'support', 'assault'].includes(step)) return;
        for (const action of legal) {
          if (action === word('declare') || (step === 'support' && action === word('done'))) continue;
          const { odds } = ui.actionLabel(game.view(now, [asked]), action);
          const after = clone(now);
          game.play(after, asked, action);
          // §9.4.1 Whoever assaults from the sea is asked nothing more before the dice.
          const rolls = ui.rollsAtOnce?.(game.view(now, [asked]), action);
          expect(rolls).toBe(step === 'assault');
          if (rolls) expect(game.awaits(after).kind).toBe('chance');
          const forecast = game.preview?.(game.view(after, [asked]), asked);
          if (!forecast || forecast.column === '') continue;
          expect(odds).toContain(`column ${forecast.column}`);
          steps.add(step);
          compared++;
        }
      },
    });
    expect([...steps].sort()).toEqual(['assault', 'attack', 'support']);
    expect(compared).toBeGreaterThan(100);
  });
});
