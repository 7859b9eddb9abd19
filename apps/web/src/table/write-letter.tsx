import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { Addressees, namesOf } from './addressees.js';
import { useController, useTable } from './table-context.js';

/** A message to seats and whole teams, from the seat one sits at. */
export function WriteLetter(): ReactNode {
  const table = useController();
  const from = useTable((s) => s.shown?.seat);
  const seats = useTable((s) => s.live?.info.seats);
  const hex = useTable((s) => s.selectedHex);
  const [to, setTo] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const names = useMemo(() => namesOf(seats ?? []), [seats]);
  if (from === undefined || !table.source.hall) return null;
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
      <Addressees names={names} to={to} onChange={setTo} />
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
