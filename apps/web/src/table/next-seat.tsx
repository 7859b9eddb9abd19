import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { nextOfMine } from './seat-groups.js';
import { useController, useTable } from './table-context.js';

/** For whoever holds several seats: the next one that is asked. */
export function NextSeat(): ReactNode {
  const table = useController();
  const seats = useTable((s) => s.live?.info.seats);
  const shown = useTable((s) => s.shown);
  const isReplay = useTable((s) => s.replay !== undefined);
  if (!shown || !seats || isReplay || shown.isMine || shown.outcome) return null;
  const next = nextOfMine(seats, shown.asked, shown.view.seats);
  if (!next) return null;
  return (
    <button type="button" className="button main" onClick={() => table.sit(next.seat)}>
      <Icon name="people" /> Go to {next.title}
    </button>
  );
}
