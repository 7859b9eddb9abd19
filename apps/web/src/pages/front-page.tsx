import type { GameCard } from '@bocage/kernel';
import { CARDS } from '@bocage/shelf';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SettingsDialog } from '../settings/settings-dialog.js';
import { Icon } from '../ui/icon.js';
import { LoadFile } from './load-file.js';
import { PlayComputer } from './play-computer.js';
import { RunningGames } from './running-games.js';
import { Statement } from './statement.js';

export function FrontPage(): ReactNode {
  const [isSettings, setSettings] = useState(false);
  const [game, setGame] = useState(CARDS[0] as GameCard);
  return (
    <div className="page front">
      <header className="front-head">
        <span className="wordmark">Bocage</span>
        <nav aria-label="Main">
          <Link href={`/rules/${game.id}`}>Rulebook</Link>
          <button type="button" className="button quiet" onClick={() => setSettings(true)}>
            <Icon name="gear" /> Settings
          </button>
        </nav>
      </header>
      <main>
        <section className="hero">
          <div className="hero-text">
            <h1>A table for the battle of Normandy that knows the rules</h1>
            <p>
              Board wargames of 1944, played in the browser: the map is laid out, the charts read themselves, every refusal names its rule,
              and every attack shows its exact odds before the die.
            </p>
            <Shelf chosen={game} onChoose={setGame} />
            <PlayComputer key={game.id} game={game} />
            <p className="newcomer">
              New here?{' '}
              <Link href="/learn" className="button">
                Learn the table
              </Link>{' '}
              <small>a guided game of ten minutes</small>
              {game.lesson !== undefined && (
                <>
                  {' '}
                  <Link href={`/learn/${game.id}`} className="button">
                    {game.title}: {game.lesson}
                  </Link>
                </>
              )}
            </p>
          </div>
        </section>
        <RunningGames />
        <Ways game={game} />
        <About game={game} />
      </main>
      <Statement />
      {isSettings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}

/** Everything below on the page is about the game that is chosen here. */
function Shelf({ chosen, onChoose }: { chosen: GameCard; onChoose: (game: GameCard) => void }): ReactNode {
  return (
    <fieldset className="shelf">
      <legend className="visually-hidden">Game</legend>
      <div className="choices">
        {CARDS.map((game) => (
          <label key={game.id} className="choice">
            <input type="radio" name="game" checked={game.id === chosen.id} onChange={() => onChoose(game)} />
            <span>
              <b>{game.title}</b>
              <small>{game.subtitle}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Ways({ game }: { game: GameCard }): ReactNode {
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">More ways to play</h2>
      <ul>
        <Way
          href={`/new/${game.id}?way=computer`}
          title="The computer, with every choice"
          text="Scenario, options, who sits where, your own dice or a data pack."
        />
        <Way
          href={`/new/${game.id}?way=hotseat`}
          title="Two at one screen"
          text="A curtain hides each side’s secrets while you hand over."
        />
        <Way
          href={`/new/${game.id}?way=alone`}
          title="Both sides alone"
          text="No curtain, nothing hidden: learn, test, or play out a what-if."
        />
        <Way
          href={`/new/${game.id}?way=online`}
          title="With someone elsewhere"
          text="Open a table and send an invitation link. No account needed."
        />
      </ul>
      <LoadFile />
    </section>
  );
}

function About({ game }: { game: GameCard }): ReactNode {
  return (
    <section className="about-game" aria-labelledby="about">
      <h2 id="about">
        {game.title} <small>{game.subtitle}</small>
      </h2>
      <p>{game.about}</p>
      <p className="facts">
        {game.length} · two sides · <Link href={`/rules/${game.id}`}>the rules in our words</Link>
      </p>
    </section>
  );
}

function Way({ href, title, text }: { href: string; title: string; text: string }): ReactNode {
  return (
    <li>
      <Link href={href} className="way">
        <b>{title}</b>
        <span>{text}</span>
      </Link>
    </li>
  );
}
