import type { ActionLabel } from '@bocage/board';
import { word as wordAction } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { useGuideStep } from './guide-card.js';
import { withKeys } from './key-map.js';
import { risksOf, sureText } from './losses-ahead.js';
import { RiskList } from './risk-list.js';
import { unitHexes } from './situation.js';
import { useController, useTable } from './table-context.js';

export interface WordButton extends ActionLabel {
  readonly word: string;
}

/** The words on offer as buttons, each with a key of its own. */
export function useWords(): readonly WordButton[] {
  const { ui } = useController();
  const shown = useTable((s) => s.shown);
  return useMemo(() => {
    if (!shown) return [];
    return withKeys(shown.spoken.map((word) => ({ word, ...ui.actionLabel(shown.view, wordAction(word)) })));
  }, [ui, shown]);
}

/** What can be said, what saying the main thing would cost, and who could still do something before it. */
export function Words({ room = 'wide' }: { room?: 'wide' | 'narrow' }): ReactNode {
  const { ui } = useController();
  const shown = useTable((s) => s.shown);
  const words = useWords();
  const main = words.find((one) => one.main)?.word;
  const risks = useMemo(() => (shown && main !== undefined ? risksOf(ui, shown, main) : []), [ui, shown, main]);
  if (words.length === 0) return null;
  return (
    <>
      <RiskList risks={risks} />
      {main !== undefined && <StillOpen />}
      <div className="words">
        {words.map((one) => (
          <Word
            key={one.word}
            one={room === 'narrow' ? shortened(one) : one}
            cost={one.word === main && risks.length > 0 ? 'dear' : 'none'}
          />
        ))}
      </div>
    </>
  );
}

/** Where there is little room: the short word if there is one, and no odds beside it. */
function shortened(one: WordButton): WordButton {
  const { short, odds: _, ...rest } = one;
  return short === undefined ? one : { ...rest, label: short };
}

/** What would cost its player something does not stand out as the thing to press. */
function Word({ one: { word, label, odds, key, main }, cost }: { one: WordButton; cost: 'none' | 'dear' }): ReactNode {
  const table = useController();
  const isAsked = useTable((s) => s.confirming === word);
  const advised = useGuideStep()?.words;
  return (
    <button
      type="button"
      className={isAsked ? 'button sure' : main && cost === 'none' ? 'button main' : 'button'}
      data-word={word}
      data-advised={advised?.includes(word)}
      onClick={() => void table.press(word)}
    >
      <span>
        {isAsked && table.shown ? sureText(risksOf(table.ui, table.shown, word)) : label}
        {odds !== undefined && !isAsked && <small className="odds">{odds}</small>}
      </span>
      {key !== undefined && <kbd>{key.toUpperCase()}</kbd>}
    </button>
  );
}

/** A plain reminder: leaving units where they stand is no mistake. */
function StillOpen(): ReactNode {
  const { ui, tools } = useController();
  const shown = useTable((s) => s.shown);
  const count = useMemo(() => (shown && !shown.forecast ? [...unitHexes(ui, shown).values()].flat().length : 0), [ui, shown]);
  if (count === 0) return null;
  return (
    <p className="still-open">
      {count === 1 ? 'One unit on the map can still act.' : `${count} units on the map can still act.`}{' '}
      <button type="button" className="link" onClick={() => tools.run('next')}>
        Show the next
      </button>
    </p>
  );
}
