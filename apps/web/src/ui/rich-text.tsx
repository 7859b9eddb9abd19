import { createContext, type ReactNode, useContext } from 'react';

/** Opens our rulebook at a section: a side sheet at the table, the page itself elsewhere. */
export const OpenSection = createContext<(section: string) => void>(() => {});

const SECTION = /(\(?)§\s?([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)([).,;:]*)/g;

/** Text in which every §X.1 is a link into the rulebook. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(SECTION)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    const [, before, section, after] = match as unknown as readonly string[];
    parts.push(
      <span key={match.index} className="together">
        {before}
        <SectionLink section={section as string} />
        {after}
      </span>,
    );
    at = match.index + match[0].length;
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
