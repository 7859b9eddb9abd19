import type { Host, HostAnswer, Seat } from '@bocage/kernel';
import type { HostedTable } from './hosted-table.js';
import type { Done, Failed, Work } from './jobs.js';

/**
 * Where a take-back by this seat would go back to. What nobody else could notice it undoes by itself: to ask the others
 * would tell them of it.
 */
export function canTakeBack(hosted: HostedTable, seat: Seat): Omit<Done, 'id'> | Omit<Failed, 'id'> {
  const { table } = hosted.host;
  if (hosted.isOver) return { ok: false, code: 'over' };
  const to = table.takeBackPoint(seat);
  const played = table.played.find(({ index }) => index === to);
  if (to === undefined || !played) return { ok: false, code: 'nothing-to-undo' };
  const isSecret = !hosted.seats.some((other) => other !== seat && table.notices(other, played));
  if (isSecret && table.undoable(seat).ok) return { ok: false, code: 'undo-instead' };
  return { ...hosted.unchanged(), takeBackTo: to };
}

/** Back to the place that was agreed on; what the seat has done since out of the others' sight goes with it. */
export function takeBackTo(host: Host, { seat, agreed, to }: Extract<Work, { kind: 'take-back' }>): HostAnswer {
  const { table } = host;
  const stands = () => table.played.some(({ index, entry }) => index === to && entry.kind === 'action' && entry.seat === seat);
  if (!stands()) return { ok: false, code: 'nothing-to-undo' };
  while (stands()) host.takeBack(seat, agreed);
  return { ok: true };
}
