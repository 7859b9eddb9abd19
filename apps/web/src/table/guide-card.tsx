import { type ReactNode, useEffect, useMemo } from 'react';
import { useSettings } from '../settings/settings-store.js';
import { RichText } from '../ui/rich-text.js';
import { useController, useTable } from './table-context.js';

/** The guided opening: one step at a time, and out of the way for ever when skipped. */
export function GuideCard(): ReactNode {
  const table = useController();
  const shown = useTable((s) => s.shown);
  const isOn = useTable((s) => s.guide === 'on');
  const change = useSettings((s) => s.change);
  const step = useMemo(
    () => (isOn && shown?.seat !== undefined ? table.ui.guide(shown.view, shown.seat) : undefined),
    [isOn, shown, table],
  );
  const hexes = step?.hexes;
  useEffect(() => {
    if (hexes && useSettings.getState().camera === 'follow') table.board?.camera.centreOn(hexes);
  }, [hexes, table]);
  if (!step) return null;
  const skip = () => {
    table.store.setState({ guide: 'off' });
    change({ guide: 'hide' });
  };
  return (
    <aside className="guide" aria-label="Guided opening">
      <p>
        <RichText text={step.text} />
      </p>
      <button type="button" className="button quiet" onClick={skip}>
        Skip the guide
      </button>
    </aside>
  );
}
