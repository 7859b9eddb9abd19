import { describe, expect, it } from 'vitest';
import { Outbox } from './outbox.js';

describe('the outbox', () => {
  it('tells in order, each when all before it are on disk', () => {
    const told: string[] = [];
    const outbox = new Outbox();
    const first = outbox.push((ok) => told.push(`first ${ok}`));
    const second = outbox.push((ok) => told.push(`second ${ok}`));
    second(true);
    expect(told).toEqual([]);
    first(true);
    expect(told).toEqual(['first true', 'second true']);
  });

  it('drops what rested on something that was never written', () => {
    const told: string[] = [];
    const outbox = new Outbox();
    const first = outbox.push((ok) => told.push(`first ${ok}`));
    const second = outbox.push((ok) => told.push(`second ${ok}`));
    const third = outbox.push((ok) => told.push(`third ${ok}`));
    third(true);
    second(false);
    expect(told).toEqual(['second false', 'third false']);
    first(true);
    expect(told).toEqual(['second false', 'third false', 'first true']);
    third(true);
    expect(told).toHaveLength(3);
  });
});
