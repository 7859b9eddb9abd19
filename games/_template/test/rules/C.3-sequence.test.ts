import { describe, expect, it } from 'vitest';
import { game, names, play } from '../position.js';

const top = (state: ReturnType<typeof game.setup>) => state.open.stack.at(-1);

describe('§C.3 the sequence of a turn', () => {
  it('runs from the cards to the second side’s combat, and then again', () => {
    const state = game.setup('meeting', { first: 'blue' });
    play(state, 'red u4', 'blue u0');
    expect(top(state)).toEqual({ step: 'draw', side: 0 });
    play(state, [0]);
    expect(top(state)).toEqual({ step: 'draw', side: 1 });
    play(state, [1]);
    expect(top(state)).toEqual({ step: 'orders' });
    play(state, 'blue hold', 'red march');
    expect(top(state)).toEqual({ step: 'supply' });
    play(state, 'red done', 'blue done');
    for (const frame of ['move', 'combat'].map((step) => ({ step, side: 0 }))) {
      expect(top(state)).toEqual(frame);
      play(state, 'blue done');
    }
    expect(top(state)).toEqual({ step: 'move', side: 1 });
    play(state, 'red done');
    expect(names(play(state, 'red done'))).toEqual(['turn']);
    expect(state.open).toMatchObject({ turn: 2, order: [-1, -1], holds: [0, 0], supplied: [0, 0] });
    expect(state.sealed.card).toEqual([-1, -1]);
  });

  it('lets red move first where that was chosen', () => {
    const state = game.setup('meeting', { first: 'red' });
    play(state, 'red u4', 'blue u0', [0], [0], 'blue hold', 'red hold', 'blue done', 'red done');
    expect(top(state)).toEqual({ step: 'move', side: 1 });
  });
});
