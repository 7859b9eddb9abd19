import { type Action, clone, hex, unit, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { type Position, position } from '../position.js';
import { game, playGame, ui } from './played.js';

const oddsOf = (at: Position, action: Action): string | undefined => ui.actionLabel(at.view(), action).odds;
const fight = (german = 'sturm-7'): Position =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-18-1': '4626' },
    german: { [german]: '4625' },
    drill: { terrain: { '4623': 'sea' } },
  });

describe('odds on a button', () => {
  it('§C.2 §R.5 says what an attack on a hex would come to with everybody', () => {
    const at = fight();
    expect(oddsOf(at, hex(at.hex('4625')))).toMatch(/^with two units, 14 to 8, 1-1: \d+ % to clear it$/);
  });

  it('§C.2 says what one more unit makes of it, and what declaring means', () => {
    const at = fight().play('4625', 'us-16-1');
    expect(oddsOf(at, word('declare'))).toMatch(/^7 to 8, 1-2: \d+ % to clear it$/);
    expect(oddsOf(at, unit(at.id('us-18-1')))).toMatch(/^14 to 8, 1-1: \d+ % to clear it$/);
  });

  it('§G.2 differs from mission to mission, and says what none would be', () => {
    const at = fight().play('4625', 'us-16-1', 'declare');
    expect(oddsOf(at, word('heavy'))).toMatch(/^47 to 8, 5-1: /);
    expect(oddsOf(at, word('medium'))).toMatch(/^32 to 8, 4-1: /);
    expect(oddsOf(at, word('light'))).toMatch(/^17 to 8, 2-1: /);
    expect(oddsOf(at, word('none'))).toMatch(/^7 to 8, 1-2: /);
  });

  it('§G.3 tells the defender the chance to hold', () => {
    const at = position({
      phase: 'german-combat',
      allied: { 'us-16-1': '4626' },
      german: { 'gr-914': '4625', 'gr-915': '4625' },
      drill: { terrain: { '4623': 'sea' } },
    }).play('4626', 'gr-914', 'gr-915', 'declare');
    const [without, light] = [word('none'), word('light')].map((action) =>
      Number(/(\d+) % to hold it$/.exec(oddsOf(at, action) ?? '')?.[1]),
    );
    expect(light).toBeGreaterThanOrEqual(without as number);
  });

  it('is nothing where no fight changes', () => {
    const at = position({ phase: 'allied-first', allied: { 'us-16-1': '3013' } });
    expect(oddsOf(at, word('done'))).toBeUndefined();
  });

  it('is what the forecast says once it is chosen, in whole games', { timeout: 120_000 }, () => {
    let compared = 0;
    playGame('odds', {
      before({ state, asked, legal }) {
        const step = state.open.stack.at(-1)?.step;
        if (asked === undefined || (step !== 'attack' && step !== 'gunfire')) return;
        for (const action of legal) {
          if (action === word('declare') || action.kind === 'hex') continue;
          const { odds } = ui.actionLabel(game.view(state, [asked]), action);
          const after = clone(state);
          game.play(after, asked, action);
          const forecast = game.preview?.(game.view(after, [asked]), asked);
          if (forecast && forecast.column !== '') expect(odds).toContain(`${forecast.title.replace(' : ', ' to ')}, ${forecast.column}: `);
          compared++;
        }
      },
    });
    expect(compared).toBeGreaterThan(100);
  });
});
