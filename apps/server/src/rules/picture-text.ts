import type { Awaits, Seat, View } from '@bocage/kernel';
import type { AwaitsForWatcher, Picture } from '@bocage/protocol';

interface Rest {
  readonly position: number;
  readonly awaits: Awaits;
  readonly undo: Picture['undo'];
}

/** The open part is the same for everybody: its text is made once and shared. */
export function pictureText(view: View, openText: string, rest: Rest): string {
  const { seats, known } = view;
  const awaits = JSON.stringify(awaitsFor(rest.awaits, seats));
  return `{"seats":${JSON.stringify(seats)},"position":${rest.position},"view":{"open":${openText},"known":${JSON.stringify(known)}},"awaits":${awaits},"undo":${JSON.stringify(rest.undo)}}`;
}

/** What is different from the picture at `from`; the fields as JSON. */
export function changeText(
  seats: readonly Seat[],
  { open, known }: { readonly open: string; readonly known: string },
  { from, position, awaits, undo }: Rest & { readonly from: number },
): string {
  const rest = `"awaits":${JSON.stringify(awaitsFor(awaits, seats))},"undo":${JSON.stringify(undo)}`;
  return `{"from":${from},"position":${position},"open":${open},"known":${known},${rest}}`;
}

/** A roll that these seats may not see is only a roll. */
function awaitsFor(awaits: Awaits, seats: readonly Seat[]): AwaitsForWatcher {
  if (awaits.kind !== 'chance') return awaits;
  const may = awaits.visibleTo === 'all' || seats.some((seat) => awaits.visibleTo.includes(seat));
  return may ? { kind: 'chance', roll: awaits.roll } : { kind: 'chance' };
}
