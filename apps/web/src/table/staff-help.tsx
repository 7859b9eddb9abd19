import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.js';
import { useController, useTable } from './table-context.js';

/** Steps of many clicks can be left to a computer: this one here, or in a hall the seat until it is taken back. */
export function StaffHelp(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const isHall = useTable((s) => s.live?.info.hall !== undefined);
  const cover = useTable((s) => s.live?.info.seats.find(({ seat }) => seat === s.shown?.seat)?.cover);
  const isReplay = useTable((s) => s.replay !== undefined);
  const [isBusy, setBusy] = useState(false);
  if (!shown || shown.seat === undefined || isReplay || shown.outcome) return null;
  const seat = shown.seat;
  if (isHall) {
    const isCovered = cover !== undefined;
    return (
      <button
        type="button"
        className="button quiet small staff-help"
        onClick={() => void table.source.hall?.seat(seat, isCovered ? { kind: 'uncover' } : { kind: 'cover', by: 'greedy' })}
      >
        {isCovered ? 'Take this seat back from the computer' : 'Let a computer play this seat for a while'}
      </button>
    );
  }
  if (!table.source.assist || !shown.isMine || shown.legal.length < 2) return null;
  const help = async () => {
    setBusy(true);
    await table.assist();
    setBusy(false);
  };
  return (
    <div className="staff-finish">
      <button type="button" className="button small" disabled={isBusy} aria-describedby="staff-until" onClick={() => void help()}>
        <Icon name="people" /> {isBusy ? 'The staff is at work …' : 'Let my staff finish'}
      </button>
      <small id="staff-until">It plays on to the end of this phase. Undo goes back through it, but not behind a die.</small>
    </div>
  );
}
