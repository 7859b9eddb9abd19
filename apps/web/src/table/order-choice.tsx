import type { OrderChoice } from '@bocage/kernel';
import { type ReactNode, useId } from 'react';

interface OrderFieldProps {
  readonly label: string;
  readonly choices: readonly OrderChoice[];
  readonly choice: string;
  readonly n: number | undefined;
  onChange(choice: string, n?: number): void;
}

/** One order: what is done, and from which number on. */
export function OrderField({ label, choices, choice, n, onChange }: OrderFieldProps): ReactNode {
  const number = choices.find(({ id }) => id === choice)?.number;
  return (
    <div className="order-field">
      <select className="input" aria-label={label} value={choice} onChange={(event) => onChange(event.target.value)}>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {number && <OrderNumber number={number} n={n ?? number.usual} onChange={(value) => onChange(choice, value)} />}
    </div>
  );
}

interface OrderNumberProps {
  readonly number: NonNullable<OrderChoice['number']>;
  readonly n: number;
  onChange(n: number): void;
}

function OrderNumber({ number: { title, least, most }, n, onChange }: OrderNumberProps): ReactNode {
  const id = useId();
  const set = (value: number) => onChange(Math.min(most, Math.max(least, value)));
  return (
    <span className="order-number">
      <button type="button" className="button icon" aria-label={`Fewer ${title}`} disabled={n <= least} onClick={() => set(n - 1)}>
        −
      </button>
      <output id={id}>{n}</output>
      <button type="button" className="button icon" aria-label={`More ${title}`} disabled={n >= most} onClick={() => set(n + 1)}>
        +
      </button>
      <label htmlFor={id}>{title}</label>
    </span>
  );
}
