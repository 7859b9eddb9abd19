import type { SeatMeta } from '@bocage/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { findSeats, groupSeats, roleOf } from '../table/seat-groups.js';
import type { Seating, Seatings } from './seating.js';

interface ManySeatsProps {
  readonly seats: readonly SeatMeta[];
  readonly chosen: Seatings;
  readonly choices: readonly Seating[];
  readonly titleOf: (seating: Seating) => string;
  readonly onChange: (chosen: Seatings) => void;
}

/** Who sits where at a table with more seats than fit on a page: found by name, by team, or all others at once. */
export function ManySeats({ seats, chosen, choices, titleOf, onChange }: ManySeatsProps): ReactNode {
  const [text, setText] = useState('');
  const groups = useMemo(() => groupSeats(findSeats(seats, text)), [seats, text]);
  const mine = seats.filter(({ id }) => chosen[id] === 'me');
  const setAll = (ids: readonly string[], seating: Seating) =>
    onChange({ ...chosen, ...Object.fromEntries(ids.map((id) => [id, seating])) });
  return (
    <fieldset className="many-seats">
      <legend>
        {seats.length} seats. Mine: {mine.length === 0 ? 'none' : mine.length > 4 ? mine.length : mine.map(({ title }) => title).join('; ')}
      </legend>
      <div className="many-head">
        <input
          className="input"
          placeholder="Team or role"
          aria-label="Team or role"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Choice
          label="All others"
          value=""
          choices={choices}
          titleOf={titleOf}
          onChange={(seating) =>
            setAll(
              seats.filter(({ id }) => chosen[id] !== 'me').map(({ id }) => id),
              seating,
            )
          }
        />
      </div>
      <div className="many-list">
        {groups.map(({ team, seats: members }) => (
          <section key={team}>
            <h2>{team}</h2>
            {members.map((seat) => (
              <div key={seat.id} className="many-seat">
                <span>{roleOf(seat)}</span>
                <Choice
                  label={seat.title}
                  value={chosen[seat.id] ?? ''}
                  choices={choices}
                  titleOf={titleOf}
                  onChange={(seating) => setAll([seat.id], seating)}
                />
              </div>
            ))}
          </section>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps extends Pick<ManySeatsProps, 'choices' | 'titleOf'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (seating: Seating) => void;
}

function Choice({ label, value, choices, titleOf, onChange }: ChoiceProps): ReactNode {
  return (
    <select className="input" aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Seating)}>
      {value === '' && <option value="">{label} …</option>}
      {choices.map((seating) => (
        <option key={seating} value={seating}>
          {titleOf(seating)}
        </option>
      ))}
    </select>
  );
}
