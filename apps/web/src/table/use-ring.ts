import { useEffect, useRef } from 'react';
import { chime } from '../lib/chime.js';
import { notify } from '../lib/notify.js';
import { useSettings } from '../settings/settings-store.js';
import { type Moment, ringsAt } from './ring.js';
import { useController, useTable } from './table-context.js';

/** Calls a player back to the table when it is his turn, as far as he has allowed it. */
export function useRing(): void {
  const { source, ui } = useController();
  const isMine = useTable((s) => s.live !== undefined && s.shown?.isMine === true);
  const isOver = useTable((s) => s.live?.picture.awaits.kind === 'over');
  const before = useRef<Moment>(undefined);
  useEffect(() => {
    const now = { isMine, isOver, isHidden: document.hidden, isOnline: source.abilities.chat };
    const { sound, notice } = ringsAt(before.current, now, useSettings.getState());
    before.current = now;
    if (sound) chime();
    if (!notice) return;
    void notify({ title: ui.game.meta.title, body: isOver ? 'The game is over.' : 'It is your turn.', path: location.pathname });
  }, [isMine, isOver, source, ui]);
}
