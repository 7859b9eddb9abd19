import type { ClockInfo } from '@bocage/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { steadyNow } from '../lib/steady-now.js';
import { useController, useTable } from './table-context.js';

/** What is left of a clock now, in seconds, counted on this browser's own. */
export function secondsLeft({ state, left }: ClockInfo, heard: number, now: number): number | undefined {
  if (left === undefined || state === 'idle') return undefined;
  return Math.max(0, Math.ceil((left - (state === 'running' ? now - heard : 0)) / 1000));
}

export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The step's clock of a hall: everybody sees it, and is warned. */
export function Clock(): ReactNode {
  const table = useController();
  const clock = useTable((s) => s.live?.info.hall?.clock);
  const heard = useTable((s) => s.live?.heard ?? 0);
  const warning = useTable((s) => s.live?.warning);
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (clock?.state !== 'running') return undefined;
    const timer = setInterval(() => setNow(steadyNow()), 500);
    return () => clearInterval(timer);
  }, [clock?.state]);
  useEffect(() => {
    if (warning) table.toast({ text: `${clockText(warning.seconds)} left for this step.`, tone: 'note' });
  }, [warning, table]);
  const seconds = clock && secondsLeft(clock, heard, Math.max(now, heard));
  if (!clock || seconds === undefined) return null;
  const isShort = seconds <= Math.max(0, ...clock.warnings);
  return (
    <span className={`bar-clock ${clock.state}${isShort ? ' short' : ''}`} role="timer" aria-label="Time left for this step">
      {clockText(seconds)}
      {clock.state === 'paused' && <small>paused</small>}
    </span>
  );
}
