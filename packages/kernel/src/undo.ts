import type { GameTypes, Seat } from './contract.js';
import type { Played, UndoRefused } from './played.js';

type Found = { readonly ok: true; readonly at: number } | { readonly ok: false; readonly code: UndoRefused };

/**
 * Which of the standing entries a seat may take out: its last, and never past a roll, a reveal or another seat's action
 * that it could notice. Where several seats act at once (open) each undoes its own and the others' entries stay.
 */
export function lastOwn<T extends GameTypes>(
  standing: readonly { readonly played: Played<T> }[],
  seat: Seat,
  notices: (seat: Seat, played: Played<T>) => boolean,
): Found {
  let passedOther = false;
  for (let at = standing.length - 1; at >= 0; at--) {
    const { played } = standing[at] as { readonly played: Played<T> };
    const { entry } = played;
    if (entry.kind === 'conclude' || entry.kind === 'checkpoint') return { ok: false, code: 'nothing-to-undo' };
    if (entry.kind !== 'action' && entry.kind !== 'roll') continue;
    const isOwn = entry.kind === 'action' && entry.seat === seat;
    if (isOwn) {
      if (isReveal(played)) return { ok: false, code: 'reveal' };
      return passedOther && played.mode !== 'open' ? { ok: false, code: 'other-seat' } : { ok: true, at };
    }
    if (!notices(seat, played)) continue;
    if (entry.kind === 'roll') return { ok: false, code: 'roll' };
    if (isReveal(played)) return { ok: false, code: 'reveal' };
    if (played.mode !== 'open') return { ok: false, code: 'other-seat' };
    passedOther = true;
  }
  return { ok: false, code: 'nothing-to-undo' };
}

function isReveal<T extends GameTypes>(played: Played<T>): boolean {
  return played.events.some((event) => event.reveals !== undefined && event.reveals.length > 0);
}
