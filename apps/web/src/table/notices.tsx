import type { ReactNode } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { useTable } from './table-context.js';

/** Remarks that come and go, and the polite voice for screen readers. */
export function Notices(): ReactNode {
  const tip = useTable((s) => s.tip);
  const toast = useTable((s) => s.toast);
  const said = useTable((s) => s.said);
  return (
    <>
      {tip && (
        <div className={tip.x > innerWidth / 2 ? `tip ${tip.tone} leftward` : `tip ${tip.tone}`} style={{ left: tip.x, top: tip.y }}>
          {tip.text} {tip.section !== undefined && <b>§{tip.section}</b>}
        </div>
      )}
      {toast && (
        <aside className={`toast ${toast.tone}`} key={toast.id} aria-label="Remark">
          <RichText text={toast.text} /> {toast.section !== undefined && <SectionLink section={toast.section} />}
        </aside>
      )}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </>
  );
}
