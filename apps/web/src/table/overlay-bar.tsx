import type { ReactNode } from 'react';
import { useController, useTable } from './table-context.js';

/** Overlays on demand, each with its key. */
export function OverlayBar(): ReactNode {
  const { ui, tools } = useController();
  const overlay = useTable((s) => s.overlay);
  if (ui.overlays.length === 0) return null;
  return (
    <div className="overlays" role="toolbar" aria-label="Overlays">
      {ui.overlays.map(({ id, title, key }) => (
        <button key={id} type="button" aria-pressed={overlay === id} onClick={() => tools.toggleOverlay(id)}>
          {title} <kbd>{key.toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  );
}
