import type { ReactNode } from 'react';
import { RichText } from '../ui/rich-text.js';
import { Part } from './desk-panel.js';
import { useTable } from './table-context.js';

/** Aids to the decision at hand: they come with it and go with it. */
export function PlanPanel(): ReactNode {
  const plan = useTable((s) => (s.replay ? undefined : s.shown?.plan));
  if (!plan) return null;
  return (
    <section className="desk plan" aria-label="Plan">
      <header className="desk-head">
        <h2>{plan.title}</h2>
        {plan.about !== '' && (
          <p className="note">
            <RichText text={plan.about} />
          </p>
        )}
      </header>
      {plan.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </section>
  );
}
