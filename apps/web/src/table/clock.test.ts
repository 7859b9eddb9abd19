import type { ClockInfo } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { clockText, secondsLeft } from './clock.js';

const clock: ClockInfo = { seconds: 600, warnings: [120], late: 'wait', state: 'running', left: 90_000, step: 'a' };

describe('the clock of a hall', () => {
  it('runs on from when it was heard, and never below nothing', () => {
    expect(secondsLeft(clock, 1_000, 31_500)).toBe(60);
    expect(secondsLeft(clock, 1_000, 999_000)).toBe(0);
  });

  it('stands still while it is paused, and says nothing while nobody is timed', () => {
    expect(secondsLeft({ ...clock, state: 'paused' }, 1_000, 31_500)).toBe(90);
    expect(secondsLeft({ ...clock, state: 'idle' }, 1_000, 31_500)).toBeUndefined();
  });

  it('reads as minutes and seconds', () => {
    expect([605, 60, 9].map(clockText)).toEqual(['10:05', '1:00', '0:09']);
  });
});
