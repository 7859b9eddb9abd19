import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogueGame } from '../games/catalogue.js';
import { errorText } from '../lib/error-text.js';
import { LEVELS, type Level } from './levels.js';

/** Two clicks to a game: the big button, then a side. */
export function PlayComputer({ game }: { game: CatalogueGame }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<Level>('greedy');
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  const start = async (seat: string) => {
    const { startLocal } = await import('../tables/local/start-local.js');
    const players = Object.fromEntries(game.seats.map(({ id }) => [id, id === seat ? 'me' : level] as const));
    const side = game.seats.find((one) => one.id === seat)?.title ?? seat;
    const wishes = { game: game.id, title: `${game.title}: ${side} against the computer`, players };
    startLocal({ ...wishes, sharing: 'open', handDice: false })
      .then((id) => go(`/local/${id}`))
      .catch((error: unknown) => setProblem(errorText(error)));
  };
  if (!isOpen) {
    return (
      <button
        type="button"
        className="button main big"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void import('../table/table-page.js')}
      >
        Play against the computer
      </button>
    );
  }
  return (
    <div className="sides">
      <p id="sides-title">Which side do you take?</p>
      <ul aria-labelledby="sides-title">
        {[...game.seats]
          .sort((a, b) => Number(b.id === game.suggestedSeat) - Number(a.id === game.suggestedSeat))
          .map((seat) => (
            <li key={seat.id}>
              <button
                type="button"
                ref={seat.id === game.suggestedSeat ? first : undefined}
                className={seat.id === game.suggestedSeat ? 'side-card suggested' : 'side-card'}
                onClick={() => void start(seat.id)}
              >
                <b>{seat.title}</b>
                <span>{seat.about}</span>
                {seat.id === game.suggestedSeat && <em>Good for a first game</em>}
              </button>
            </li>
          ))}
      </ul>
      <fieldset className="levels">
        <legend>Opponent</legend>
        <div className="choices">
          {LEVELS.map(({ id, title, about }) => (
            <label key={id} className="choice" title={about}>
              <input type="radio" name="level" checked={level === id} onChange={() => setLevel(id)} />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}
