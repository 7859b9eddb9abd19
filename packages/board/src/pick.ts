import { toScreen, toWorld } from './camera.js';
import { openFan } from './draw/draw-fan.js';
import { fanIndexAt } from './fan.js';
import { contains, type Point } from './geometry.js';
import type { Scene } from './scene.js';
import { counterSize, counterUnder } from './stack-layout.js';

/** What lies under a point of the canvas: always a hex (−1 beyond the map), a single counter where one is meant. */
export interface Pick {
  readonly hex: number;
  readonly unit: number | undefined;
  /** On the plate of the fanned-out stack. */
  readonly fanned: boolean;
  /** On the card of the fan that means all of the stack. */
  readonly whole?: true;
}

export function hexUnder(scene: Scene, p: Point): number {
  const grid = scene.game?.grid;
  if (!grid) return -1;
  const w = toWorld(scene.view, scene.port, p);
  const hex = grid.hexAt(w.x, w.y);
  return scene.off.has(hex) ? -1 : hex;
}

/** A touch on a closed stack means the stack; a mouse means the counter it sees, a choosable one first. */
export function pickAt(scene: Scene, p: Point, pointer: 'mouse' | 'touch' | 'pen' | 'key'): Pick {
  const layout = openFan(scene);
  if (layout && contains(layout.plate, p)) return pickInFan(scene, fanIndexAt(layout, p));
  const hex = hexUnder(scene, p);
  const stack = scene.byHex.get(hex);
  if (!stack || scene.counters === 'none') return { hex, unit: undefined, fanned: false };
  const c = toScreen(scene.view, scene.port, stack);
  const index = counterUnder(stack.counters.length, counterSize(scene.view.scale), p.x - c.x, p.y - c.y);
  if (index < 0 || (pointer !== 'mouse' && stack.counters.length > 1)) return { hex, unit: undefined, fanned: false };
  const top = index === stack.counters.length - 1;
  const preferred = top ? stack.counters.findLast((u) => scene.choosable.has(u.unit)) : undefined;
  return { hex, unit: (preferred ?? stack.counters[index])?.unit, fanned: false };
}

function pickInFan(scene: Scene, index: number): Pick {
  const counters = scene.byHex.get(scene.fan)?.counters ?? [];
  const unit = index < 0 ? undefined : counters[counters.length - 1 - index]?.unit;
  return { hex: scene.fan, unit, fanned: true, ...(index === counters.length ? { whole: true } : {}) };
}

/** Which counter a hand put down there takes hold of. A finger pans unless the counter is chosen already. */
export function gripAt(
  scene: Scene,
  p: Point,
  pointer: 'mouse' | 'touch' | 'pen',
): { readonly unit: number; readonly hex: number } | undefined {
  const { hex, unit, whole } = pickAt(scene, p, pointer);
  if (hex < 0 || whole) return undefined;
  const canGo = scene.lit.hexes.length > 0 || scene.highlights.carriable === true;
  const chosen = canGo ? chosenAt(scene, hex, p) : undefined;
  const held = chosen ?? (pointer === 'touch' || unit === undefined || !scene.choosable.has(unit) ? undefined : unit);
  return held === undefined ? undefined : { unit: held, hex };
}

/** The chosen counter of a stack, where the point is on the stack. */
function chosenAt(scene: Scene, hex: number, p: Point): number | undefined {
  const stack = scene.byHex.get(hex);
  if (!stack || scene.counters === 'none') return undefined;
  const c = toScreen(scene.view, scene.port, stack);
  if (counterUnder(stack.counters.length, counterSize(scene.view.scale), p.x - c.x, p.y - c.y) < 0) return undefined;
  return stack.counters.findLast(({ unit }) => scene.selected.has(unit))?.unit;
}

/** Whether resting the mouse on a stack opens it: more than one counter, and not a hex that is itself to be chosen. */
export function fansOnHover(scene: Scene, hex: number): boolean {
  const stack = scene.byHex.get(hex);
  if (!stack || stack.counters.length < 2 || scene.counters === 'none') return false;
  if (stack.counters.some((c) => scene.choosable.has(c.unit))) return true;
  return !scene.highlights.hexes?.some((h) => h.hex === hex);
}
