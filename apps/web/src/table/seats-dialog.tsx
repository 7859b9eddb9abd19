import type { SeatInfo } from '@bocage/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../ui/dialog.js';
import { SeatTools } from './hall-tools.js';
import { dotOf, presenceOf } from './presence.js';
import { findSeats, groupSeats, roleOf } from './seat-groups.js';
import { useController, useTable } from './table-context.js';

const SHOWN = { all: 'All', mine: 'Mine', asked: 'Asked', late: 'Late', open: 'Empty' } as const;
type Which = keyof typeof SHOWN;

/** Everybody at the table, by team: who sits where, who is waited for, and my own chairs to change to. */
export function SeatsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const seats = useTable((s) => s.live?.info.seats) ?? [];
  const asked = useTable((s) => s.shown?.asked) ?? [];
  const late = useTable((s) => s.live?.late);
  const mineCount = seats.filter(({ held }) => held === 'me').length;
  const [which, setWhich] = useState<Which>(mineCount > 0 && mineCount < seats.length ? 'mine' : 'all');
  const [text, setText] = useState('');
  const groups = useMemo(() => {
    const wanted = (seat: SeatInfo): boolean => {
      if (which === 'mine') return seat.held === 'me';
      if (which === 'asked') return asked.includes(seat.seat);
      if (which === 'late') return late?.includes(seat.seat) ?? false;
      return which === 'all' || seat.held === 'open';
    };
    return groupSeats(findSeats(seats.filter(wanted), text));
  }, [seats, asked, late, which, text]);
  const choices = (Object.keys(SHOWN) as Which[]).filter((one) => one !== 'late' || late !== undefined);
  return (
    <Dialog title="Seats" onClose={onClose} wide>
      <div className="seats-head">
        <label className="field">
          <span className="visually-hidden">Team, role or name</span>
          <input
            className="input"
            data-first
            placeholder="Team, role or name"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <fieldset className="choices">
          <legend className="visually-hidden">Which seats</legend>
          {choices.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="which-seats" checked={which === one} onChange={() => setWhich(one)} />
              <span>{SHOWN[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="seat-groups">
        {groups.length === 0 && <p className="empty">No such seat.</p>}
        {groups.map(({ team, seats: members }) => (
          <section key={team} className="seat-group">
            <h3>{team}</h3>
            <ul>
              {members.map((seat) => (
                <SeatRow key={seat.seat} seat={seat} isAsked={asked.includes(seat.seat)} isLate={late?.includes(seat.seat) ?? false} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function whoOf({ held, name, online, cover }: SeatInfo): string {
  if (held === 'computer' || (held === 'open' && cover !== undefined)) return 'computer';
  const who = presenceOf({ held, name, online });
  return cover === undefined ? who : `${who}, a computer plays`;
}

function SeatRow({ seat, isAsked, isLate }: { seat: SeatInfo; isAsked: boolean; isLate: boolean }): ReactNode {
  const table = useController();
  const current = useTable((s) => (s.shown?.view.seats.length === 1 ? s.shown.seat : undefined));
  const runs = useTable((s) => s.live?.info.hall?.runs ?? false);
  return (
    <li className={current === seat.seat ? 'seat-row current' : 'seat-row'} data-seat={seat.seat}>
      <span className={dotOf(seat)} aria-hidden="true" />
      <span className="seat-name">
        <b>{roleOf(seat)}</b> <small>{whoOf(seat)}</small>
      </span>
      {isLate ? <em className="late">late</em> : isAsked && <em>asked</em>}
      {seat.held === 'me' && current !== seat.seat && (
        <button type="button" className="button small" onClick={() => table.sit(seat.seat)}>
          Sit here
        </button>
      )}
      {runs && <SeatTools seat={seat} />}
    </li>
  );
}
