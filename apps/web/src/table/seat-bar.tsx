import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { dotOf, presenceOf } from './presence.js';
import { useController, useTable } from './table-context.js';

/** So many seats have a place in the bar; more are a list of their own. */
const MOST_IN_BAR = 4;

/** Who sits at the table, or in a hall: where I sit, and how many are waited for. */
export function SeatBar(): ReactNode {
  const count = useTable((s) => s.live?.info.seats.length ?? 0);
  return count > MOST_IN_BAR ? <MySeat /> : <Seats />;
}

function MySeat(): ReactNode {
  const { store } = useController();
  const seats = useTable((s) => s.live?.info.seats);
  const mine = useTable((s) => s.shown?.seat);
  const asked = useTable((s) => s.shown?.asked.length ?? 0);
  const isMine = useTable((s) => s.shown?.isMine ?? false);
  const title = seats?.find(({ seat }) => seat === mine)?.title ?? 'Looking on';
  return (
    <button
      type="button"
      className={isMine ? 'bar-seat asked' : 'bar-seat'}
      aria-haspopup="dialog"
      title="Seats: who sits where, and where you sit"
      onClick={() => store.setState({ dialog: 'seats' })}
    >
      <Icon name="people" />
      <span className="bar-cell">
        <b>{title}</b>
        <small>{asked === 0 ? `${seats?.length ?? 0} seats` : `${asked} of ${seats?.length ?? 0} seats asked`}</small>
      </span>
    </button>
  );
}

function Seats(): ReactNode {
  const seats = useTable((s) => s.live?.info.seats);
  const asked = useTable((s) => s.shown?.asked);
  return (
    <ul className="bar-seats" aria-label="Seats">
      {seats?.map((info) => {
        const { seat, title, held } = info;
        const isAsked = asked?.includes(seat);
        const who = presenceOf(info);
        return (
          <li
            key={seat}
            className={`${isAsked ? 'asked' : ''}${held === 'me' ? ' mine' : ''}`}
            title={`${title}: ${who}${isAsked ? ' — to decide' : ''}`}
          >
            <span className={dotOf(info)} aria-hidden="true" />
            <span className="bar-cell">
              <b>{title}</b>
              <small>{who}</small>
            </span>
            {isAsked && <span className="visually-hidden"> is to decide</span>}
          </li>
        );
      })}
    </ul>
  );
}
