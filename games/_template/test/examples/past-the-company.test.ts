import { describe, expect, it } from 'vitest';
import { at, BLUE, ORDER, play, position, RED } from '../position.js';

/** The example of §C.6.1: 1st Company is sent from 32 to 52, past Alder Company at 42. */
const sent = () => {
  const state = position({
    stack: [{ step: 'march', side: 0, unit: BLUE.first }],
    units: { [BLUE.first]: '32', [RED.alder]: '42' },
    orders: [ORDER.march, ORDER.hold],
  });
  play(state, 'blue h52');
  return state;
};

describe('§C.6.1 the example of the rulebook', () => {
  it('a 5 in 41 keeps 1st Company there, and 52 stays unknown', () => {
    const state = sent();
    play(state, 'red pass');
    const events = play(state, `red u${RED.alder}`, [5]);
    expect(state.open.hex[BLUE.first]).toBe(at('41'));
    expect(JSON.stringify(events)).not.toContain(String(at('52')));
  });

  it('a 3 lets it go on to 52, and Alder Company has had its shot', () => {
    const state = sent();
    play(state, 'red pass', `red u${RED.alder}`, [3]);
    expect(state.open.hex[BLUE.first]).toBe(at('52'));
    expect(state.open.stack.map(({ step }) => step)).not.toContain('ambush');
  });
});
