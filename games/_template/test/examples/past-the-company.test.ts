import { describe, expect, it } from 'vitest';
import { at, BLUE, ORDER, position, RED } from '../position.js';

/** The example of §C.6.1: 1st Company is sent from 32 to 52, past Alder Company at 42. */
const sent = () => {
  const scene = position({
    stack: [{ step: 'march', side: 0, unit: BLUE.first }],
    units: { [BLUE.first]: '32', [RED.alder]: '42' },
    orders: [ORDER.march, ORDER.hold],
  });
  return scene.as('blue', '52');
};

describe('§C.6.1 the example of the rulebook', () => {
  it('a 5 in 41 keeps 1st Company there, and 52 stays unknown', () => {
    const scene = sent();
    scene.as('red', 'pass', 'alder').roll(5);
    expect(scene.open.hex[BLUE.first]).toBe(at('41'));
    expect(JSON.stringify(scene.events)).not.toContain(String(at('52')));
  });

  it('a 3 lets it go on to 52, and Alder Company has had its shot', () => {
    const scene = sent();
    scene.as('red', 'pass', 'alder').roll(3);
    expect(scene.open.hex[BLUE.first]).toBe(at('52'));
    expect(scene.open.stack.map(({ step }) => step)).not.toContain('ambush');
  });
});
