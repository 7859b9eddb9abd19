import type { CameraDriver } from './board-camera.js';
import type { BoardEvents, BoardPoint, PointerKind } from './board-types.js';
import { toScreen } from './camera.js';
import { type Cursor, cursorAt, isArrowKey, stepCursor } from './cursor.js';
import { openFan } from './draw/draw-fan.js';
import { fanIndexAt } from './fan.js';
import type { Point } from './geometry.js';
import type { Intent, PointerSample } from './gestures.js';
import type { InputHandler } from './input.js';
import { fansOnHover, gripAt, hexUnder, type Pick, pickAt } from './pick.js';
import type { Carried, Scene } from './scene.js';

const FAN_DWELL_MS = 320;

export interface BoardHands extends InputHandler {
  setCursor(hex: number): void;
  stop(): void;
}

interface HandsParts {
  readonly scene: Scene;
  readonly camera: CameraDriver;
  readonly options: BoardEvents;
  /** Where the canvas begins in the window. */
  origin(): Point;
  redraw(): void;
  skip(): void;
}

/** Turns what hands do into camera moves, fans and events. */
export function createHands({ scene, camera, options, origin, redraw, skip }: HandsParts): BoardHands {
  let cursor: Cursor | undefined;
  let dwell: ReturnType<typeof setTimeout> | undefined;
  let hovered: Pick = { hex: -1, unit: undefined, fanned: false };

  function fold(): void {
    if (scene.fan < 0) return;
    scene.fan = -1;
    scene.fanHover = -1;
    redraw();
  }
  function open(hex: number): void {
    scene.fan = hex;
    scene.fanHover = -1;
    redraw();
  }
  function tell(pick: Pick, kind: PointerKind, on: BoardPoint): void {
    const from = origin();
    const at = { x: from.x + on.x, y: from.y + on.y, pointer: on.pointer };
    if (pick.unit !== undefined) options.onUnit?.(pick.unit, pick.hex, kind, at);
    else options.onHex?.(pick.hex, kind, at);
  }
  function tap(x: number, y: number, kind: 'tap' | 'all' | 'long', pointer: PointerSample['type']): void {
    const pick = pickAt(scene, { x, y }, pointer);
    const stack = scene.byHex.get(pick.hex);
    if (!pick.fanned) {
      if (pointer !== 'mouse' && stack && stack.counters.length > 1 && scene.counters === 'all' && fansOnHover(scene, pick.hex))
        open(pick.hex);
      else fold();
    }
    if (pick.fanned && pick.unit === undefined && !pick.whole) return;
    if (pick.hex < 0) return;
    rest(pick.hex);
    if (pick.whole) fold();
    tell(pick, pick.whole ? 'all' : kind, { x, y, pointer });
  }
  function hover(x: number, y: number, pointer: PointerSample['type']): void {
    const pick = pickAt(scene, { x, y }, pointer);
    const layout = openFan(scene);
    const index = pick.fanned && layout ? fanIndexAt(layout, { x, y }) : -1;
    if (index !== scene.fanHover) {
      scene.fanHover = index;
      redraw();
    }
    if (pick.hex === hovered.hex && pick.unit === hovered.unit && pick.fanned === hovered.fanned) return;
    const entered = pick.hex !== hovered.hex;
    hovered = pick;
    if (!pick.fanned && scene.fan >= 0 && pick.hex !== scene.fan) fold();
    if (entered) enter(pick);
    tell(pick, 'hover', { x, y, pointer });
  }
  function enter(pick: Pick): void {
    scene.hover = pick.hex;
    redraw();
    clearTimeout(dwell);
    if (!pick.fanned && fansOnHover(scene, pick.hex)) dwell = setTimeout(() => open(pick.hex), FAN_DWELL_MS);
  }
  function carry(intent: Extract<Intent, { kind: 'carry' }>, pointer: PointerSample['type']): void {
    const taken = scene.carried ?? takeUp(intent, pointer);
    if (!taken) return;
    scene.carried = { ...taken, at: { x: intent.x, y: intent.y } };
    const hex = hexUnder(scene, intent);
    redraw();
    if (hex === scene.hover) return;
    scene.hover = hex;
    tell({ hex, unit: undefined, fanned: false }, 'hover', { x: intent.x, y: intent.y, pointer: 'mouse' });
  }
  function takeUp({ from, many }: Extract<Intent, { kind: 'carry' }>, pointer: PointerSample['type']): Carried | undefined {
    const grip = gripAt(scene, from, pointer);
    if (!grip) return undefined;
    const stack = scene.byHex.get(grip.hex)?.counters.map(({ unit }) => unit) ?? [];
    // Together go those that were chosen together; with shift all that may be chosen.
    const along = stack.filter((unit) => (many === 'all' && scene.choosable.has(unit)) || scene.selected.has(unit));
    fold();
    options.onGrab?.(grip.unit, grip.hex, many);
    return {
      unit: grip.unit,
      units: new Set(scene.selected.has(grip.unit) || many === 'all' ? [grip.unit, ...along] : [grip.unit]),
      at: from,
    };
  }
  function putDown(hex: number): void {
    const { carried } = scene;
    scene.carried = undefined;
    redraw();
    if (carried) options.onDrop?.(carried.unit, hex);
  }
  function setCursor(hex: number): void {
    const grid = scene.game?.grid;
    cursor = grid && hex >= 0 ? cursorAt(grid, hex) : undefined;
    scene.cursor = cursor?.hex ?? -1;
    redraw();
  }
  /** The hand took over: the cursor is hidden, and the keys go on from here. */
  function rest(hex: number): void {
    const grid = scene.game?.grid;
    if (grid) cursor = cursorAt(grid, hex);
    scene.cursor = -1;
    redraw();
  }
  function walk(key: string): boolean {
    const grid = scene.game?.grid;
    if (!grid || !isArrowKey(key)) return false;
    const next = cursor ? stepCursor(grid, cursor, key) : cursorAt(grid, Math.max(0, grid.hexAt(scene.view.x, scene.view.y)));
    if (scene.off.has(next.hex)) return true;
    cursor = next;
    scene.cursor = cursor.hex;
    camera.touch();
    camera.show([cursor.hex], 'glide');
    options.onCursor?.(cursor.hex);
    redraw();
    return true;
  }
  function atCursor(kind: 'tap' | 'long'): boolean {
    const stack = scene.byHex.get(scene.cursor);
    const grid = scene.game?.grid;
    if (!grid || scene.cursor < 0) return false;
    const p = toScreen(scene.view, scene.port, grid.centre(scene.cursor));
    const only = stack?.counters.length === 1 ? stack.counters[0]?.unit : undefined;
    tell({ hex: scene.cursor, unit: only, fanned: false }, kind, { ...p, pointer: 'key' });
    return true;
  }

  return {
    grabs: (p) => options.onGrab !== undefined && gripAt(scene, p, p.type) !== undefined,
    intent(intent: Intent, pointer) {
      if (intent.kind === 'hover') return hover(intent.x, intent.y, pointer);
      camera.stop();
      camera.touch();
      clearTimeout(dwell);
      switch (intent.kind) {
        case 'pan':
          fold();
          return camera.pan(intent.dx, intent.dy);
        case 'zoom':
          fold();
          return camera.zoomAt(intent.factor, intent);
        case 'fling':
          return camera.fling(intent.vx, intent.vy);
        case 'carry':
          return carry(intent, pointer);
        case 'drop':
          return putDown(hexUnder(scene, intent));
        case 'let-go':
          return putDown(-1);
        case 'tap':
        case 'all':
        case 'long':
          return tap(intent.x, intent.y, intent.kind, pointer);
      }
    },
    leave() {
      clearTimeout(dwell);
      fold();
      hovered = { hex: -1, unit: undefined, fanned: false };
      if (scene.hover < 0) return;
      scene.hover = -1;
      redraw();
      options.onHex?.(-1, 'hover', { x: 0, y: 0, pointer: 'mouse' });
    },
    key(event) {
      if (event.altKey || event.metaKey || event.ctrlKey) return false;
      if (walk(event.key)) return true;
      switch (event.key) {
        case 'Enter':
          return atCursor('tap');
        case ' ':
          return atCursor('long');
        case '+':
        case '=':
          camera.zoom(1.3);
          return true;
        case '-':
          camera.zoom(1 / 1.3);
          return true;
        case '0':
          camera.fit();
          return true;
        case 'Escape':
          if (scene.fan < 0) return false;
          fold();
          skip();
          return true;
        default:
          return false;
      }
    },
    blur: () => fold(),
    setCursor,
    stop: () => clearTimeout(dwell),
  };
}
