import { useEffect } from 'react';
import { useController, useTable } from './table-context.js';

/** The browser's tab says the turn, and counts what waits for this player. */
export function useTitle(): void {
  const { ui } = useController();
  const turn = useTable((s) => s.shown?.status.turn ?? '');
  const isMine = useTable((s) => s.shown?.isMine ?? false);
  useEffect(() => {
    document.title = `${isMine ? '(1) ' : ''}${ui.game.meta.title} · ${turn} · Bocage`;
    return () => {
      document.title = 'Bocage';
    };
  }, [ui, turn, isMine]);
}
