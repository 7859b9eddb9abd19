import { useEffect } from 'react';
import { useController, useTable } from './table-context.js';

/** The browser's tab says the turn, and whether this player is asked. */
export function useTitle(): void {
  const { ui } = useController();
  const turn = useTable((s) => s.shown?.status.turn ?? '');
  const isMine = useTable((s) => s.shown?.isMine ?? false);
  useEffect(() => {
    document.title = `${isMine ? '● ' : ''}${ui.game.meta.title} · ${turn} · Bocage`;
    return () => {
      document.title = 'Bocage';
    };
  }, [ui, turn, isMine]);
}
