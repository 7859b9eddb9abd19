import type { Board, CameraView } from '@bocage/board';
import { isPhone } from '../lib/use-phone.js';
import { insetsOf } from './insets.js';

/** A hex smaller than this shows no readable counter, CSS pixels. */
const READABLE = 34;
const COMFORTABLE = 52;
/** As large as the hexes of a small part of the map are shown at first. */
const LARGEST = 92;
export const TAPPABLE = 30;
/** Hexes left free round the places a seat begins at, and round a decision. */
export const MARGIN = 3;
/** The player's own size is left for so much of it at least. */
export const LITTLE_SMALLER = 0.5;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How large hexes are now, the size the player chose by hand if any, and the smallest a finger can meet. */
export interface HexSizes {
  readonly now: number;
  readonly chosen: number | undefined;
  readonly least: number;
}

export type CameraPlan =
  | { readonly kind: 'stay' }
  /** Shows all of it, or the place of it that is nearest, at this size of a hex. */
  | { readonly kind: 'all' | 'nearest'; readonly scale: number };

const STAY: CameraPlan = { kind: 'stay' };

/**
 * What the camera does for a decision: it shows all of a choice that can be read in one window, at the player's own size where
 * it fits and otherwise for the moment a little smaller, never by more than half. It stays while a choice spread over the map is partly in sight, for it
 * never hurries to and fro between two decisions; what is then out of sight is told at the edges. `actor` is where the unit stands whose choice it is.
 */
export function planCamera(spots: readonly Spot[], frame: Frame, sizes: HexSizes, actor?: Spot): CameraPlan {
  if (spots.length === 0) return STAY;
  const wished = sizes.chosen ?? (sizes.now < READABLE ? COMFORTABLE : sizes.now);
  const { width, height } = boxOf(spots);
  const [across, down] = [width / sizes.now + MARGIN, height / sizes.now + MARGIN];
  const fitting = Math.min(wished, (frame.right - frame.left) / across, (frame.bottom - frame.top) / down);
  if (fitting >= Math.max(Math.min(wished, READABLE), (sizes.chosen ?? 0) * LITTLE_SMALLER)) return { kind: 'all', scale: fitting };
  if (sizes.chosen === undefined && sizes.now < sizes.least) return { kind: 'nearest', scale: wished };
  const isSeen = actor ? isInside(actor, frame) : spots.some((spot) => isInside(spot, frame));
  return isSeen ? STAY : { kind: 'nearest', scale: wished };
}

/** What of a decision is shown where all of it does not fit: what a guide picks out, or what lies about the unit whose choice it is. */
export interface Foremost {
  readonly guided?: readonly number[] | undefined;
  readonly actor?: number | undefined;
}

/** Moves the camera for a decision; whether all of it is in sight then. */
export function showDecision(
  board: Board,
  hexes: readonly number[],
  centre: (hex: number) => Spot,
  { guided = [], actor }: Foremost = {},
): 'whole' | 'part' {
  const frame = frameOf(board);
  const spots = hexes.map((hex) => ({ hex, ...board.locate(hex) }));
  const first = spots[0];
  if (!first) return 'whole';
  const own = actor === undefined ? undefined : { hex: actor, ...board.locate(actor) };
  const plan = planCamera(
    spots,
    frame,
    {
      now: first.hexSize,
      chosen: board.camera.chosenScale(),
      least: isPhone() ? TAPPABLE : 0,
    },
    own,
  );
  if (plan.kind === 'stay') return spots.every((spot) => isInside(spot, frame)) ? 'whole' : 'part';
  const picked = spots.filter(({ hex }) => guided.includes(hex));
  const wanted = picked.length > 0 ? picked : own ? [own, ...spots] : spots;
  const shown = plan.kind === 'nearest' ? around(wanted, frame, plan.scale / first.hexSize, picked.length > 0 ? undefined : own) : hexes;
  const { scale } = board.camera.view();
  // Whoever comes nearer looks at the middle of it. An absolute size: a factor would be taken twice of a camera that is still on its way.
  if (plan.scale > scale) board.camera.set({ ...boxOf(shown.map(centre)).middle, scale: plan.scale }, 'glide');
  else board.camera.centreOn(shown);
  return plan.kind === 'all' ? 'whole' : 'part';
}

/**
 * Where a seat begins: all of its places where they can still be read, else the part of the map with most of them. `size` is
 * the free part of the window in CSS pixels.
 */
export function homeView(places: readonly Spot[], size: { readonly width: number; readonly height: number }): CameraView | undefined {
  if (places.length === 0) return undefined;
  const all = boxOf(places);
  const scale = Math.min(COMFORTABLE, size.width / (all.width + MARGIN), size.height / (all.height + MARGIN));
  if (scale >= READABLE) return { ...all.middle, scale };
  const [across, down] = [size.width / COMFORTABLE / 2 - 1, size.height / COMFORTABLE / 2 - 1];
  const round = (at: Spot): Spot[] => places.filter(({ x, y }) => Math.abs(x - at.x) <= across && Math.abs(y - at.y) <= down);
  const thickest = places.reduce((best, at) => (round(at).length > round(best).length ? at : best));
  return { ...boxOf(round(thickest)).middle, scale: COMFORTABLE };
}

export function boxOf(places: readonly Spot[]): { readonly width: number; readonly height: number; readonly middle: Spot } {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { width: right - left, height: bottom - top, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } };
}

/** Opens the map on the part of it that a scenario is about; `size` is the free part of the window. */
export function partView(places: readonly Spot[], size: { readonly width: number; readonly height: number }): CameraView | undefined {
  if (places.length === 0) return undefined;
  const { width, height, middle } = boxOf(places);
  return { ...middle, scale: Math.min(LARGEST, size.width / (width + 2), size.height / (height + 2)) };
}

/** Opens the map where a seat is at home. */
export function goHome(board: Board, places: readonly Spot[], viewOf: typeof homeView = homeView): void {
  const { left, top, right, bottom } = frameOf(board);
  const view = viewOf(places, { width: right - left, height: bottom - top });
  if (view) board.camera.set(view);
}

/** A hex, or the one nearest to the middle of the window, with those that are in sight beside it once all is so many times as large. */
export function around(spots: readonly (Spot & { readonly hex: number })[], frame: Frame, times: number, from?: Spot): readonly number[] {
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const away = (spot: Spot) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const nearest = from ?? spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
  const [across, down] = [(frame.right - frame.left) / times / 2, (frame.bottom - frame.top) / times / 2];
  return spots.filter(({ x, y }) => Math.abs(x - nearest.x) <= across && Math.abs(y - nearest.y) <= down).map(({ hex }) => hex);
}

/** Goes to a place the player asked for, whatever the camera setting says: at the player's own size, else near enough to read. */
export function lookAt(board: Board, { x, y }: Spot): void {
  const { scale } = board.camera.view();
  board.camera.set({ x, y, scale: board.camera.chosenScale() ?? (scale < READABLE ? COMFORTABLE : scale) }, 'glide');
}

/** The part of the map that no panel covers, in the window. */
export function frameOf(board: Board): Frame {
  const box = board.canvas.getBoundingClientRect();
  const insets = insetsOf(box, board.canvas.closest('.table') ?? document.body);
  return { left: box.left + insets.left, top: box.top + insets.top, right: box.right - insets.right, bottom: box.bottom - insets.bottom };
}

/** Whether all of these are in sight and large enough to be read as it is. */
export function isLegible(board: Board, hexes: readonly number[]): boolean {
  const frame = frameOf(board);
  return hexes.every((hex) => {
    const spot = board.locate(hex);
    return spot.hexSize >= READABLE && isInside(spot, frame);
  });
}

export function isInside({ x, y }: Spot, { left, top, right, bottom }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
