import type { AwaitMode } from '@bocage/kernel';
import type { ClockChange, ClockInfo, ClockWish } from '@bocage/protocol';
import type { TimedStep } from '../rules/jobs.js';
import type { ClockState } from '../storage/records.js';

/** What a clock does next, and in how many milliseconds. */
export type ClockEvent = { readonly in: number } & ({ readonly kind: 'end' } | { readonly kind: 'warning'; readonly seconds: number });

const IDLE: TimedStep = { key: '', mode: 'none' };

function limitOf({ seconds, turnSeconds }: ClockWish, mode: AwaitMode | 'none'): number | undefined {
  const limit = mode === 'none' ? undefined : mode === 'turn' ? turnSeconds : seconds;
  return limit === undefined ? undefined : limit * 1000;
}

const isIdle = ({ wish, mode }: ClockState): boolean => limitOf(wish, mode) === undefined;

/** A clock stands still until it is started. */
export function newClock(wish: ClockWish, now: number, step: TimedStep = IDLE): ClockState {
  const left = limitOf(wish, step.mode) ?? 0;
  return { wish, paused: true, step: step.key, mode: step.mode, left, since: now, warned: passed(wish, left), over: false };
}

export function leftAt({ left, paused, since }: ClockState, now: number): number {
  // A machine whose clock was set back while the server was away gives no time either.
  return paused ? left : Math.max(0, left - Math.max(0, now - since));
}

/** Each step has its own time; the same state when it is the same step. */
export function atStep(clock: ClockState, step: TimedStep, now: number): ClockState {
  return step.key === clock.step ? clock : { ...newClock(clock.wish, now, step), paused: clock.paused };
}

export function changed(clock: ClockState, change: Exclude<ClockChange, { kind: 'off' }>, now: number): ClockState {
  const measured: ClockState = { ...clock, left: leftAt(clock, now), since: now };
  switch (change.kind) {
    case 'set': {
      const used = (limitOf(clock.wish, clock.mode) ?? measured.left) - measured.left;
      const left = Math.max(0, (limitOf(change.clock, clock.mode) ?? 0) - used);
      return withLeft({ ...measured, wish: change.clock }, left);
    }
    case 'start':
      return { ...measured, paused: false };
    case 'pause':
      return { ...measured, paused: true };
    case 'extend':
      return withLeft(measured, measured.left + change.seconds * 1000);
    case 'end':
      return { ...measured, left: 0, over: true };
  }
}

/** Warnings it is too late for. */
const passed = ({ warnings }: ClockWish, left: number): readonly number[] => warnings.filter((seconds) => seconds * 1000 >= left);

/** Whoever has time again is warned again. */
function withLeft(clock: ClockState, left: number): ClockState {
  return { ...clock, left, warned: passed(clock.wish, left), over: clock.over && left === 0 };
}

/** A server that was away gives everybody time to come back. */
export function afterRestart(clock: ClockState, now: number, grace: number): ClockState {
  if (clock.paused || clock.over || isIdle(clock)) return clock;
  return withLeft({ ...clock, since: now }, Math.max(grace, leftAt(clock, now)));
}

export function nextEvent(clock: ClockState, now: number): ClockEvent | undefined {
  if (clock.paused || clock.over || isIdle(clock)) return undefined;
  const left = leftAt(clock, now);
  const seconds = Math.max(...clock.wish.warnings.filter((one) => !clock.warned.includes(one)));
  return Number.isFinite(seconds) ? { kind: 'warning', seconds, in: Math.max(0, left - seconds * 1000) } : { kind: 'end', in: left };
}

export const warnedOf = (clock: ClockState, seconds: number): ClockState => ({ ...clock, warned: [...clock.warned, seconds] });

export function clockInfo(clock: ClockState, now: number): ClockInfo {
  const { wish, paused, step } = clock;
  if (isIdle(clock)) return { ...wish, state: paused ? 'paused' : 'idle', step };
  return { ...wish, state: paused ? 'paused' : 'running', left: Math.round(leftAt(clock, now)), step };
}
