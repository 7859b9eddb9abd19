import type { CameraView, Insets } from './board-types.js';
import type { Box, Point } from './geometry.js';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** CSS pixels a hex at the nearest. */
export const MAX_SCALE = 160;
/** Below this a whole map is too small to begin with. */
const SMALL_SCALE = 11;
const OPENING_SCALE = 26;

/** The middle of the part no panel covers, CSS pixels. */
export function freeCentre(port: Viewport): Point {
  const { insets } = port;
  return { x: (insets.left + port.width - insets.right) / 2, y: (insets.top + port.height - insets.bottom) / 2 };
}

export function toScreen(view: CameraView, port: Viewport, p: Point): Point {
  const c = freeCentre(port);
  return { x: c.x + (p.x - view.x) * view.scale, y: c.y + (p.y - view.y) * view.scale };
}

export function toWorld(view: CameraView, port: Viewport, p: Point): Point {
  const c = freeCentre(port);
  return { x: view.x + (p.x - c.x) / view.scale, y: view.y + (p.y - c.y) / view.scale };
}

function freeSize(port: Viewport): { readonly width: number; readonly height: number } {
  const { insets } = port;
  return {
    width: Math.max(1, port.width - insets.left - insets.right),
    height: Math.max(1, port.height - insets.top - insets.bottom),
  };
}

export function fitScale(box: Box, port: Viewport, margin = 12): number {
  const { width, height } = freeSize(port);
  const scale = Math.min((width - 2 * margin) / (box.right - box.left), (height - 2 * margin) / (box.bottom - box.top));
  return Math.max(1, scale);
}

export function fit(box: Box, port: Viewport): CameraView {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.min(fitScale(box, port), MAX_SCALE) };
}

/** How a map is first shown: all of it, or on a small screen as much as fills it at a size one can see. */
export function opening(box: Box, port: Viewport): CameraView {
  const all = fit(box, port);
  if (all.scale >= SMALL_SCALE) return all;
  const { width, height } = freeSize(port);
  const filling = Math.max(width / (box.right - box.left), height / (box.bottom - box.top));
  return { ...all, scale: Math.min(OPENING_SCALE, filling) };
}

export function panBy(view: CameraView, dx: number, dy: number): CameraView {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/** Zooms so that the map point under `at` stays under it. */
export function zoomAt(view: CameraView, port: Viewport, factor: number, at: Point): CameraView {
  const before = toWorld(view, port, at);
  const scaled = { ...view, scale: view.scale * factor };
  const after = toWorld(scaled, port, at);
  return { x: view.x + before.x - after.x, y: view.y + before.y - after.y, scale: scaled.scale };
}

/** Keeps the map in the window: no smaller than the fit, no nearer than the limit, the middle never off the sheet. */
export function clampView(view: CameraView, port: Viewport, box: Box): CameraView {
  const least = Math.min(fitScale(box, port) * 0.9, MAX_SCALE);
  const scale = Math.min(MAX_SCALE, Math.max(least, view.scale));
  const { width, height } = freeSize(port);
  return {
    x: clampAxis(view.x, box.left, box.right, width / scale),
    y: clampAxis(view.y, box.top, box.bottom, height / scale),
    scale,
  };
}

/** Some sheet always fills most of the window: half a window of table may show beyond an edge, no more. */
function clampAxis(value: number, low: number, high: number, span: number): number {
  const slack = span * 0.3;
  const from = low + span / 2 - slack;
  const to = high - span / 2 + slack;
  if (from > to) return (low + high) / 2;
  return Math.min(to, Math.max(from, value));
}

/**
 * The nearest view that shows all points inside the free part with a margin; the view itself when it does already. What is
 * partly in sight is pushed in, what is wholly out of sight comes to the middle.
 */
export function bringIntoSight(view: CameraView, port: Viewport, points: readonly Point[], box: Box): CameraView {
  if (points.length === 0 || points.every((p) => isComfortable(view, port, p))) return view;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const area = { left: Math.min(...xs) - 1.5, right: Math.max(...xs) + 1.5, top: Math.min(...ys) - 1.5, bottom: Math.max(...ys) + 1.5 };
  const scale = Math.min(view.scale, fitScale(area, port));
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2, scale };
  if (!points.some((p) => isComfortable(view, port, p))) return clampView(middle, port, box);
  const { width, height } = freeSize(port);
  const x = pushed(view.x, area.right - width / scale / 2, area.left + width / scale / 2);
  const y = pushed(view.y, area.bottom - height / scale / 2, area.top + height / scale / 2);
  return clampView({ x, y, scale }, port, box);
}

function pushed(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

function isComfortable(view: CameraView, port: Viewport, p: Point): boolean {
  const s = toScreen(view, port, p);
  const m = view.scale * 0.8;
  const { insets } = port;
  return s.x >= insets.left + m && s.x <= port.width - insets.right - m && s.y >= insets.top + m && s.y <= port.height - insets.bottom - m;
}

/** Between two views at t of 0 … 1, eased; zoom runs along its logarithm so that it feels even. */
export function between(a: CameraView, b: CameraView, t: number): CameraView {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const e = t * t * (3 - 2 * t);
  return {
    x: a.x + (b.x - a.x) * e,
    y: a.y + (b.y - a.y) * e,
    scale: a.scale * (b.scale / a.scale) ** e,
  };
}
