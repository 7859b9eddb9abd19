import type { DeskAction, DeskRow } from '@bocage/board';
import { unit as unitAction } from '@bocage/kernel';
import type { ReactNode } from 'react';
import { Counter } from '../ui/counter.js';
import { RichText } from '../ui/rich-text.js';
import { ShareBar } from './desk-boxes.js';
import { Cards } from './desk-cards.js';
import { useController, useTable } from './table-context.js';

/** One junior, counter or battle of a desk. Its name leads to the map. */
export function Row({ row }: { row: DeskRow }): ReactNode {
  const table = useController();
  const isLegal = useTable((s) => row.unit !== undefined && (s.shown?.units.has(row.unit) ?? false));
  const { hexes, unit } = row;
  return (
    <li
      className={`desk-row ${row.tone ?? ''}${isLegal ? ' legal' : ''}`}
      onPointerEnter={unit === undefined ? undefined : () => table.store.setState({ about: unitAction(unit), lit: hexes ?? [] })}
      onPointerLeave={unit === undefined ? undefined : () => table.store.setState({ about: undefined, lit: [] })}
    >
      {row.face && <Counter face={row.face} size={40} />}
      <div className="desk-row-body">
        {hexes && hexes.length > 0 ? (
          <button type="button" className="desk-title link" onClick={() => table.tools.goTo(hexes[0] as number)}>
            {row.title}
          </button>
        ) : (
          <span className="desk-title">{row.title}</span>
        )}
        {row.note !== undefined && row.note !== '' && (
          <small>
            <RichText text={row.note} />
          </small>
        )}
        {row.track && <Boxes {...row.track} />}
        {row.bar && <ShareBar shares={row.bar} />}
        {row.cards && row.cards.length > 0 && <Cards cards={row.cards} label={`Cards of ${row.title}`} />}
        {row.actions && row.actions.length > 1 && <Actions actions={row.actions} />}
      </div>
      {row.actions?.length === 1 && <Actions actions={row.actions} />}
      {isLegal && unit !== undefined && (
        <button type="button" className="button small" data-unit={unit} onClick={() => void table.act(unitAction(unit))}>
          Choose
        </button>
      )}
    </li>
  );
}

export function Actions({ actions }: { actions: readonly DeskAction[] }): ReactNode {
  const table = useController();
  const confirming = useTable((s) => s.confirming);
  const press = ({ word, more, takes, sure }: DeskAction) => {
    if (sure !== undefined && confirming !== word) table.store.setState({ confirming: word });
    else if (takes) void table.takeAll(takes);
    else void (more ? table.pressAll([word, ...more]) : table.press(word));
  };
  return (
    <div className="desk-actions">
      {actions.map((action) => (
        <button
          key={`${action.word}${action.label}`}
          type="button"
          className={action.main ? 'button small main' : 'button small'}
          data-word={action.word}
          onClick={() => press(action)}
        >
          {confirming === action.word && action.sure !== undefined ? action.sure : action.label}
        </button>
      ))}
    </div>
  );
}

/** Strength boxes as on the counter, the crossed ones struck through. */
function Boxes({ boxes, crossed }: { boxes: readonly number[]; crossed: number }): ReactNode {
  return (
    <span className="boxes" role="img" aria-label={`${crossed} of ${boxes.length} boxes crossed off, strength ${boxes[crossed] ?? 0}`}>
      {boxes.map((value, i) => (
        <span key={i.toString()} className={i < crossed ? 'crossed' : i === crossed ? 'now' : ''} aria-hidden="true">
          {value}
        </span>
      ))}
    </span>
  );
}
