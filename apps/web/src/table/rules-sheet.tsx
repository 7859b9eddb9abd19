import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
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
      <Rulebook sections={ui.rulebook} at={section} level={3} />
    </section>
  );
}
