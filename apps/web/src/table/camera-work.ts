import type { Board, CameraView } from '@bocage/board';
import { isPhone } from '../lib/use-phone.js';
import { insetsOf } from './insets.js';

/** A hex smaller than this shows no readable counter, CSS pixels. */
const READABLE = 34;
const COMFORTABLE = 52;
const TAPPABLE = 30;
/** Hexes left free round the places a seat begins at. */
const MARGIN = 3;

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

export type CameraPlan = 'stay' | 'bring' | 'approach' | 'nearest' | 'approach-nearest';

/**
 * What the camera does for a decision: it stays while a choice spread over the map is partly in sight, goes to a choice
 * in one place, and comes near enough to read the counters there. It never hurries to and fro between two decisions.
 * `least` is the smallest hex a finger can meet.
 */
export function planCamera(spots: readonly Spot[], frame: Frame, hexSize: number, least: number): CameraPlan {
  if (spots.length === 0) return 'stay';
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const near = COMFORTABLE / hexSize;
  const width = (Math.max(...xs) - Math.min(...xs)) * near + 3 * COMFORTABLE;
  const height = (Math.max(...ys) - Math.min(...ys)) * near + 3 * COMFORTABLE;
  const isLocal = width <= frame.right - frame.left && height <= frame.bottom - frame.top;
  if (isLocal) return hexSize < READABLE ? 'approach' : 'bring';
  if (hexSize < least) return 'approach-nearest';
  return spots.some((spot) => isInside(spot, frame)) ? 'stay' : 'nearest';
}

export function showDecision(board: Board, hexes: readonly number[]): void {
  const frame = frameOf(board);
  const spots = hexes.map((hex) => ({ hex, ...board.locate(hex) }));
  const first = spots[0];
  if (!first) return;
  const plan = planCamera(spots, frame, first.hexSize, isPhone() ? TAPPABLE : 0);
  if (plan === 'stay') return;
  // An absolute size: a factor would be taken twice of a camera that is still on its way.
  if (plan === 'approach' || plan === 'approach-nearest') board.camera.set({ ...board.camera.view(), scale: COMFORTABLE }, 'glide');
  const isWide = plan === 'nearest' || plan === 'approach-nearest';
  board.camera.centreOn(isWide ? [nearest(spots, frame)] : hexes);
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

function boxOf(places: readonly Spot[]): { readonly width: number; readonly height: number; readonly middle: Spot } {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { width: right - left, height: bottom - top, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } };
}

/** Opens the map where a seat is at home. */
export function goHome(board: Board, places: readonly Spot[]): void {
  const { left, top, right, bottom } = frameOf(board);
  const view = homeView(places, { width: right - left, height: bottom - top });
  if (view) board.camera.set(view);
}

function nearest(spots: readonly (Spot & { readonly hex: number })[], frame: Frame): number {
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const away = (spot: Spot) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  return spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best)).hex;
}

/** Goes to a place the player asked for, whatever the camera setting says, near enough to read. */
export function lookAt(board: Board, { x, y }: Spot): void {
  const { scale } = board.camera.view();
  board.camera.set({ x, y, scale: scale < READABLE ? COMFORTABLE : scale }, 'glide');
}

function frameOf(board: Board): Frame {
  const box = board.canvas.getBoundingClientRect();
  const insets = insetsOf(box, board.canvas.closest('.table') ?? document.body);
  return { left: box.left + insets.left, top: box.top + insets.top, right: box.right - insets.right, bottom: box.bottom - insets.bottom };
}

function isInside({ x, y }: Spot, { left, top, right, bottom }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
