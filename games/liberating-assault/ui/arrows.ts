import type { BoardArrow } from '@bocage/board';
import { ATTACK, EXPLOIT, type LiberatingAssaultView, MARCH, MOVE } from '../src/types.js';
import { drawnAt } from './at-sea.js';
import type { Words } from './words.js';

const TONES: Readonly<Record<number, BoardArrow['tone']>> = { [ATTACK]: 'attack', [EXPLOIT]: 'exploit', [MOVE]: 'move', [MARCH]: 'march' };

/** §4.5 The orders these eyes know: one's own while they are placed, all that are seen once they are turned up. */
export function arrowsOf(words: Words, view: LiberatingAssaultView): readonly BoardArrow[] {
  const { order, path } = view.known;
  const drawn = new Map<string, BoardArrow>();
  order.forEach((kind, unit) => {
    const tone = TONES[kind];
    if (tone === undefined) return;
    const from = drawnAt(words, view, unit);
    const way = path[unit] ?? [];
    // Once a counter has walked a part of its way, only what is left of it is an order.
    const hexes = from === undefined ? [] : [from, ...way.slice(way.indexOf(from) + 1)];
    if (hexes.length > 1) drawn.set(`${tone}${hexes.join()}`, { hexes, tone });
  });
  return [...drawn.values()];
}
