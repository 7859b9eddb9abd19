import { createContext, type ReactNode, useContext } from 'react';
import { sectionMarks } from './section-marks.js';

/** Opens our rulebook at a section: a side sheet at the table, the page itself elsewhere. */
export const OpenSection = createContext<(section: string) => void>(() => {});

/** Text in which every §X.1 is a link into the rulebook. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mark of sectionMarks(text)) {
    if (mark.at > at) parts.push(text.slice(at, mark.at));
    parts.push(
      <span key={mark.at} className="together">
        {mark.before}
        <SectionLink section={mark.section} />
        {mark.after}
      </span>,
    );
    at = mark.at + mark.length;
  }
  parts.push(text.slice(at));
  return parts;
}

export function SectionLink({ section }: { section: string }): ReactNode {
  const open = useContext(OpenSection);
  if (section === '') return null;
  return (
    <button
      type="button"
      className="section-link"
      aria-label={`Rule ${section}`}
      onClick={(event) => {
        event.stopPropagation();
        open(section);
      }}
    >
      §{section}
    </button>
  );
}
