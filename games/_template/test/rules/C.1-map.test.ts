import { describe, expect, it } from 'vitest';
import { at, opening, world } from '../position.js';

describe('§C.1 the map and the counters', () => {
  it('puts four counters of each side on hexes of their own', () => {
    const { open } = opening();
    expect(open.hex).toHaveLength(8);
    expect(new Set(open.hex).size).toBe(8);
    expect(open.hex[0]).toBe(at('12'));
    expect(world.ground.crossroads).toBe(at('44'));
  });
});
