import { describe, expect, it } from 'vitest';
import { names, opening } from '../position.js';

describe('§C.3 the sequence of a turn', () => {
  it('runs from the cards to the second side’s combat, and then again', () => {
    const scene = opening();
    scene.as('red', 'alder').as('blue', 'first');
    expect(scene.top).toEqual({ step: 'draw', side: 0 });
    scene.roll(0);
    expect(scene.top).toEqual({ step: 'draw', side: 1 });
    scene.roll(1);
    expect(scene.top).toEqual({ step: 'orders' });
    scene.as('blue', 'hold').as('red', 'march');
    expect(scene.top).toEqual({ step: 'supply' });
    scene.as('red', 'done').as('blue', 'done');
    for (const frame of ['move', 'combat'].map((step) => ({ step, side: 0 }))) {
      expect(scene.top).toEqual(frame);
      scene.as('blue', 'done');
    }
    expect(scene.top).toEqual({ step: 'move', side: 1 });
    scene.as('red', 'done');
    expect(names(scene.as('red', 'done').news)).toEqual(['turn']);
    expect(scene.open).toMatchObject({ turn: 2, order: [-1, -1], holds: [0, 0], supplied: [0, 0] });
    expect(scene.sealed.card).toEqual([-1, -1]);
  });

  it('lets red move first where that was chosen', () => {
    const scene = opening('red');
    scene.as('red', 'alder').as('blue', 'first').roll(0, 0).as('blue', 'hold').as('red', 'hold').as('blue', 'done').as('red', 'done');
    expect(scene.top).toEqual({ step: 'move', side: 1 });
  });
});
