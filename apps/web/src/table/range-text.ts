import type { GameUi } from '@bocage/board';
import type { Situation } from './situation.js';

/** How far it is, and where the game has a line of sight what stands in it. */
export function rangeText(ui: GameUi, shown: Situation | undefined, from: number, to: number): string {
  const distance = ui.grid.distance(from, to);
  const far = `${distance} ${distance === 1 ? 'hex' : 'hexes'}`;
  const sight = shown && from !== to ? ui.sight?.(shown.view, from, to) : undefined;
  return sight ? `${far}. ${sight.text}` : far;
}
