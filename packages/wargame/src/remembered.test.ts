import { describe, expect, it } from 'vitest';
import { NearMap } from './near-map.js';
import { Order } from './order.js';
import { Remembered } from './remembered.js';

describe('remembered', () => {
  it('answers until the number is raised, for each slot and object alone', () => {
    const kept = new Remembered<string>();
    const [one, other] = [{}, {}];
    expect(kept.recall(one, 0, 1)).toBeUndefined();
    expect(kept.keep(one, 0, 1, 'near')).toBe('near');
    expect([kept.recall(one, 0, 1), kept.recall(one, 0, 2), kept.recall(one, 1, 1), kept.recall(other, 0, 1)]).toEqual([
      'near',
      undefined,
      undefined,
      undefined,
    ]);
    expect([kept.last(one, 0), kept.last(other, 0)]).toEqual(['near', undefined]);
    kept.keep(one, 0, 2, 'far');
    expect([kept.recall(one, 0, 1), kept.recall(one, 0, 2)]).toEqual([undefined, 'far']);
  });

  it('finds what was said of each key, whichever was asked last', () => {
    const map = new NearMap<object, number>();
    const [one, other] = [{}, {}];
    map.set(one, 1);
    map.set(other, 2);
    expect([map.get(one), map.get(other), map.get(one), map.get({})]).toEqual([1, 2, 1, undefined]);
    map.delete(one);
    expect([map.get(one), map.get(other)]).toEqual([undefined, 2]);
  });

  it('puts numbers in order, each once, and forgets them', () => {
    const order = new Order(100);
    for (const number of [99, 31, 0, 32, 31, 64]) order.add(number);
    expect(order.take((number) => `h${number}`)).toEqual(['h0', 'h31', 'h32', 'h64', 'h99']);
    expect(order.take((number) => number, [7, 3])).toEqual([7, 3]);
  });
});
