import type { GameMeta } from '@bocage/kernel';
import { isInTheMaking } from '@bocage/shelf/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { loadGame } from '../games/load-game.js';
import { errorText } from '../lib/error-text.js';
import { NewTableForm, type Way } from './new-table-form.js';
import { Statement } from './statement.js';

const TITLES: Readonly<Record<Way, string>> = {
  computer: 'Against the computer',
  hotseat: 'Two at one screen',
  alone: 'Both sides alone',
  online: 'A table for someone elsewhere',
};

/** Everything that can be chosen before a game; the front page’s two clicks choose the usual. */
export function NewTablePage({ game }: { game: string }): ReactNode {
  const [meta, setMeta] = useState<GameMeta>();
  const [problem, setProblem] = useState<string>();
  const wanted = new URLSearchParams(useSearch()).get('way');
  const way: Way = wanted !== null && wanted in TITLES ? (wanted as Way) : 'computer';
  useEffect(() => {
    loadGame(game)
      .then((loaded) => setMeta(loaded.meta))
      .catch((error: unknown) => setProblem(errorText(error)));
  }, [game]);
  return (
    <div className="page narrow">
      <header className="front-head">
        <Link href="/" className="wordmark">
          Bocage
        </Link>
      </header>
      <main>
        <h1>
          {TITLES[way]}
          {meta && <small>{meta.title}</small>}
        </h1>
        {isInTheMaking(game) && <p className="note">This game is in the making: it can be looked at, and not yet played.</p>}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {!meta && problem === undefined && <p role="status">Laying out the counters …</p>}
        {meta && <NewTableForm key={way} meta={meta} way={way} />}
      </main>
      <Statement />
    </div>
  );
}
