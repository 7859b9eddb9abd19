import type { ReactNode } from 'react';
import { rangeText } from './range-text.js';
import { useController, useTable } from './table-context.js';

/** Says what a click does while measuring or planning. */
export function ModeBar(): ReactNode {
  const { store, tools, ui } = useController();
  const mode = useTable((s) => s.mode);
  const measured = useTable((s) => s.measured);
  const shown = useTable((s) => s.shown);
  const plans = useTable((s) => s.plans.length);
  if (mode === 'play') return null;
  const [from, to] = measured;
  const range = from !== undefined && to !== undefined ? rangeText(ui, shown, from, to) : 'Click two hexes';
  return (
    <aside className="mode" aria-label={mode === 'ruler' ? 'Ruler' : 'Planning'}>
      <span>{mode === 'ruler' ? range : 'Click hexes; the last one twice. Only you see the arrows.'}</span>
      {mode === 'plan' && plans > 0 && (
        <button type="button" className="button small" onClick={() => store.setState({ plans: [], measured: [] })}>
          Clear
        </button>
      )}
      <button type="button" className="button small" onClick={() => tools.run(mode)}>
        Done
      </button>
    </aside>
  );
}
