import { describe, expect, it } from 'vitest';
import { game, playGame, ui } from './played.js';

/** What each seat is told through a game, by turn. */
function guided(seat: string): Map<number, Set<string>> {
  const told = new Map<number, Set<string>>();
  playGame('guide', {
    before({ state }) {
      const step = ui.guide(game.view(state, [seat]), seat);
      if (!step) return;
      const { turn } = state.open;
      told.set(turn, (told.get(turn) ?? new Set()).add(step.text));
      for (const at of step.hexes ?? []) expect(at).toBeLessThan(ui.grid.size);
    },
  });
  return told;
}

describe('the guided opening', () => {
  it.each(['allied', 'german'])('leads the %s through two days in about ten steps and then stops', (seat) => {
    const told = guided(seat);
    const steps = [...told.values()].reduce((sum, texts) => sum + texts.size, 0);
    expect(steps).toBeGreaterThanOrEqual(8);
    expect(steps).toBeLessThanOrEqual(16);
    expect([...told.keys()]).toEqual([1, 2]);
  });

  it('keeps a word through the clicks of one decision', () => {
    const state = game.setup('campaign', {});
    state.open.stack.push({ step: 'assault', asks: 'allied', zones: [] } as never);
    const before = ui.guide(game.view(state, ['allied']), 'allied');
    state.open.stack.push({ step: 'assault-landing', asks: 'allied', unit: 0 } as never);
    expect(ui.guide(game.view(state, ['allied']), 'allied')).toEqual(before);
    expect(before?.hexes).toHaveLength(10);
  });
});
