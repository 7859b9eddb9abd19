import type { DeskPart } from '@bocage/board';
import { type ReactNode, useState } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Cards } from './desk-cards.js';
import { Choices } from './desk-grid.js';
import { Actions, Row } from './desk-row.js';
import { HallConsole } from './hall-console.js';
import { useTable } from './table-context.js';

/** A seat's desk: hand, juniors, counters and battles, with a button wherever something can be decided. */
export function DeskPanel(): ReactNode {
  const desk = useTable((s) => s.shown?.desk);
  if (!desk)
    return (
      <section className="desk" aria-label="Desk">
        <HallConsole />
        <p className="empty">No seat is yours here: you are looking on.</p>
      </section>
    );
  return (
    <section className="desk" aria-label="Desk">
      <HallConsole />
      <header className="desk-head">
        <h2>{desk.title}</h2>
        <p className="note">
          <RichText text={desk.about} />
        </p>
      </header>
      {desk.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { part: DeskPart }): ReactNode {
  const [isOpen, setOpen] = useState(part.fold !== true);
  const count = part.rows?.length;
  return (
    <div className="desk-part">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{part.title}</b>
          {!isOpen && count !== undefined && <span className="badge">{count}</span>}
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

function PartBody({ part: { note, cards, actions, lines, rows, grid } }: { part: DeskPart }): ReactNode {
  return (
    <>
      {note !== undefined && (
        <p className="note">
          <RichText text={note} />
        </p>
      )}
      {cards && cards.length > 0 && <Cards cards={cards} label="In hand" />}
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
