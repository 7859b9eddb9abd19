import { CONDENSED, type Context } from '../counter/draw-symbol.js';
import type { Point } from '../geometry.js';
import type { MapMarker, MarkerLook } from '../map-marker.js';
import { centreOf, type Sheet } from './sheet.js';

/** Marker chips in hexes: on bare ground in the middle, beside counters at the left and right point of the hex, or on a hexside. */
const IN_EMPTY = [
  [0, 0],
  [0.3, 0.12],
  [-0.3, 0.12],
] as const;
const BESIDE = [
  [-0.45, 0.02],
  [0.45, 0.02],
  [0, 0.44],
] as const;
const LARGE = 0.22;
const SMALL = 0.155;
/** Device-independent pixels below which a chip is a mere dot. */
const LEAST = 4;
const LIGHT = '#fbf6e6';
const DARK = '#1c1a17';

const GROUNDS: Readonly<Record<MarkerLook, string>> = {
  beachhead: '#55682e',
  'drop-zone': '#2f5d8a',
  mines: '#7a1f1a',
  'mines-cleared': '#e9e1c6',
  checked: '#e9e1c6',
  ruins: '#6d4a33',
  breach: '#b98b3c',
  nest: '#3a3733',
};

/** Over the counters, so that nothing that lies in a hex is hidden by who stands there. */
export function drawMarkers(sheet: Sheet): void {
  const placed = new Map<number, number>();
  for (const marker of sheet.scene.highlights.markers ?? []) {
    const c = centreOf(sheet, marker.hex);
    if (!c) continue;
    const nth = placed.get(marker.hex) ?? 0;
    const beyond = marker.towards === undefined ? undefined : centreOf(sheet, marker.towards);
    if (beyond) drawChip(sheet, marker, { x: (c.x + beyond.x) / 2, y: (c.y + beyond.y) / 2 }, SMALL * 0.9);
    else {
      placed.set(marker.hex, nth + 1);
      const isEmpty = !sheet.scene.byHex.has(marker.hex) || sheet.scene.counters === 'none';
      const [dx, dy] = (isEmpty ? IN_EMPTY : BESIDE)[nth % IN_EMPTY.length] as readonly [number, number];
      const { scale } = sheet.space;
      drawChip(sheet, marker, { x: c.x + dx * scale, y: c.y + dy * scale }, isEmpty ? LARGE : SMALL);
    }
  }
}

function drawChip({ ctx, scene, space }: Sheet, { look, label }: MapMarker, { x, y }: Point, radius: number): void {
  const r = Math.max(LEAST * scene.dpr, space.scale * radius);
  ctx.save();
  ctx.translate(x, y);
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, 2 * Math.PI);
  ctx.fillStyle = GROUNDS[look];
  ctx.fill();
  ctx.lineWidth = Math.max(1, r * 0.16);
  ctx.strokeStyle = LIGHT;
  ctx.stroke();
  ctx.lineWidth = Math.max(0.75, r * 0.06);
  ctx.strokeStyle = DARK;
  ctx.stroke();
  if (r >= LEAST * 1.5 * scene.dpr) drawGlyph(ctx, look, r, label);
  ctx.restore();
}

function drawGlyph(ctx: Context, look: MarkerLook, r: number, label: string | undefined): void {
  const ink = look === 'mines-cleared' || look === 'checked' ? DARK : LIGHT;
  ctx.fillStyle = ink;
  ctx.strokeStyle = ink;
  ctx.lineWidth = r * 0.16;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  GLYPHS[look](ctx, r);
  if (label !== undefined) {
    ctx.font = `700 ${r * 0.62}px ${CONDENSED}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(label, 0, r * 0.56, r * 1.5);
  }
}

type Glyph = (ctx: Context, r: number) => void;

/** Lines through points in parts of the radius; the pen is lifted between the lines. */
function strokes(ctx: Context, r: number, lines: readonly (readonly (readonly [number, number])[])[]): void {
  ctx.beginPath();
  for (const line of lines) for (const [i, [x, y]] of line.entries()) i === 0 ? ctx.moveTo(x * r, y * r) : ctx.lineTo(x * r, y * r);
  ctx.stroke();
}

/** A five-pointed star. */
const star: Glyph = (ctx, r) => {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const [angle, length] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r * 0.74 : r * 0.3];
    ctx.lineTo(Math.cos(angle) * length, Math.sin(angle) * length);
  }
  ctx.fill();
};

/** A canopy with its lines; the number of the division stands below it. */
const parachute: Glyph = (ctx, r) => {
  ctx.beginPath();
  ctx.arc(0, -r * 0.2, r * 0.52, Math.PI, 0);
  ctx.fill();
  ctx.lineWidth = r * 0.08;
  strokes(ctx, r, [
    [
      [-0.5, -0.2],
      [0, 0.28],
      [0.5, -0.2],
    ],
  ]);
};

/** A ball with horns. */
const mine: Glyph = (ctx, r) => {
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.4, 0, 2 * Math.PI);
  ctx.fill();
  strokes(
    ctx,
    r,
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      return [
        [x * 0.4, y * 0.4],
        [x * 0.64, y * 0.64],
      ];
    }),
  );
};

const tick: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.45, 0.05],
      [-0.12, 0.4],
      [0.5, -0.4],
    ],
  ]);

const struck: Glyph = (ctx, r) => {
  mine(ctx, r);
  ctx.strokeStyle = '#2f7a35';
  ctx.lineWidth = r * 0.24;
  strokes(ctx, r, [
    [
      [-0.6, 0.6],
      [0.6, -0.6],
    ],
  ]);
};

/** Broken walls. */
const ruins: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.6, 0.5],
      [-0.6, -0.45],
      [-0.25, -0.1],
      [-0.1, -0.55],
      [0.15, 0.05],
      [0.35, -0.3],
      [0.6, 0.1],
      [0.6, 0.5],
    ],
  ]);

/** A way through between two pieces of wall. */
const breach: Glyph = (ctx, r) =>
  strokes(ctx, r, [
    [
      [-0.65, -0.35],
      [-0.65, 0.35],
    ],
    [
      [0.65, -0.35],
      [0.65, 0.35],
    ],
    [
      [0, 0.55],
      [0, -0.5],
    ],
    [
      [-0.25, -0.2],
      [0, -0.5],
      [0.25, -0.2],
    ],
  ]);

const nest: Glyph = (ctx, r) => {
  ctx.beginPath();
  ctx.arc(0, r * 0.3, r * 0.55, Math.PI, 0);
  ctx.fill();
};

const GLYPHS: Readonly<Record<MarkerLook, Glyph>> = {
  beachhead: star,
  'drop-zone': parachute,
  mines: mine,
  'mines-cleared': struck,
  checked: tick,
  ruins,
  breach,
  nest,
};
