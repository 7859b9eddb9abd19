import { describe, expect, it } from 'vitest';
import { at, BLUE, game, names, offers, play, position, RED } from '../position.js';

const beaten = (units: Record<number, string>) => {
  const state = position({ stack: [{ step: 'attack', side: 0, attacker: BLUE.first, defender: RED.alder }], stage: 6, units });
  play(state, 'blue declare');
  return state;
};

describe('§C.8 retreat', () => {
  it('is one hex, chosen by the owner', () => {
    const state = beaten({ [BLUE.first]: '33', [RED.alder]: '43' });
    play(state, [5]);
    expect(game.awaits(state)).toEqual({ kind: 'seats', seats: ['red'], mode: 'turn' });
    expect(offers(state, 'red')).not.toContain('h33');
    expect(game.refusal(game.view(state, ['red']), 'red', { kind: 'hex', hex: at('77') })).toEqual({ code: 'one-hex', section: 'C.8' });
    expect(play(state, 'red h53')).toMatchObject([{ event: 'retreated', unit: RED.alder, path: [at('43'), at('53')] }]);
    expect(state.open.hex[RED.alder]).toBe(at('53'));
  });

  it('falls to the attacker on a low die', () => {
    const state = beaten({ [BLUE.first]: '33', [RED.alder]: '43' });
    play(state, [1]);
    expect(game.awaits(state)).toMatchObject({ seats: ['blue'] });
  });

  it('with nowhere to go is a loss', () => {
    const state = beaten({ [BLUE.first]: '12', [BLUE.second]: '21', [RED.alder]: '11' });
    expect(names(play(state, [5]))).toEqual(['result', 'lost']);
    expect(state.open.hex[RED.alder]).toBe(-1);
  });
});
