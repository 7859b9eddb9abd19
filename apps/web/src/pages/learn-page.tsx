import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { errorText } from '../lib/error-text.js';

/** *Learn the table*: lays out the guided game and goes there; nothing to fill in. */
export function LearnPage(): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void import('../table/table-page.js');
    import('../tables/local/start-local.js')
      .then(({ startLesson }) => startLesson())
      .then((id) => go(`/local/${id}`, { replace: true }))
      .catch((error: unknown) => setProblem(errorText(error)));
  }, [go]);
  return (
    <main className="nothing">
      <h1 className="visually-hidden">Learn the table</h1>
      <p role={problem === undefined ? undefined : 'alert'}>{problem ?? 'Laying out the map …'}</p>
      <Link href="/">Front page</Link>
    </main>
  );
}
