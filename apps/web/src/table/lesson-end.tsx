import { CARDS } from '@bocage/shelf';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useController, useTable } from './table-context.js';

/** Where to go after a guided beginning: on with this game, another lesson, another game. */
export function LessonEnd(): ReactNode {
  const { ui, store } = useController();
  const isOver = useTable((s) => s.shown?.outcome !== undefined);
  const { id: game } = ui.game.meta;
  return (
    <nav className="lesson-end" aria-label="Where to go next">
      <h3>Where to go next</h3>
      <ul>
        {!isOver && (
          <li>
            <button type="button" className="button main" onClick={() => store.setState({ guide: 'off', lesson: 'no' })}>
              Go on alone
            </button>
          </li>
        )}
        {CARDS.flatMap(({ id, title, lesson }) =>
          lesson === undefined || id === game ? (
            []
          ) : (
            <li key={`learn ${id}`}>
              <Link href={`/learn/${id}`} className="button">
                {title} <small>{lesson}</small>
              </Link>
            </li>
          ),
        )}
        {CARDS.map(({ id, title, length }) => (
          <li key={id}>
            <Link href={`/new/${id}?way=computer`} className="button">
              {title} <small>{length.split(' · ')[0]}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link href={`/learn/${game}`} className="button">
            This lesson again
          </Link>
        </li>
        <li>
          <Link href="/" className="button">
            Front page
          </Link>
        </li>
      </ul>
    </nav>
  );
}
