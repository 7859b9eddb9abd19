import type { ReactNode } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { useTable } from './table-context.js';
import type { Tip } from './table-store.js';

/** Remarks that come and go, and the polite voice for screen readers. */
export function Notices(): ReactNode {
  const tip = useTable((s) => s.tip);
  const toast = useTable((s) => s.toast);
  const said = useTable((s) => s.said);
  return (
    <>
      {tip && <TipCard tip={tip} />}
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

function TipCard({ tip: { text, section, lines, x, y, tone } }: { tip: Tip }): ReactNode {
  const places = ['tip', tone, x > innerWidth / 2 ? 'leftward' : '', y > innerHeight * 0.65 ? 'upward' : ''];
  return (
    <aside className={places.filter((part) => part !== '').join(' ')} style={{ left: x, top: y }} aria-label="Under the pointer">
      {lines ? <b>{text}</b> : text} {section !== undefined && <b>§{section}</b>}
      {lines?.map((line) => (
        <p key={line.text}>
          {line.text} {line.section !== undefined && <b>§{line.section}</b>}
        </p>
      ))}
    </aside>
  );
}
