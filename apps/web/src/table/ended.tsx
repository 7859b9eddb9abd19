import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Ending } from '../tables/table-source.js';
import { type WayOn, wordsOf } from './ending.js';
import { useController, useTable } from './table-context.js';

const BUTTONS: Readonly<Record<Exclude<WayOn, undefined>, string>> = {
  'look-on': 'Look on as a spectator',
  'look-here': 'Look from this tab',
  again: 'Try again',
};

/** In place of a table that is seen no more: what happened, and what one can do. */
export function Ended({ ending }: { ending: Ending }): ReactNode {
  const { store } = useController();
  const { title, hint, way } = wordsOf(ending);
  // Until the server has let the spectator in there is nothing to look at.
  const isOpen = useTable((s) => way !== 'look-on' || s.live?.picture.seats.length === 0);
  const go = () => (way === 'look-on' ? store.setState({ ending: undefined }) : location.reload());
  return (
    <main className="nothing" data-ending={ending.why}>
      <h1 ref={focusOnce} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert">{ending.message}</p>
      <p className="note">{hint}</p>
      <div className="words">
        {way && isOpen && (
          <button type="button" className="button main" onClick={go}>
            {BUTTONS[way]}
          </button>
        )}
        <Link href="/" className="button">
          Front page
        </Link>
      </div>
    </main>
  );
}

/** Who was at the table with keys or a screen reader begins with what happened. */
function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
