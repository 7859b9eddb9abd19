import type { Letter } from '@bocage/protocol';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isNote } from './map-notes.js';
import { referencesIn } from './references.js';
import { useController, useTable } from './table-context.js';
import { WriteLetter } from './write-letter.js';

/** Letters between seats. References to squares of the map light up where they are. */
export function LettersPanel(): ReactNode {
  const { store } = useController();
  const all = useTable((s) => s.live?.letters);
  const letters = useMemo(() => all?.filter((letter) => !isNote(letter)), [all]);
  const count = letters?.length ?? 0;
  const heard = all?.length ?? 0;
  useEffect(() => store.setState({ read: heard }), [store, heard]);
  return (
    <section className="letters" aria-label="Messages">
      <WriteLetter />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol tabIndex={0} aria-label="Messages, the newest first">
        {letters?.toReversed().map((letter) => (
          <LetterLine key={letter.id} letter={letter} />
        ))}
        {count === 0 && <li className="empty">No message yet. Name places by their squares, as in 1315: they light up.</li>}
      </ol>
    </section>
  );
}

function LetterLine({ letter }: { letter: Letter }): ReactNode {
  const seats = useTable((s) => s.live?.info.seats) ?? [];
  const titleOf = (seat: string): string => seats.find((one) => one.seat === seat)?.title ?? seat;
  const to = letter.to.slice(0, 3).map(titleOf).join('; ');
  const time = new Date(letter.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return (
    <li className="letter">
      <p className="letter-head">
        <b>{titleOf(letter.from)}</b> <small>{letter.name}</small> <time dateTime={letter.at}>{time}</time>
        <small>
          to {to}
          {letter.to.length > 3 ? ` and ${letter.to.length - 3} more` : ''}
          {letter.due !== undefined && ' · under way'}
        </small>
      </p>
      <p>
        <Lit text={letter.text} />
      </p>
    </li>
  );
}

/** A text whose references of four or six figures are buttons. */
function Lit({ text }: { text: string }): ReactNode {
  const { ui, store, board } = useController();
  const parts = useMemo(() => referencesIn(text, (figures) => ui.reference?.(figures) ?? []), [text, ui]);
  const light = (hexes: readonly number[]) => {
    store.setState({ lit: [...hexes] });
    board?.camera.centreOn(hexes);
  };
  return parts.map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      <button
        key={i.toString()}
        type="button"
        className="section-link"
        onClick={() => light(part.hexes)}
        onMouseEnter={() => store.setState({ lit: [...part.hexes] })}
      >
        {part.text}
      </button>
    ),
  );
}
