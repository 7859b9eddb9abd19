import type { ClockWish } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import type { ClockState } from '../storage/records.js';
import { afterRestart, atStep, changed, clockInfo, leftAt, newClock, nextEvent, warnedOf } from './clock.js';

const wish: ClockWish = { seconds: 300, turnSeconds: 60, warnings: [120, 30], late: 'done' };
const sealed = { key: 'all-1', mode: 'sealed' } as const;
const started = (now = 0): ClockState => changed(newClock(wish, now, sealed), { kind: 'start' }, now);

describe('a clock', () => {
  it('stands still until it is started, and while it is paused', () => {
    const clock = newClock(wish, 0, sealed);
    expect([leftAt(clock, 99_000), nextEvent(clock, 99_000)]).toEqual([300_000, undefined]);
    const paused = changed(started(), { kind: 'pause' }, 100_000);
    expect([leftAt(paused, 900_000), nextEvent(paused, 900_000)]).toEqual([200_000, undefined]);
    expect(leftAt(changed(paused, { kind: 'start' }, 900_000), 910_000)).toBe(190_000);
    expect(clockInfo(paused, 900_000)).toMatchObject({ state: 'paused', left: 200_000 });
  });

  it('warns before it ends, each time once', () => {
    expect(nextEvent(started(), 0)).toEqual({ kind: 'warning', seconds: 120, in: 180_000 });
    const once = warnedOf(started(), 120);
    expect(nextEvent(once, 180_000)).toEqual({ kind: 'warning', seconds: 30, in: 90_000 });
    expect(nextEvent(warnedOf(once, 30), 280_000)).toEqual({ kind: 'end', in: 20_000 });
    expect(nextEvent(started(), 180_020)).toEqual({ kind: 'warning', seconds: 120, in: 0 });
    const short = changed(newClock({ ...wish, seconds: 100 }, 0, sealed), { kind: 'start' }, 0);
    expect(nextEvent(short, 0)).toEqual({ kind: 'warning', seconds: 30, in: 70_000 });
  });

  it('has more time after an extension, and warns again', () => {
    const ended: ClockState = { ...warnedOf(warnedOf(started(), 120), 30), over: true };
    expect(nextEvent(ended, 300_000)).toBeUndefined();
    const longer = changed(ended, { kind: 'extend', seconds: 60 }, 300_000);
    expect([leftAt(longer, 300_000), longer.over, longer.warned]).toEqual([60_000, false, [120]]);
    expect(nextEvent(longer, 300_000)).toEqual({ kind: 'warning', seconds: 30, in: 30_000 });
  });

  it('begins anew with each step and goes on within one', () => {
    const clock = started();
    expect(atStep(clock, sealed, 50_000)).toBe(clock);
    const next = atStep(clock, { key: 'withdraw-us', mode: 'turn' }, 50_000);
    expect([leftAt(next, 50_000), next.paused]).toEqual([60_000, false]);
    expect(clockInfo(atStep(next, { key: '', mode: 'none' }, 60_000), 60_000)).toEqual({ ...wish, state: 'idle', step: '' });
    const { turnSeconds: _, ...untimed } = wish;
    const free = atStep({ ...clock, wish: untimed }, { key: 'withdraw-us', mode: 'turn' }, 0);
    expect([nextEvent(free, 0), clockInfo(free, 0).left]).toEqual([undefined, undefined]);
  });

  it('keeps what was used when it is set anew', () => {
    const set = changed(started(), { kind: 'set', clock: { ...wish, seconds: 200 } }, 150_000);
    expect(leftAt(set, 150_000)).toBe(50_000);
    expect(leftAt(changed(started(), { kind: 'set', clock: { ...wish, seconds: 100 } }, 150_000), 150_000)).toBe(0);
    expect(leftAt(changed(started(), { kind: 'end' }, 1_000), 1_000)).toBe(0);
  });

  it('gives everybody time to come back after a restart', () => {
    expect(leftAt(afterRestart(started(), 299_000, 30_000), 299_000)).toBe(30_000);
    expect(leftAt(afterRestart(started(), 100_000, 30_000), 100_000)).toBe(200_000);
    const paused = changed(started(), { kind: 'pause' }, 299_000);
    expect(afterRestart(paused, 900_000, 30_000)).toBe(paused);
  });
});
