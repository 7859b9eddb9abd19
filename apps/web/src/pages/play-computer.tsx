import type { GameCard, Level } from '@bocage/kernel';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';

import { errorText } from '../lib/error-text.js';
import { levelsOf } from './levels.js';

/** Two clicks to a game: the big button, then a side. */
export function PlayComputer({ game }: { game: GameCard }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<Level>('greedy');
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const warmUp = () => void import('../table/table-page.js');
  const take = (seat: string) => {
    start(game, seat, level)
      .then((id) => go(`/local/${id}`))
      .catch((error: unknown) => setProblem(errorText(error)));
  };
  if (!isOpen) {
    return (
      <button type="button" className="button main big" onClick={() => setOpen(true)} onPointerEnter={warmUp} onFocus={warmUp}>
        Play against the computer
      </button>
    );
  }
  return (
    <div className="sides">
      <p id="sides-title">Which side do you take?</p>
      <Sides game={game} onTake={take} />
      <fieldset className="levels">
        <legend>Opponent</legend>
        <div className="choices">
          {levelsOf(game).map(({ id, title, about }) => (
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

function Sides({ game, onTake }: { game: GameCard; onTake: (seat: string) => void }): ReactNode {
  const seats = [...game.seats].sort((a, b) => Number(b.id === game.suggestedSeat) - Number(a.id === game.suggestedSeat));
  return (
    <ul aria-labelledby="sides-title">
      {seats.map(({ id, title, about }) => {
        const isSuggested = id === game.suggestedSeat;
        return (
          <li key={id}>
            <button
              type="button"
              ref={isSuggested ? focusOnce : undefined}
              className={isSuggested ? 'side-card suggested' : 'side-card'}
              onClick={() => onTake(id)}
            >
              <b>{title}</b>
              <span>{about}</span>
              {isSuggested && <em>Good for a first game</em>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Stable, so that React calls it when the button appears and not again. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

async function start(game: GameCard, seat: string, level: Level): Promise<string> {
  const { startLocal } = await import('../tables/local/start-local.js');
  const players = Object.fromEntries(game.seats.map(({ id }) => [id, id === seat ? 'me' : level] as const));
  const side = game.seats.find((one) => one.id === seat)?.title ?? seat;
  const title = `${game.title}: ${side} against the computer`;
  return startLocal({ game: game.id, title, players, sharing: 'open', handDice: false });
}
