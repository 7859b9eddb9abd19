import { type ReactNode, useRef } from 'react';
import { Icon } from '../ui/icon.js';
import { useController, useTable } from './table-context.js';

/** Overlays on demand, each with its key. */
export function OverlayBar(): ReactNode {
  const { ui, tools } = useController();
  const overlay = useTable((s) => s.overlay);
  const menu = useRef<HTMLDetailsElement>(null);
  if (ui.overlays.length === 0) return null;
  const current = ui.overlays.find((one) => one.id === overlay);
  const choose = (id: string) => {
    tools.toggleOverlay(id);
    if (menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className={current ? 'overlays on' : 'overlays'}>
      <summary>
        <Icon name="layers" /> {current ? current.title : 'Overlays'}
      </summary>
      <ul>
        {ui.overlays.map(({ id, title, key }) => (
          <li key={id}>
            <button type="button" aria-pressed={overlay === id} onClick={() => choose(id)}>
              {title} <kbd>{key.toUpperCase()}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
