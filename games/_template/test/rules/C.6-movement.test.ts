import { describe, expect, it } from 'vitest';
import { at, BLUE, game, offers, play, position, RED } from '../position.js';

const march = (units: Record<number, string>) => position({ stack: [{ step: 'march', side: 0, unit: BLUE.first }], units });

describe('§C.6 movement', () => {
  it('is chosen unit by unit, each once a turn', () => {
    const state = position({ stack: [{ step: 'move', side: 0 }], units: { [BLUE.first]: '11', [BLUE.second]: '16', [RED.alder]: '77' } });
    expect(offers(state, 'blue')).toEqual(['u0', 'u1', 'done']);
    expect(offers(state, 'red')).toEqual([]);
    const events = play(state, 'blue u0', 'blue h13');
    expect(events).toMatchObject([{ event: 'moved', unit: 0, path: ['11', '12', '13'].map(at) }]);
    expect(offers(state, 'blue')).toEqual(['u1', 'done']);
    const view = game.view(state, ['blue']);
    expect(game.refusal(view, 'blue', { kind: 'unit', unit: 0 })).toEqual({ code: 'moved', section: 'C.6' });
    expect(game.refusal(view, 'blue', { kind: 'unit', unit: 4 })).toEqual({ code: 'cannot-move', section: 'C.6' });
  });

  it('costs 2 into woods', () => {
    // The only way out of 12 leads through the woods of 22: with 3 points one hex more.
    const state = march({ [BLUE.first]: '12', [RED.alder]: '21', [RED.beech]: '11', [RED.cedar]: '13' });
    expect(offers(state, 'blue')).toEqual(['h22', 'h23', 'h32', 'h33']);
  });

  it('does not enter a hex that holds a counter', () => {
    const state = march({ [BLUE.first]: '11', [BLUE.second]: '12', [RED.alder]: '13' });
    expect(offers(state, 'blue')).not.toContain('h12');
    expect(offers(state, 'blue')).not.toContain('h13');
    expect(game.refusal(game.view(state, ['blue']), 'blue', { kind: 'hex', hex: at('13') })).toEqual({ code: 'too-far', section: 'C.6' });
  });

  it('takes the crossroads by standing there', () => {
    const state = march({ [BLUE.first]: '43' });
    play(state, 'blue h44');
    expect(state.open.holder).toBe(0);
  });
});
