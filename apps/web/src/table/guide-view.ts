import type { Board } from '@bocage/board';
import { isPhone } from '../lib/use-phone.js';
import { boxOf, frameOf, isInside, LITTLE_SMALLER, MARGIN, type Spot, TAPPABLE } from './camera-work.js';

/** A hex that can still be told to be marked, and what stands on it to be a counter. */
const MARKED = 18;

/** What the guide picks out: all of it where its hexes stay large enough for an eye or a finger, else what lies about the first of them, at the player’s own size if there is one. */
export function showGuided(board: Board, hexes: readonly number[], centre: (hex: number) => Spot): void {
  const frame = frameOf(board);
  const size = { width: frame.right - frame.left, height: frame.bottom - frame.top };
  const chosen = board.camera.chosenScale();
  const least = Math.max(isPhone() ? TAPPABLE : MARKED, (chosen ?? 0) * LITTLE_SMALLER);
  const together = guidedTogether(
    hexes.map((hex) => ({ hex, ...centre(hex) })),
    size,
    least,
    chosen ?? board.camera.view().scale,
  );
  const isPart = together.length < hexes.length;
  if (isPart && chosen !== undefined && hexes.some((hex) => isInside(board.locate(hex), frame))) return;
  board.camera.centreOn(together);
}

/** Of the hexes that are picked out those that are shown together, at hexes of `least` pixels or, where not all fit, of `now`. */
export function guidedTogether(
  picked: readonly (Spot & { readonly hex: number })[],
  size: { readonly width: number; readonly height: number },
  least: number,
  now: number,
): readonly number[] {
  const [first] = picked;
  if (!first) return [];
  const all = boxOf(picked);
  const fitting = Math.min(size.width / (all.width + MARGIN), size.height / (all.height + MARGIN));
  if (fitting >= least) return picked.map(({ hex }) => hex);
  const scale = Math.max(now, least);
  const [across, down] = [size.width / scale / 2 - 1, size.height / scale / 2 - 1];
  return picked.filter(({ x, y }) => Math.abs(x - first.x) <= across && Math.abs(y - first.y) <= down).map(({ hex }) => hex);
}
