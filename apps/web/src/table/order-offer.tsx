import { type ReactNode, useMemo } from 'react';
import { Icon } from '../ui/icon.js';
import { askedSheet } from './orders.js';
import { useController, useTable } from './table-context.js';

/** Under a question that can be answered beforehand: from now on always so. */
export function OrderOffer(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const orders = useTable((s) => s.live?.orders);
  const isReplay = useTable((s) => s.replay !== undefined);
  const sheet = useMemo(() => shown && askedSheet(table.ui, shown, orders), [table, shown, orders]);
  if (!sheet || isReplay || !table.source.order) return null;
  const { kind, side } = sheet;
  return (
    <div className="order-offer">
      <small id="order-offer">From now on, without asking me:</small>
      <div className="order-offers">
        {kind.choices.map(({ id, title, number }) => (
          <button
            key={id}
            type="button"
            className="button small"
            data-order={id}
            aria-pressed={side.choice === id}
            aria-describedby="order-offer"
            onClick={() => void table.order([{ kind: kind.id, choice: id }])}
          >
            {title}
            {number && `: ${number.title} ${side.choice === id && side.n !== undefined ? side.n : number.usual}`}
          </button>
        ))}
        <button type="button" className="button quiet small" onClick={() => table.store.setState({ dialog: 'orders' })}>
          <Icon name="orders" /> Standing orders …
        </button>
      </div>
    </div>
  );
}
