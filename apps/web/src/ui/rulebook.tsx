import type { RulebookSection } from '@bocage/board';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from './icon.js';
import { RichText } from './rich-text.js';
import { Scroll } from './scroll.js';
import { searchRules } from './search-rules.js';

interface RulebookProps {
  readonly sections: readonly RulebookSection[];
  /** Scrolls to this section and marks it. */
  readonly at: string | undefined;
  /** Stands before that section, and is read first. */
  readonly first?: ReactNode;
  /** How deep its headings lie in the page. */
  readonly level: 2 | 3;
}

/** Our own rulebook: every section, full-text search, and where each figure comes from. */
export function Rulebook({ sections, at, first, level }: RulebookProps): ReactNode {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = useMemo(() => searchRules(sections, wanted), [sections, wanted]);
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at === undefined) return;
    setText('');
    const section = `[data-section="${CSS.escape(nearest(sections, at))}"]`;
    const before = body.current?.querySelector('.standing');
    (before ?? body.current?.querySelector(section))?.scrollIntoView({ block: 'start' });
  }, [at, sections]);
  return (
    <div className="rulebook">
      <label className="rule-search">
        <Icon name="search" />
        <span className="visually-hidden">Search the rules</span>
        <input
          className="input"
          type="search"
          placeholder="Search the rules"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Scroll className="rule-body" at={body} label="Rules">
        {found.length === 0 && <p className="empty">Nothing found for “{wanted}”.</p>}
        {found.map((section) => (
          <Fragment key={section.id}>
            {section.id === at && first}
            <Section section={section} isMarked={section.id === at} level={level} />
          </Fragment>
        ))}
      </Scroll>
    </div>
  );
}

function Section({ section, isMarked, level }: { section: RulebookSection; isMarked: boolean; level: 2 | 3 }): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <article className={isMarked ? 'rule marked' : 'rule'} data-section={section.id}>
      <Heading>
        <span className="rule-id">§{section.id}</span> {section.title}
      </Heading>
      {section.text.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
      <p className="from">
        <RichText text={section.from} />
      </p>
    </article>
  );
}

/** A link to a section that has no page of its own opens its parent. */
function nearest(sections: readonly RulebookSection[], id: string): string {
  let wanted = id;
  while (wanted !== '' && !sections.some((section) => section.id === wanted))
    wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('.')));
  return wanted === '' ? id : wanted;
}
