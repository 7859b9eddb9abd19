import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { noteFor, notesOf } from './map-notes.js';
import { useController, useTable } from './table-context.js';

/** The team's own map at a hex: read by the team, marked by whoever keeps it. */
export function MapNote({ hex }: { hex: number }): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const letters = useTable((s) => s.live?.letters);
  const { ui, source } = table;
  const map = useMemo(() => (shown?.seat === undefined ? undefined : ui.teamMap?.(shown.view, shown.seat)), [ui, shown]);
  const square = /\d{4}/.exec(ui.hexName?.(hex) ?? '')?.[0];
  const [text, setText] = useState('');
  if (!letters || !map || square === undefined || shown?.seat === undefined) return null;
  const note = notesOf(letters, map.marker).get(square);
  const team = map.team.filter((seat) => seat !== map.marker);
  const mark = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await source.hall?.write(map.marker, team, noteFor(square, text));
    if (answer?.ok) setText('');
    else table.toast({ text: answer?.message ?? 'The map was not marked.', tone: 'alarm' });
  };
  return (
    <div className="map-note">
      {note !== undefined && (
        <p>
          On your map at {square}: <b>{note}</b>
        </p>
      )}
      {shown.seat === map.marker && team.length > 0 && (
        <form className="desk-actions" onSubmit={(event) => void mark(event)}>
          <input
            className="input small"
            aria-label={`Mark ${square} on your team’s map`}
            placeholder={`Mark ${square} on your team’s map`}
            maxLength={80}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button small">
            {text === '' && note !== undefined ? 'Rub out' : 'Mark'}
          </button>
        </form>
      )}
    </div>
  );
}
