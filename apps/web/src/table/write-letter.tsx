import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { groupSeats } from './seat-groups.js';
import { useController, useTable } from './table-context.js';

/** A message to seats and whole teams, from the seat one sits at. */
export function WriteLetter(): ReactNode {
  const table = useController();
  const from = useTable((s) => s.shown?.seat);
  const seats = useTable((s) => s.live?.info.seats) ?? [];
  const hex = useTable((s) => s.selectedHex);
  const [to, setTo] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState('');
  const [text, setText] = useState('');
  const id = useId();
  const names = useMemo(() => {
    const teams = groupSeats(seats).filter((group) => group.seats.length > 1);
    return new Map([
      ['Everybody', seats] as const,
      ...teams.map((group) => [`All of ${group.team}`, group.seats] as const),
      ...seats.map((seat) => [seat.title, [seat]] as const),
    ]);
  }, [seats]);
  if (from === undefined || !table.source.hall) return null;
  const add = (name: string) => {
    if (names.has(name)) {
      setTo((now) => (now.includes(name) ? now : [...now, name]));
      setWanted('');
    } else setWanted(name);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const addressees = [...new Set(to.flatMap((name) => names.get(name)?.map(({ seat }) => seat) ?? []))].filter((seat) => seat !== from);
    if (addressees.length === 0 || text.trim() === '') return;
    const answer = await table.source.hall?.write(from, addressees, text.trim());
    if (answer?.ok) setText('');
    else table.toast({ text: answer?.message ?? 'The message was not sent.', tone: 'alarm' });
  };
  const place = hex === undefined ? undefined : table.ui.hexName?.(hex);
  return (
    <form className="write-letter" onSubmit={(event) => void send(event)}>
      {to.length > 0 && (
        <ul className="chips" aria-label="To">
          {to.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="chip can"
                aria-label={`Not to ${name}`}
                onClick={() => setTo(to.filter((one) => one !== name))}
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
      <label>
        <span className="visually-hidden">Message</span>
        <textarea
          className="input"
          rows={2}
          maxLength={1000}
          placeholder="Message"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="desk-actions">
        {place !== undefined && (
          <button
            type="button"
            className="button small"
            onClick={() => setText(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}${place} `)}
          >
            Add {place}
          </button>
        )}
        <button type="submit" className="button small main" disabled={to.length === 0 || text.trim() === ''}>
          Send
        </button>
      </div>
    </form>
  );
}
