import type { DeskCard } from '@bocage/board';
import type { ReactNode } from 'react';
import { useController } from './table-context.js';

interface CardsProps {
  readonly cards: readonly DeskCard[];
  readonly label: string;
  /** Names beside the letters, as for a hand; rows of buttons have letters only. */
  readonly look?: 'names' | 'marks';
}

/** Cards as chips: a letter, how many, and how many more are about to come. Where one more can be given the chip is a button. */
export function Cards({ cards, label, look = 'marks' }: CardsProps): ReactNode {
  const isNamed = look === 'names' || cards.every(({ word, less }) => word === undefined && less === undefined);
  return (
    <ul className={isNamed ? 'chips named' : 'chips'} aria-label={label}>
      {cards.map((card) => (
        <li key={card.id}>
          <Chip card={card} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ card }: { card: DeskCard }): ReactNode {
  const table = useController();
  const { title, count, pending, word, less, label } = card;
  const said = `${title}: ${count}${pending === undefined ? '' : ` and ${pending} more`}`;
  return (
    <>
      {less !== undefined && (
        <button
          type="button"
          className="chip-less"
          data-word={less}
          aria-label={`Take one ${title}`}
          title={`Take one ${title}`}
          onClick={() => void table.press(less)}
        >
          −
        </button>
      )}
      {word === undefined ? (
        <span className={`chip card-${card.id}`} title={said}>
          <Face card={card} />
          <span className="visually-hidden">{said}</span>
        </span>
      ) : (
        <button
          type="button"
          className={`chip can card-${card.id}`}
          data-word={word}
          title={`${said}. ${label ?? 'One more'}`}
          onClick={() => void table.press(word)}
        >
          <Face card={card} />
          <span className="visually-hidden">{`${label ?? 'One more'}: ${said}`}</span>
        </button>
      )}
    </>
  );
}

function Face({ card: { mark, title, count, pending, word } }: { card: DeskCard }): ReactNode {
  return (
    <span aria-hidden="true" className="chip-face">
      <b>{mark}</b>
      <small>{title}</small>
      <span>{count}</span>
      {pending !== undefined && <em>+{pending}</em>}
      {word !== undefined && <i>+</i>}
    </span>
  );
}
