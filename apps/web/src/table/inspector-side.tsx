import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { aidOf, isAidOpen } from './inspecting.js';
import { Inspector } from './inspector.js';
import { useController, useTable } from './table-context.js';

/** The inspector at the right edge, or the tab that opens it again. */
export function InspectorSide(): ReactNode {
  const table = useController();
  const { store } = table;
  const habit = useTable((s) => s.inspector);
  const isOpen = useTable((s) => s.panel === 'inspector' || isAidOpen(s));
  const title = useTable((s) => (s.shown?.plan ? 'Plan' : aidOf(s) === 'odds' ? 'Odds' : 'Inspector'));
  const isPinned = habit === 'pinned';
  if (!isOpen) {
    return (
      <button
        type="button"
        className="button side-tab"
        onClick={() => store.setState({ panel: 'inspector', inspector: 'auto', closedAid: undefined })}
      >
        <Icon name="fold" /> {title}
      </button>
    );
  }
  const close = () => {
    const aid = aidOf(store.getState());
    table.select(undefined);
    // Who puts a plan away still wants to look at hexes, and who puts a hex away wants the next plan.
    store.setState(aid === undefined ? { inspector: 'closed' } : { inspector: habit, closedAid: aid });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <aside className="side inspector" data-inset="right" aria-label="Inspector" tabIndex={0}>
      <button
        type="button"
        className="button quiet icon side-pin"
        aria-label="Keep the inspector open"
        aria-pressed={isPinned}
        title={isPinned ? 'Pinned: stays open. Click to let it step aside' : 'Pin: keep it open'}
        onClick={() => store.setState({ inspector: isPinned ? 'auto' : 'pinned', panel: 'inspector' })}
      >
        <Icon name="pin" />
      </button>
      <button type="button" className="button quiet icon side-close" aria-label="Close the inspector" onClick={close}>
        <Icon name="close" />
      </button>
      <Inspector />
    </aside>
  );
}
