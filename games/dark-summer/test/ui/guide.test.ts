import { describe, expect, it } from 'vitest';
import { game, playGame, ui } from './played.js';

/** What each seat is told through the first two turns, by turn. */
function guided(seat: string): Map<number, Set<string>> {
  const told = new Map<number, Set<string>>();
  const end = playGame(
    'guide',
    {
      before({ state }) {
        const step = ui.guide(game.view(state, [seat]), seat);
        if (!step) return;
        const { turn } = state.open;
        told.set(turn, (told.get(turn) ?? new Set()).add(step.text));
        for (const at of step.hexes ?? []) expect(at).toBeLessThan(ui.grid.size);
      },
    },
    { most: 900 },
  );
  expect(end.open.turn).toBe(2);
  return told;
}

describe('the guided opening', () => {
  it.each(['allied', 'german'])('leads the %s through the first turn in about ten steps and then stops', (seat) => {
    const told = guided(seat);
    const steps = told.get(1)?.size ?? 0;
    expect(steps).toBeGreaterThanOrEqual(7);
    expect(steps).toBeLessThanOrEqual(16);
    expect([...told.keys()]).toEqual([1]);
  });
});
