import type { SeatInfo } from '@bocage/protocol';
import { type ReactNode, useId, useState } from 'react';
import { groupSeats } from './seat-groups.js';

/** Whom a message can go to, by name: everybody, whole teams, single seats. */
export function namesOf(seats: readonly SeatInfo[]): ReadonlyMap<string, readonly SeatInfo[]> {
  const teams = groupSeats(seats).filter((group) => group.seats.length > 1);
  return new Map([
    ['Everybody', seats] as const,
    ...teams.map((group) => [`All of ${group.team}`, group.seats] as const),
    ...seats.map((seat) => [seat.title, [seat]] as const),
  ]);
}

interface AddresseesProps {
  readonly names: ReadonlyMap<string, unknown>;
  readonly to: readonly string[];
  readonly onChange: (to: readonly string[]) => void;
}

/** The names a message goes to, and a field that finds more of them. */
export function Addressees({ names, to, onChange }: AddresseesProps): ReactNode {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const add = (name: string) => {
    setWanted(names.has(name) ? '' : name);
    if (names.has(name) && !to.includes(name)) onChange([...to, name]);
  };
  return (
    <>
      {to.length > 0 && (
        <ul className="chips" aria-label="To">
          {to.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="chip can"
                aria-label={`Not to ${name}`}
                onClick={() => onChange(to.filter((one) => one !== name))}
              >
                <span className="chip-face addressee">{name} ×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label>
        <span className="visually-hidden">To</span>
        <input className="input" list={id} placeholder="To: team or role" value={wanted} onChange={(event) => add(event.target.value)} />
        <datalist id={id}>
          {[...names.keys()].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
    </>
  );
}
