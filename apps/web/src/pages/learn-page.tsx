import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { errorText } from '../lib/error-text.js';

interface LearnPageProps {
  readonly params: { readonly game?: string };
}

/** *Learn the table*, or the guided beginning of another game: lays it out and goes there; nothing to fill in. */
export function LearnPage({ params: { game = '_template' } }: LearnPageProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void import('../table/table-page.js');
    import('../tables/local/start-local.js')
      .then(({ startLesson }) => startLesson(game))
      .then((id) => go(`/local/${id}`, { replace: true }))
      .catch((error: unknown) => setProblem(errorText(error)));
  }, [go, game]);
  return (
    <main className="nothing">
      <h1 className="visually-hidden">Learn the table</h1>
      <p role={problem === undefined ? undefined : 'alert'}>{problem ?? 'Laying out the map …'}</p>
      <Link href="/">Front page</Link>
    </main>
  );
}
