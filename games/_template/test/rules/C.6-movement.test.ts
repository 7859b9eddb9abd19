import { describe, expect, it } from 'vitest';
import { at, BLUE, position, RED } from '../position.js';

const march = (units: Record<number, string>) => position({ stack: [{ step: 'march', side: 0, unit: BLUE.first }], units });

describe('§C.6 movement', () => {
  it('is chosen unit by unit, each once a turn', () => {
    const scene = position({ stack: [{ step: 'move', side: 0 }], units: { [BLUE.first]: '11', [BLUE.second]: '16', [RED.alder]: '77' } });
    expect(scene.offered('blue')).toEqual(['first', 'second', 'done']);
    expect(scene.offered('red')).toEqual([]);
    expect(scene.as('blue', 'first', '13').events).toMatchObject([{ event: 'moved', unit: 0, path: ['11', '12', '13'].map(at) }]);
    expect(scene.offered('blue')).toEqual(['second', 'done']);
    expect(scene.refusal('first')).toEqual({ code: 'moved', section: 'C.6' });
    expect(scene.refusal('alder')).toEqual({ code: 'cannot-move', section: 'C.6' });
  });

  it('costs 2 into woods', () => {
    // The only way out of 12 leads through the woods of 22: with 3 points one hex more.
    const scene = march({ [BLUE.first]: '12', [RED.alder]: '21', [RED.beech]: '11', [RED.cedar]: '13' });
    expect(scene.offered('blue')).toEqual(['22', '23', '32', '33']);
  });

  it('does not enter a hex that holds a counter', () => {
    const scene = march({ [BLUE.first]: '11', [BLUE.second]: '12', [RED.alder]: '13' });
    expect(scene.offered('blue')).not.toContain('12');
    expect(scene.offered('blue')).not.toContain('13');
    expect(scene.refusal('13', 'blue')).toEqual({ code: 'too-far', section: 'C.6' });
  });

  it('takes the crossroads by standing there', () => {
    const scene = march({ [BLUE.first]: '43' });
    scene.as('blue', '44');
    expect(scene.open.holder).toBe(0);
  });
});
