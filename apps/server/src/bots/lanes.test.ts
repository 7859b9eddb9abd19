import { describe, expect, it } from 'vitest';
import { Lane } from './lanes.js';

describe('thoughts that wait for one thread', () => {
  it('come one person after the other, and of each one table after the other', () => {
    const lane = new Lane<string>();
    for (const thought of ['a1', 'a2', 'a3']) lane.add({ person: 'eve', table: 'a' }, thought);
    lane.add({ person: 'eve', table: 'b' }, 'b1');
    lane.add({ person: 'ann', table: 'c' }, 'c1');
    lane.add({ person: 'bob', table: 'd' }, 'd1');
    const order = Array.from({ length: 7 }, () => lane.next());
    expect(order).toEqual(['a1', 'c1', 'd1', 'b1', 'a2', 'a3', undefined]);
  });
});
