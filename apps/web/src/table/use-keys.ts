import { useEffect } from 'react';
import { meaningOf } from './key-map.js';
import { useController } from './table-context.js';
import { useWords } from './words.js';

/** Where letters are text; a tick beside a unit is no text. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const PLACES = ['.board canvas', '.prompt button', '.log', '.side button', '.drawer-tabs button, .sheet-tabs button'];

/** From the map to the decision, the log, the inspector, the drawers and back, however many choices Tab would walk. */
function leap(event: KeyboardEvent, from: Element | undefined): void {
  const places = PLACES.flatMap((place) => document.querySelector<HTMLElement>(place) ?? []);
  const at = places.findLastIndex((place) => from === place || (from && place.parentElement?.contains(from)));
  const next = places[(at + (event.shiftKey ? places.length - 1 : 1)) % places.length];
  event.preventDefault();
  next?.focus();
}

/** Keys of the game, of its overlays and of the table, wherever the focus is except where text is typed. */
export function useKeys(): void {
  const table = useController();
  const words = useWords();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return;
      if (event.key === 'F6') return leap(event, target);
      if (event.key === 'Tab' && target === table.board?.canvas) return walk(event);
      if (target?.closest('button, a, input, [role=region]') && (event.key === 'Enter' || event.key === ' ')) return;
      const meaning = meaningOf(event.key, { words: words.map((word) => ({ word: word.word, label: word })), overlays: table.ui.overlays });
      if (!meaning) return;
      event.preventDefault();
      if (meaning.kind === 'word') void table.press(meaning.word);
      else if (meaning.kind === 'overlay') table.tools.toggleOverlay(meaning.id);
      else table.tools.run(meaning.command);
    };
    const walk = (event: KeyboardEvent) => {
      const next = table.tools.walk(table.board?.cursor() ?? -1, event.shiftKey ? -1 : 1);
      if (next === undefined) return;
      event.preventDefault();
      table.board?.setCursor(next);
      table.board?.camera.centreOn([next]);
      table.describe(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, words]);
}
