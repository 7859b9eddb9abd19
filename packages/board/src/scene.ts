import type { BoardGame, CameraView, Highlights } from './board-types.js';
import { NO_INSETS, type Viewport } from './camera.js';
import type { Look, Sprites } from './counter/sprites.js';
import { isTurned } from './flips.js';
import type { CounterFace, OverlayHex, Stack } from './game-ui.js';
import { type Box, cornerOffsets, gridBounds, grow, type Point } from './geometry.js';
import { type Lit, litOf, NOTHING_LIT } from './lit.js';
import { OFF } from './map/looks.js';
import { rimsOf } from './map/outline.js';
import type { Line } from './map/smooth.js';
import type { Palette } from './palette.js';

/** The paper beyond the outermost hexes that belongs to the sheet. */
const EDGE = 0.4;

export interface PlacedCounter {
  readonly unit: number;
  readonly look: Look;
  readonly face: CounterFace;
}

export interface PlacedStack {
  readonly hex: number;
  readonly x: number;
  readonly y: number;
  /** Bottom first. */
  readonly counters: readonly PlacedCounter[];
}

export interface Whereabouts {
  readonly hex: number;
  readonly counter: PlacedCounter;
}

/** Counters in the hand. */
export interface Carried {
  readonly unit: number;
  readonly units: ReadonlySet<number>;
  /** CSS pixels of the canvas. */
  readonly at: Point;
}

/** All that is on the board at a moment, ready to draw. The renderer reads it, the board writes it. */
export interface Scene {
  game: BoardGame | undefined;
  bounds: Box;
  /** Hex numbers outside the printed sheet. */
  off: ReadonlySet<number>;
  /** Centres of the hexes on the sheet, and its rim along them. */
  centres: readonly Point[];
  rims: readonly Line[];
  corners: readonly Point[];
  stacks: readonly PlacedStack[];
  byHex: Map<number, PlacedStack>;
  /** Where each unit was last seen, also after it left the map. */
  known: Map<number, Whereabouts>;
  highlights: Highlights;
  lit: Lit;
  choosable: ReadonlySet<number>;
  selected: ReadonlySet<number>;
  advised: ReadonlySet<number>;
  formation: ReadonlySet<number>;
  overlay: readonly OverlayHex[];
  counters: 'all' | 'none';
  cursor: number;
  hover: number;
  fan: number;
  fanHover: number;
  carried: Carried | undefined;
  palette: Palette;
  view: CameraView;
  port: Viewport;
  dpr: number;
  zoom: 'settled' | 'moving';
}

export function createScene(palette: Palette): Scene {
  return {
    game: undefined,
    bounds: { left: 0, top: 0, right: 1, bottom: 1 },
    off: new Set(),
    centres: [],
    rims: [],
    corners: cornerOffsets('flat'),
    stacks: [],
    byHex: new Map(),
    known: new Map(),
    highlights: {},
    lit: NOTHING_LIT,
    choosable: new Set(),
    selected: new Set(),
    advised: new Set(),
    formation: new Set(),
    overlay: [],
    counters: 'all',
    cursor: -1,
    hover: -1,
    fan: -1,
    fanHover: -1,
    carried: undefined,
    palette,
    view: { x: 0, y: 0, scale: 40 },
    port: { width: 1, height: 1, insets: NO_INSETS },
    dpr: 1,
    zoom: 'settled',
  };
}

/** The same grid again means that more is known of its ground: counters and camera stay. */
export function putGame(scene: Scene, game: BoardGame): 'same' | 'new' {
  const { grid, map } = game;
  const same = scene.game?.grid === grid;
  scene.game = game;
  scene.corners = cornerOffsets(grid.spec.orientation);
  scene.off = new Set(map.hexes.filter((h) => h.terrain === OFF).flatMap((h) => grid.parse(h.hex) ?? []));
  const hexes = map.hexes.filter((h) => h.terrain !== OFF).flatMap((h) => grid.parse(h.hex) ?? []);
  scene.centres = hexes.map((hex) => grid.centre(hex));
  scene.rims = rimsOf(grid, new Set(hexes));
  scene.bounds = grow(hexes.length > 0 ? gridBounds(grid, hexes) : gridBounds(grid), EDGE);
  if (same) return 'same';
  scene.stacks = [];
  scene.byHex.clear();
  scene.known.clear();
  scene.cursor = -1;
  scene.hover = -1;
  scene.fan = -1;
  return 'new';
}

/** Lays the counters out; `turned` hears of each that shows another side than before, with its old look. */
export function putStacks(
  scene: Scene,
  stacks: readonly Stack[],
  sprites: Sprites,
  turned: (unit: number, from: Look) => void = () => {},
): void {
  const grid = scene.game?.grid;
  if (!grid) return;
  scene.byHex.clear();
  scene.stacks = stacks
    .filter((s) => s.faces.length > 0)
    .map((s) => {
      const c = grid.centre(s.hex);
      const counters = s.faces.map((face) => ({ unit: face.unit, look: sprites.intern(face), face }));
      const placed = { hex: s.hex, x: c.x, y: c.y, counters };
      scene.byHex.set(s.hex, placed);
      for (const counter of counters) {
        const before = scene.known.get(counter.unit);
        if (before && isTurned(before, counter, s.hex)) turned(counter.unit, before.counter.look);
        scene.known.set(counter.unit, { hex: s.hex, counter });
      }
      return placed;
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
  if (scene.fan >= 0 && (scene.byHex.get(scene.fan)?.counters.length ?? 0) < 2) scene.fan = -1;
  light(scene);
}

/** Which lit hexes hold counters changes with the one as with the other. */
function light(scene: Scene): void {
  const grid = scene.game?.grid;
  const marks = scene.highlights.hexes ?? [];
  scene.lit = grid && marks.length > 0 ? litOf(grid, marks, (hex) => scene.byHex.has(hex), scene.lit) : NOTHING_LIT;
}

export function putHighlights(scene: Scene, highlights: Highlights): void {
  scene.highlights = highlights;
  scene.choosable = new Set(highlights.units);
  scene.selected = new Set(highlights.selected);
  scene.advised = new Set(highlights.advised);
  scene.formation = new Set(highlights.formation);
  light(scene);
}
