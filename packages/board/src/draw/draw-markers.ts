import { CONDENSED, type Context } from '../counter/draw-symbol.js';
import type { Point } from '../geometry.js';
import type { MapMarker, MarkerLook } from '../map-marker.js';
import { GLYPHS } from './marker-glyphs.js';
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
  mines: '#1c1a17',
  'mines-cleared': '#e9e1c6',
  checked: '#e9e1c6',
  ruins: '#6d4a33',
  breach: '#b98b3c',
  nest: '#3a3733',
  barrage: '#c2571a',
  'heavy-barrage': '#8c1c13',
  closed: '#3a3733',
  roadblock: '#6d4a33',
  wired: '#b98b3c',
  blown: '#8c1c13',
  bridge: '#55682e',
  ferry: '#2f5d8a',
  fleet: '#2f5d8a',
  objective: '#6b4a86',
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
