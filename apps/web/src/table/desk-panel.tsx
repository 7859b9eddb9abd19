import type { DeskPart } from '@bocage/board';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Boxes, ChanceBars } from './desk-boxes.js';
import { Cards } from './desk-cards.js';
import { Choices } from './desk-grid.js';
import { Actions, Row } from './desk-row.js';
import { HallConsole } from './hall-console.js';
import { useController, useTable } from './table-context.js';

/** A seat's desk: hand, juniors, counters and battles, with a button wherever something can be decided. */
export function DeskPanel(): ReactNode {
  const desk = useTable((s) => s.shown?.desk);
  const lightUp = useLight();
  const { ui } = useController();
  const isUmpire = useTable((s) => ui.game.meta.seats.find(({ id }) => id === s.shown?.seat)?.umpire === true);
  if (!desk)
    return (
      <section className="desk" aria-label="Desk">
        <HallConsole />
        <p className="empty">No seat is yours here: you are looking on.</p>
      </section>
    );
  return (
    <section className="desk" aria-label="Desk" {...lightUp}>
      {isUmpire && <HallConsole />}
      <header className="desk-head">
        <h2>{desk.title}</h2>
        <p className="note">
          <RichText text={desk.about} />
        </p>
      </header>
      {desk.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      {!isUmpire && <FoldedConsole />}
    </section>
  );
}

/** Whoever runs the hall and plays in it has his own desk first. */
function FoldedConsole(): ReactNode {
  const isMine = useTable((s) => s.live?.info.hall?.runs === true);
  if (!isMine) return null;
  return (
    <details className="desk-part">
      <summary>
        <b>Running the hall</b>
      </summary>
      <HallConsole />
    </details>
  );
}

/** While the pointer is on a button its hex lights up. */
function useLight(): { readonly onPointerOver: (event: PointerEvent) => void; readonly onPointerLeave: () => void } {
  const { store, ui } = useController();
  const light = (hex: number | undefined) => {
    const lit = hex === undefined ? [] : [hex];
    if (store.getState().lit[0] !== hex) store.setState({ lit });
  };
  return {
    onPointerOver({ target }) {
      const { shown } = store.getState();
      const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset.word : undefined;
      light(shown && word !== undefined ? ui.wordHex?.(shown.view, word) : undefined);
    },
    onPointerLeave: () => light(undefined),
  };
}

/** Open or folded as the game has it, until somebody folds or opens it; when the game changes its mind that counts again. */
function useFold(isFolded: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [chosen, choose] = useState<{ readonly over: boolean; readonly isOpen: boolean }>();
  return [chosen?.over === isFolded ? chosen.isOpen : !isFolded, (isOpen) => choose({ over: isFolded, isOpen })];
}

export function Part({ part }: { part: DeskPart }): ReactNode {
  const [isOpen, setOpen] = useFold(part.fold === true);
  const count = part.rows?.length;
  return (
    <div className="desk-part">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{part.title}</b>
          {!isOpen && count !== undefined && count > 1 && <span className="badge">{count}</span>}
        </summary>
        {isOpen && <PartBody part={part} />}
      </details>
      {part.section !== undefined && (
        <span className="desk-section">
          <SectionLink section={part.section} />
        </span>
      )}
    </div>
  );
}

function PartBody({ part: { note, cards, actions, lines, chances, boxes, rows, grid } }: { part: DeskPart }): ReactNode {
  return (
    <>
      {note !== undefined && (
        <p className="note">
          <RichText text={note} />
        </p>
      )}
      {cards && cards.length > 0 && <Cards cards={cards} label="In hand" look="names" />}
      {actions && actions.length > 0 && <Actions actions={actions} />}
      {lines && (
        <ul className="info">
          {lines.map(({ text, section }) => (
            <li key={text}>
              <RichText text={text} /> {section !== undefined && <SectionLink section={section} />}
            </li>
          ))}
        </ul>
      )}
      {chances && <ChanceBars chances={chances} />}
      {boxes && <Boxes boxes={boxes} />}
      {grid && <Choices grid={grid} />}
      {rows && (
        <ul className="desk-rows">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </>
  );
}
