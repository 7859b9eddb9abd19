import { describe, expect, it } from 'vitest';
import { BLUE, game, opening, position, RED } from '../position.js';

const atTheEnd = (units: Record<number, string>, holder: number) => {
  const scene = position({ stack: [{ step: 'combat', side: 1 }], units, turn: 5 });
  scene.open.holder = holder;
  return scene.as('red', 'done').awaits;
};

describe('§C.9 victory', () => {
  const even = { [BLUE.first]: '11', [RED.alder]: '77' };
  it.each([
    ['nobody holds the crossroads', even, -1, { level: 'draw', margin: 0, section: 'C.9' }],
    ['blue holds it', even, 0, { winner: 'blue', level: 'narrow', margin: 2, section: 'C.9' }],
    ['red holds it', even, 1, { winner: 'red', level: 'narrow', margin: -2, section: 'C.9' }],
    ['blue holds it with more units', { ...even, [BLUE.second]: '12' }, 0, { winner: 'blue', level: 'clear', margin: 3, section: 'C.9' }],
    ['units make up for it', { ...even, [RED.beech]: '76', [RED.squadron]: '75' }, 0, { level: 'draw', margin: 0, section: 'C.9' }],
  ])('%s', (_what, units, holder, outcome) => {
    expect(atTheEnd(units, holder)).toEqual({ kind: 'over', outcome });
  });

  it('comes early when the host ends the game', () => {
    const scene = opening();
    expect(game.conclude(scene.state, { winner: 'red', level: 'resigned' })).toEqual([{ event: 'over' }]);
    expect(scene.awaits).toEqual({ kind: 'over', outcome: { winner: 'red', level: 'resigned' } });
  });
});
