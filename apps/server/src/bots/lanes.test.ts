import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.js';
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

describe('things done in fair turns', () => {
  it('are one at a time, each person in turn, and one that fails stops none', async () => {
    const turns = new FairTurns();
    const done: string[] = [];
    let under = 0;
    const work = (name: string) => async () => {
      expect(++under).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      under--;
      done.push(name);
      if (name === 'a2') throw new Error('in vain');
      return name;
    };
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((name) => turns.take({ person: name.charAt(0), table: 't' }, work(name)));
    const settled = await Promise.allSettled(all);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2']);
  });
});
