import { type ReactNode, useEffect, useRef } from 'react';
import { useController, useTable } from './table-context.js';

/** Hides everything while one player gets up and the other sits down. */
export function Curtain(): ReactNode {
  const table = useController();
  const seat = useTable((s) => s.live?.curtain);
  const title = useTable((s) => s.live?.info.seats.find((one) => one.seat === s.live?.curtain)?.title ?? '');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (seat === undefined) return null;
  return (
    <main className="curtain">
      <div className="curtain-card">
        <p>Hand over</p>
        <h1>{title} is to decide</h1>
        <p>Nothing of either side is shown until the {title} player sits here.</p>
        <button ref={button} type="button" className="button main big" onClick={() => table.handOver(seat)}>
          I am the {title} player
        </button>
      </div>
    </main>
  );
}
