import { describe, expect, it } from 'vitest';
import { counterSize, counterUnder, detailAt, stackSpot } from './stack-layout.js';

describe('stacks', () => {
  it('shows the whole face at 40 px, the symbol at 24, a dot below', () => {
    expect(detailAt(40)).toBe('face');
    expect(detailAt(24)).toBe('symbol');
    expect(detailAt(14)).toBe('dot');
  });

  it('never makes a counter larger than its hex', () => {
    for (let scale = 4; scale < 200; scale += 3) expect(counterSize(scale)).toBeLessThan(scale);
  });

  it('grows with the zoom', () => {
    for (let scale = 5; scale < 160; scale++) expect(counterSize(scale + 1)).toBeGreaterThan(counterSize(scale));
  });

  it('keeps tall stacks inside the hex', () => {
    for (const count of [1, 2, 5, 12]) {
      const top = stackSpot(count - 1, count, 40);
      expect(Math.abs(top.x)).toBeLessThan(40 * 0.2);
      expect(Math.abs(top.y)).toBeLessThan(40 * 0.2);
    }
  });

  it('hits the top counter in the middle and a lower one at its visible edge', () => {
    expect(counterUnder(3, 40, 0, 0)).toBe(2);
    const bottom = stackSpot(0, 3, 40);
    expect(counterUnder(3, 40, bottom.x - 19.5, bottom.y)).toBe(0);
    expect(counterUnder(3, 40, 60, 0)).toBe(-1);
  });
});
