import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Rulebook } from '../ui/rulebook.js';
import { useController, useTable } from './table-context.js';

export function RulesSheet(): ReactNode {
  const { ui, store } = useController();
  const section = useTable((s) => s.section);
  return (
    <section className="rules-sheet" aria-label="Rulebook">
      <header>
        <h2>Rulebook</h2>
        <button
          type="button"
          className="button quiet icon"
          aria-label="Close the rulebook"
          onClick={() => store.setState({ panel: 'none' })}
        >
          <Icon name="close" />
        </button>
      </header>
      <Rulebook sections={ui.rulebook} at={section} first={section !== undefined && section === ui.winning && <StandingNow />} level={3} />
    </section>
  );
}

/** How far each side is from winning, before the rules that say how one does. */
function StandingNow(): ReactNode {
  const { ui, tools } = useController();
  const view = useTable((s) => s.shown?.view);
  const overlay = useTable((s) => s.overlay);
  const standing = view && ui.standing?.(view);
  if (!standing) return null;
  const shows = standing.overlay;
  return (
    <section className="standing" aria-label="How things stand">
      <h3>How things stand</h3>
      <ul className="info">
        {standing.lines.map(({ text, section }) => (
          <li key={text}>
            <RichText text={text} /> {section !== undefined && <SectionLink section={section} />}
          </li>
        ))}
      </ul>
      {shows !== undefined && (
        <button type="button" className="button small" aria-pressed={overlay === shows} onClick={() => tools.toggleOverlay(shows)}>
          Show it on the map
        </button>
      )}
    </section>
  );
}
