import { ASK, type OrderChange } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../ui/counter.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { SectionLink } from '../ui/rich-text.js';
import { OrderField } from './order-choice.js';
import { type OrderSheet, orderSheets, selectedUnits } from './orders.js';
import { useController, useTable } from './table-context.js';

/** What this seat says beforehand: kind by kind for the whole side, and for single units what they do instead. */
export function OrdersDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { ui } = useController();
  const shown = useTable((s) => s.shown);
  const orders = useTable((s) => s.live?.orders);
  const sheets = useMemo(() => (shown ? orderSheets(ui, shown, orders) : []), [ui, shown, orders]);
  const title = useTable((s) => s.live?.info.seats.find(({ seat }) => seat === s.shown?.seat)?.title);
  return (
    <Dialog title={title === undefined ? 'Standing orders' : `Standing orders: ${title}`} onClose={onClose}>
      <p className="orders-about">
        Say beforehand how a question is answered, and you are not asked. Nobody else sees it; it counts from now on, also while you are
        away, until you change it. The log marks what an order did, and Undo takes it back like a click of yours.
      </p>
      {sheets.map((sheet) => (
        <Sheet key={sheet.kind.id} sheet={sheet} />
      ))}
    </Dialog>
  );
}

function Sheet({ sheet }: { sheet: OrderSheet }): ReactNode {
  const table = useController();
  const { kind, choices, side } = sheet;
  const give = (change: Omit<OrderChange, 'kind'>) => void table.order([{ kind: kind.id, ...change }]);
  return (
    <section className="order-sheet" aria-label={kind.title} data-kind={kind.id}>
      <h3>
        {kind.title} {kind.section !== undefined && <SectionLink section={kind.section} />}
      </h3>
      <p>{kind.about}</p>
      <OrderField
        label={`${kind.title}: all of my side`}
        choices={choices}
        choice={side.choice}
        n={side.n}
        onChange={(choice, n) => give({ choice, n })}
      />
      {kind.units && <Exceptions sheet={sheet} />}
    </section>
  );
}

function Exceptions({ sheet: { kind, choices, exceptions, units, side } }: { sheet: OrderSheet }): ReactNode {
  const table = useController();
  const view = useTable((s) => s.shown?.view);
  const selected = useTable((s) => selectedUnits(units, s).join());
  if (!view) return null;
  const picked = selected === '' ? [] : selected.split(',').map(Number);
  // Whoever makes an exception wants something else than what the side does.
  const other = side.choice === ASK ? (kind.choices[0]?.id ?? ASK) : ASK;
  const except = (some: readonly number[]) => void table.order(some.map((unit) => ({ kind: kind.id, unit, choice: other })));
  const free = units.filter((unit) => !exceptions.some((order) => order.unit === unit));
  const isNew = picked.some((unit) => free.includes(unit));
  return (
    <div className="order-units">
      {exceptions.length > 0 && (
        <ul>
          {exceptions.map(({ unit, choice, n }) => (
            <li key={unit}>
              <Counter face={table.ui.face(view, unit)} size={36} />
              <span>{table.ui.face(view, unit).name}</span>
              <OrderField
                label={`${kind.title}: ${table.ui.face(view, unit).name}`}
                choices={choices}
                choice={choice}
                n={n}
                onChange={(next, number) => void table.order([{ kind: kind.id, unit, choice: next, n: number }])}
              />
              <button
                type="button"
                className="button quiet icon"
                aria-label={`${table.ui.face(view, unit).name}: as the side`}
                onClick={() => void table.order([{ kind: kind.id, unit }])}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="order-add">
        {isNew && (
          <button type="button" className="button small" onClick={() => except(picked)}>
            {picked.length === 1
              ? `Another order for ${table.ui.face(view, picked[0] as number).name}`
              : `Another order for the stack of ${picked.length}`}
          </button>
        )}
        {free.length > 0 && (
          <select
            className="input small"
            aria-label={`${kind.title}: a unit that does something else`}
            value=""
            onChange={(event) => except([Number(event.target.value)])}
          >
            <option value="" disabled>
              Another order for a unit …
            </option>
            {free.map((unit) => (
              <option key={unit} value={unit}>
                {table.ui.face(view, unit).name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
