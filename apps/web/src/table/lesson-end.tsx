import { CARDS } from '@bocage/shelf';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Where to go after the guided game. */
export function LessonEnd(): ReactNode {
  return (
    <nav className="lesson-end" aria-label="Where to go next">
      <h3>Where to go next</h3>
      <ul>
        {CARDS.map(({ id, title, length }) => (
          <li key={id}>
            <Link href={`/new/${id}?way=computer`} className="button">
              {title} <small>{length.split(' · ')[0]}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/learn" className="button">
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
