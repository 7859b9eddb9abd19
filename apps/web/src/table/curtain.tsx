import type { GameUi } from '@bocage/board';
import type { View } from '@bocage/kernel';
import type { Picture } from '@bocage/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useController, useTable } from './table-context.js';

/** What there is to decide: the step, which both sides know. */
const stepOf = (ui: GameUi, { seats, view }: Picture): string => ui.status({ seats, ...view } as View).phase.join(' › ');

/** Hides everything while one player gets up and the other sits down. */
export function Curtain(): ReactNode {
  const table = useController();
  const seat = useTable((s) => s.live?.curtain);
  const title = useTable((s) => s.live?.info.seats.find((one) => one.seat === s.live?.curtain)?.title ?? '');
  const step = useTable((s) => (s.live?.curtain === undefined ? '' : stepOf(table.ui, s.live.picture)));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (seat === undefined) return null;
  return (
    <main className="curtain">
      <div className="curtain-card">
        <p>Hand over</p>
        <h1>{title} is to decide</h1>
        <p>{step}</p>
        <p>Nothing of either side is shown until the {title} player sits here.</p>
        <button ref={button} type="button" className="button main big" onClick={() => table.handOver(seat)}>
          I am the {title} player
        </button>
      </div>
    </main>
  );
}
