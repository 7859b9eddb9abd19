import type { Action, Seat } from '@bocage/kernel';
import type { HostedTable } from './hosted-table.js';
import type { Done, Failed, Job } from './jobs.js';

const DONE = 'done';
const isDone = (action: Action): boolean => action.kind === 'word' && action.word === DONE;

/** Says `done` for who is late, where the game offers it; who cannot be done yet comes back with what it knows. */
export function timeUp(table: HostedTable, { step, seats }: Extract<Job, { kind: 'time-up' }>): Omit<Done, 'id'> | Omit<Failed, 'id'> {
  if (table.step !== step) return { ok: false, code: 'stale' };
  const stuck: Seat[] = [];
  const changed = table.change((host) => {
    for (const seat of seats) {
      const awaits = host.table.awaits();
      if (table.step !== step || awaits.kind !== 'seats' || !awaits.seats.includes(seat)) continue;
      if (!host.table.legal(seat).some(isDone)) stuck.push(seat);
      else host.submit(seat, { seats: [seat], position: host.position([seat]) }, DONE);
    }
    return undefined;
  });
  if (!changed.ok || table.step !== step) return changed;
  return { ...changed, stuck: stuck.map((seat) => table.askedOf(seat)) };
}
