import { describe, expect, it, vi } from 'vitest';
import { Bucket } from './bucket.js';

describe('a bucket', () => {
  it('gives so many at once and fills again with time', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const bucket = new Bucket(3, 2);
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
    now.mockReturnValue(1_000);
    expect([1, 2, 3].map(() => bucket.take())).toEqual([true, true, false]);
    now.mockReturnValue(60_000);
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
    now.mockRestore();
  });
});
