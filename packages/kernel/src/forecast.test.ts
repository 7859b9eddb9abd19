import { describe, expect, it } from 'vitest';
import { percentOf } from './forecast.js';

const outcome = (result: string, ways: number, of: number) => ({ result, ways, of, means: [] });
const isHit = ({ result }: { readonly result: string }): boolean => result === 'hit';

describe('a chance in per cent', () => {
  it('adds up the results that count', () => {
    expect(percentOf({ outcomes: [outcome('hit', 2, 6), outcome('miss', 3, 6), outcome('hit', 1, 6)] }, isHit)).toBe('50 %');
  });

  it('is 0 or 100 only when it is certain', () => {
    expect(percentOf({ outcomes: [outcome('hit', 1, 1000), outcome('miss', 999, 1000)] }, isHit)).toBe('1 %');
    expect(percentOf({ outcomes: [outcome('hit', 999, 1000), outcome('miss', 1, 1000)] }, isHit)).toBe('99 %');
    expect(percentOf({ outcomes: [outcome('hit', 6, 6)] }, isHit)).toBe('100 %');
    expect(percentOf({ outcomes: [outcome('miss', 6, 6)] }, isHit)).toBe('0 %');
    expect(percentOf({ outcomes: [] }, isHit)).toBe('0 %');
  });
});
