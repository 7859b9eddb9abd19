import type { RulebookSection } from '@bocage/board';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadGame } from '../games/load-game.js';
import { errorText } from '../lib/error-text.js';
import { OpenSection } from '../ui/rich-text.js';
import { Rulebook } from '../ui/rulebook.js';
import { Statement } from './statement.js';

interface Loaded {
  readonly title: string;
  readonly sections: readonly RulebookSection[];
}

export function RulebookPage({ game, section }: { game: string; section: string | undefined }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  useEffect(() => {
    loadGame(game)
      .then(({ meta, ui }) => setLoaded({ title: meta.title, sections: ui.rulebook }))
      .catch((error: unknown) => setProblem(errorText(error)));
  }, [game]);
  return (
    <OpenSection.Provider value={(id) => go(`/rules/${game}/${id}`)}>
      <div className="page rules-page">
        <header className="front-head">
          <Link href="/" className="wordmark">
            Bocage
          </Link>
        </header>
        <main>
          <h1>{loaded ? `${loaded.title}: the rules` : 'The rules'}</h1>
          <p className="note">In our own words, by section. Each says where it comes from.</p>
          {problem !== undefined && <p role="alert">{problem}</p>}
          {loaded && (
            <div className="rules-columns">
              <Contents sections={loaded.sections} game={game} />
              <Rulebook sections={loaded.sections} at={section} level={2} />
            </div>
          )}
        </main>
        <Statement />
      </div>
    </OpenSection.Provider>
  );
}

function Contents({ sections, game }: { sections: readonly RulebookSection[]; game: string }): ReactNode {
  return (
    <nav className="contents" aria-label="Sections">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/rules/${game}/${id}`}>
              <span className="rule-id">{id}</span> {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
