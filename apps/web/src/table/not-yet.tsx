import type { ReactNode } from 'react';
import { vacantSeats } from './presence.js';
import { useController, useTable } from './table-context.js';

/** No die is rolled before everybody has come: says for whom the table waits. */
export function NotYet(): ReactNode {
  const { store } = useController();
  const info = useTable((s) => s.live?.info);
  const isRoll = useTable((s) => s.live?.picture.awaits.kind === 'chance');
  if (!info || info.hall || !isRoll) return null;
  const vacant = vacantSeats(info.seats);
  if (vacant.length === 0) return null;
  return (
    <p className="not-yet">
      It begins when somebody has sat down as {new Intl.ListFormat('en').format(vacant)}.{' '}
      {info.owner && (
        <button type="button" className="link" onClick={() => store.setState({ dialog: 'table' })}>
          Invite
        </button>
      )}
    </p>
  );
}
