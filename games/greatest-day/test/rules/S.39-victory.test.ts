import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/rules/victory.js';
import { at, Position, world } from '../position.js';

const holder = (position: Position, hex: string): number => position.open.holders[position.open.objectives.indexOf(at(hex))] as number;

describe('who holds what at the start (§S.39)', () => {
  it('the side that stands nearest: Wittmann’s hex and the road are British on the morning of June 13', () => {
    const position = new Position('black-baron');
    expect([holder(position, '78.060'), holder(position, '82.062')]).toEqual([0, 0]);
  });
  it('unless the scenario says otherwise: nobody has entered Villers-Bocage on the Day of the Tiger', () => {
    const position = new Position('day-of-the-tiger');
    const hexes = ['82.062', '78.060', '81.058', '87.063', '93.061'];
    expect(hexes.map((hex) => holder(position, hex))).toEqual([1, 1, 1, 0, 0]);
  });
});

describe('steps lost (§S.39)', () => {
  it('what a landing craft has suffered is nobody’s step: craft are markers and no units (§4.5.4(1))', () => {
    const position = new Position('storming-sword');
    const before = pointsOf(world, position.open).allied;
    for (const craft of [1, 2, 3]) {
      const unit = position.put(`landing-craft-${craft}`, '34.008');
      position.open.steps[unit] = 1;
    }
    expect(pointsOf(world, position.open).allied).toBe(before);
    for (const company of ['a', 'b', 'c']) position.open.steps[position.unit(`3rd-8-bde-2-e-yorks-${company}`)] = 1;
    expect(pointsOf(world, position.open).allied).toBe(before - 1);
  });
});
