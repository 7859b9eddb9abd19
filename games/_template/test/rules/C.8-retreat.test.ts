import { describe, expect, it } from 'vitest';
import { at, BLUE, names, position, RED } from '../position.js';

const beaten = (units: Record<number, string>) => {
  const scene = position({ stack: [{ step: 'attack', side: 0, attacker: BLUE.first, defender: RED.alder }], stage: 6, units });
  return scene.as('blue', 'declare');
};

describe('§C.8 retreat', () => {
  it('is one hex, chosen by the owner', () => {
    const scene = beaten({ [BLUE.first]: '33', [RED.alder]: '43' });
    scene.roll(5);
    expect(scene.awaits).toEqual({ kind: 'seats', seats: ['red'], mode: 'turn' });
    expect(scene.offered('red')).not.toContain('33');
    expect(scene.refusal('77', 'red')).toEqual({ code: 'one-hex', section: 'C.8' });
    expect(scene.as('red', '53').news).toMatchObject([{ event: 'retreated', unit: RED.alder, path: [at('43'), at('53')] }]);
    expect(scene.open.hex[RED.alder]).toBe(at('53'));
  });

  it('falls to the attacker on a low die', () => {
    const scene = beaten({ [BLUE.first]: '33', [RED.alder]: '43' });
    scene.roll(1);
    expect(scene.awaits).toMatchObject({ seats: ['blue'] });
  });

  it('with nowhere to go is a loss', () => {
    const scene = beaten({ [BLUE.first]: '12', [BLUE.second]: '21', [RED.alder]: '11' });
    expect(names(scene.roll(5).news)).toEqual(['result', 'lost']);
    expect(scene.open.hex[RED.alder]).toBe(-1);
  });
});
