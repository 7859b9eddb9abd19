import { LONGEST_REASON, type RulingChange } from '@bocage/protocol';
import { type ReactNode, useState } from 'react';
import { isRuling } from './log-lines.js';
import { useController, useTable } from './table-context.js';

type Readers = Extract<RulingChange, { kind: 'reason' }>['readers'];

const READERS: readonly (readonly [Readers, string])[] = [
  ['concerned', 'Tell those concerned'],
  ['all', 'Tell everybody'],
  ['umpires', 'Only control'],
];

/** For an umpire: why the last ruling was made, or that it is taken back. */
export function RulingTools(): ReactNode {
  const table = useController();
  const umpires = table.ui.game.meta.seats.filter(({ umpire }) => umpire).map(({ id }) => id);
  const seat = useTable((s) => s.live?.picture.seats.find((one) => umpires.includes(one)));
  const ruling = useTable((s) => s.log.items.findLast(({ entry }) => isRuling(s.live?.told[entry]))?.line.text);
  const isOver = useTable((s) => s.live?.picture.awaits.kind === 'over');
  const [text, setText] = useState('');
  if (!table.source.hall || seat === undefined || ruling === undefined) return null;
  const send = async (change: RulingChange) => {
    const answer = await table.source.hall?.ruling(seat, change);
    if (answer?.ok) setText('');
    else table.toast({ text: answer?.message ?? 'That was not done.', tone: 'alarm' });
  };
  return (
    <section className="ruling-tools" aria-label="The last ruling">
      <p>
        <b>The last ruling:</b> {ruling}
      </p>
      <input
        className="input"
        aria-label="Reason of a ruling"
        placeholder="Its reason, for the log"
        maxLength={LONGEST_REASON}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="desk-actions">
        {READERS.map(([readers, label]) => (
          <button
            key={readers}
            type="button"
            className="button small"
            disabled={text.trim() === ''}
            onClick={() => void send({ kind: 'reason', text: text.trim(), readers })}
          >
            {label}
          </button>
        ))}
      </div>
      {!isOver && (
        <button type="button" className="button small" onClick={() => void send({ kind: 'take-back' })}>
          Take back the last ruling
        </button>
      )}
    </section>
  );
}
