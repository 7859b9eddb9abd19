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

function Exceptions({ sheet }: { sheet: OrderSheet }): ReactNode {
  return (
    <div className="order-units">
      {sheet.exceptions.length > 0 && (
        <ul>
          {sheet.exceptions.map((order) => (
            <Exception key={order.unit} sheet={sheet} order={order} />
          ))}
        </ul>
      )}
      <AddException sheet={sheet} />
    </div>
  );
}

interface ExceptionProps {
  readonly sheet: OrderSheet;
  readonly order: OrderSheet['exceptions'][number];
}

function Exception({ sheet: { kind, choices }, order: { unit, choice, n } }: ExceptionProps): ReactNode {
  const table = useController();
  const view = useTable((s) => s.shown?.view);
  if (!view) return null;
  const face = table.ui.face(view, unit);
  const give = (change: Omit<OrderChange, 'kind' | 'unit'>) => void table.order([{ kind: kind.id, unit, ...change }]);
  return (
    <li>
      <Counter face={face} size={36} />
      <span>{face.name}</span>
      <OrderField
        label={`${kind.title}: ${face.name}`}
        choices={choices}
        choice={choice}
        n={n}
        onChange={(next, number) => give({ choice: next, n: number })}
      />
      <button type="button" className="button quiet icon" aria-label={`${face.name}: as the side`} onClick={() => give({})}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** For what is selected on the map, one unit or a stack, or for any unit by its name. */
function AddException({ sheet: { kind, exceptions, units } }: { sheet: OrderSheet }): ReactNode {
  const table = useController();
  const view = useTable((s) => s.shown?.view);
  const selected = useTable((s) => selectedUnits(units, s).join());
  if (!view) return null;
  const nameOf = (unit: number) => table.ui.face(view, unit).name;
  const free = units.filter((unit) => !exceptions.some((order) => order.unit === unit));
  const picked = (selected === '' ? [] : selected.split(',').map(Number)).filter((unit) => free.includes(unit));
  // What it does instead is said next: until then nothing is done that was not asked for.
  const except = (some: readonly number[]) => void table.order(some.map((unit) => ({ kind: kind.id, unit, choice: ASK })));
  return (
    <div className="order-add">
      {picked.length > 0 && (
        <button type="button" className="button small" onClick={() => except(picked)}>
          Another order for {picked.length === 1 ? nameOf(picked[0] as number) : `the stack of ${picked.length}`}
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
            Except a unit …
          </option>
          {free.map((unit) => (
            <option key={unit} value={unit}>
              {nameOf(unit)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
