import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { Scroll } from '../ui/scroll.js';
import { DeskPanel } from './desk-panel.js';
import { Inspector } from './inspector.js';
import { useController, useTable } from './table-context.js';

/** The right edge in games with desks: what is selected on top, the desk below it, each with a share of its own that scrolls. */
export function DeskSide(): ReactNode {
  const table = useController();
  const { store } = table;
  const isOpen = useTable((s) => s.desk === 'open');
  const hasSelection = useTable((s) => s.panel === 'inspector' && s.selectedHex !== undefined);
  if (!isOpen && !hasSelection) {
    return (
      <aside className="side desk-folded" data-inset="right" aria-label="Desk">
        <button type="button" className="button quiet" onClick={() => store.setState({ desk: 'open' })}>
          <Icon name="fold" /> Desk
        </button>
      </aside>
    );
  }
  return (
    <aside className="side desk-side" data-inset="right" aria-label="Desk">
      {hasSelection && (
        <div className={isOpen ? 'desk-selection' : 'desk-selection alone'}>
          <Scroll className="desk-selected" label="Selected">
            <Inspector />
          </Scroll>
          <button
            type="button"
            className="button quiet icon side-close"
            aria-label="Close what is selected"
            onClick={() => table.select(undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {isOpen && (
        <div className="desk-rest">
          <Scroll className="desk-scroll" label="On the desk">
            <DeskPanel />
          </Scroll>
          <button
            type="button"
            className="button quiet icon desk-fold"
            aria-label="Fold the desk"
            onClick={() => store.setState({ desk: 'folded' })}
          >
            <Icon name="unfold" />
          </button>
        </div>
      )}
    </aside>
  );
}
