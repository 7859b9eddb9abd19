import type { HexMark, HexTone } from '../board-types.js';
import { CONDENSED, type Context } from '../counter/draw-symbol.js';
import type { OverlayHex } from '../game-ui.js';
import type { Scene } from '../scene.js';
import { drawLit, drawOccupied } from './draw-lit.js';
import { drawMarkers } from './draw-markers.js';
import { centreOf, hexPath, pathOf, type Sheet } from './sheet.js';
import type { Space } from './space.js';

/** Under the counters: overlays and lit hexes. */
export function drawHexes(ctx: Context, scene: Scene, space: Space): void {
  const grid = scene.game?.grid;
  if (!grid) return;
  const sheet = { ctx, scene, space, grid };
  drawVeil(sheet);
  drawOverlay(sheet);
  drawLit(sheet);
  drawMarks(sheet);
  if (scene.hover >= 0) drawHover(sheet, scene.hover);
  const { selectedHex } = scene.highlights;
  if (selectedHex !== undefined && selectedHex >= 0) outline(sheet, selectedHex, scene.palette.highlights.selected, 0.06, 0.94);
}

/** Hexes that look alike are one path: hundreds cost little more than one. */
function gather<T extends { readonly hex: number }>(sheet: Sheet, hexes: readonly T[], keyOf: (hex: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const hex of hexes) {
    if (!centreOf(sheet, hex.hex)) continue;
    const key = keyOf(hex);
    const group = groups.get(key);
    if (group) group.push(hex);
    else groups.set(key, [hex]);
  }
  return groups;
}

function dash(sheet: Sheet, parts: readonly number[]): void {
  sheet.ctx.setLineDash(parts.map((d) => d * sheet.space.scale));
}

/** What these eyes may not look at lies under a veil: the ground shows through, counters would not. */
function drawVeil(sheet: Sheet): void {
  const hexes = (sheet.scene.highlights.unseen ?? []).map((hex) => ({ hex }));
  if (hexes.length === 0) return;
  pathOf(sheet, hexes, 1.005);
  sheet.ctx.fillStyle = 'rgba(44, 46, 56, 0.42)';
  sheet.ctx.fill();
}

const OVERLAY_DASH: Readonly<Record<OverlayHex['tone'], readonly number[]>> = {
  friend: [],
  enemy: [0.14, 0.1],
  neutral: [0.04, 0.08],
  reach: [],
};
const SHADES = 8;

function drawOverlay(sheet: Sheet): void {
  const { ctx, scene, space } = sheet;
  const level = (hex: OverlayHex): number => Math.round(Math.min(1, Math.max(0, hex.shade)) * SHADES);
  for (const hexes of gather(sheet, scene.overlay, (h) => `${h.tone}${level(h)}`).values()) {
    const [first] = hexes as [OverlayHex];
    const shade = level(first) / SHADES;
    const colour = scene.palette.highlights[first.tone];
    pathOf(sheet, hexes, 1);
    ctx.fillStyle = colour;
    ctx.globalAlpha = 0.1 + 0.34 * shade;
    ctx.fill();
    pathOf(sheet, hexes, 0.9);
    ctx.globalAlpha = 0.35 + 0.4 * shade;
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(1, space.scale * 0.025);
    dash(sheet, OVERLAY_DASH[first.tone]);
    ctx.stroke();
    dash(sheet, []);
    ctx.globalAlpha = 1;
  }
  for (const { hex, label } of scene.overlay) if (label) drawLabel(sheet, hex, label, -0.36);
}

type MarkTone = Exclude<HexTone, 'legal' | 'best'>;

const TONE_DASH: Readonly<Record<MarkTone, readonly number[]>> = {
  target: [0.2, 0.08],
  reach: [],
  danger: [0.08, 0.06],
  note: [0.02, 0.07],
};

function drawMarks(sheet: Sheet): void {
  const { ctx, scene, space } = sheet;
  const marks = scene.highlights.hexes ?? [];
  const isPlain = (mark: HexMark): mark is HexMark & { readonly tone: MarkTone } => mark.tone !== 'legal' && mark.tone !== 'best';
  for (const hexes of gather(sheet, marks.filter(isPlain), (h) => h.tone).values()) {
    const tone = (hexes[0] as (typeof hexes)[number]).tone;
    const colour = scene.palette.highlights[tone];
    pathOf(sheet, hexes, 0.97);
    ctx.fillStyle = colour;
    ctx.globalAlpha = tone === 'reach' ? 0.2 : 0.28;
    ctx.fill();
    ctx.globalAlpha = 1;
    const width = Math.max(1.5, space.scale * 0.05);
    pathOf(sheet, hexes, 0.92);
    dash(sheet, TONE_DASH[tone]);
    ctx.lineWidth = width + Math.max(1, space.scale * 0.02);
    ctx.strokeStyle = 'rgba(30,24,10,0.45)';
    ctx.stroke();
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
    dash(sheet, []);
  }
  for (const { hex, label } of marks) if (label) drawLabel(sheet, hex, label, 0.36);
}

function drawHover(sheet: Sheet, hex: number): void {
  const { ctx, space } = sheet;
  pathOf(sheet, [{ hex }], 0.98);
  ctx.lineWidth = Math.max(1, space.scale * 0.02);
  ctx.strokeStyle = 'rgba(40,30,12,0.5)';
  ctx.stroke();
}

function outline(sheet: Sheet, hex: number, colour: string, width: number, size: number): void {
  const c = centreOf(sheet, hex);
  if (!c) return;
  const { ctx, scene, space } = sheet;
  ctx.beginPath();
  hexPath(ctx, scene.corners, c.x, c.y, space.scale * size);
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(3, space.scale * width * 1.8);
  ctx.strokeStyle = 'rgba(30,22,8,0.75)';
  ctx.stroke();
  ctx.lineWidth = Math.max(1.5, space.scale * width);
  ctx.strokeStyle = colour;
  ctx.stroke();
}

function drawLabel(sheet: Sheet, hex: number, text: string, down: number): void {
  const c = centreOf(sheet, hex);
  const { scale } = sheet.space;
  if (c && scale * 0.2 >= 7) drawText(sheet.ctx, text, c.x, c.y + scale * down, scale * 0.2);
}

/** Dark text in a light rim, readable on any ground. */
export function drawText(ctx: Context, text: string, x: number, y: number, px: number): void {
  ctx.font = `700 ${px}px ${CONDENSED}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = px * 0.3;
  ctx.strokeStyle = 'rgba(250,246,232,0.9)';
  ctx.strokeText(text, x, y);
  ctx.fillStyle = '#1d1710';
  ctx.fillText(text, x, y);
}

/** Over the counters: frames round those that may be chosen, crosshairs on targets, pings, the keyboard cursor. */
export function drawHexesAbove(ctx: Context, scene: Scene, space: Space): void {
  const grid = scene.game?.grid;
  if (!grid) return;
  const sheet = { ctx, scene, space, grid };
  drawOccupied(sheet);
  drawMarkers(sheet);
  for (const hex of scene.highlights.targets ?? []) drawCrosshair(sheet, hex);
  for (const hex of scene.highlights.pings ?? []) outline(sheet, hex, scene.palette.highlights.note, 0.09, 1.12);
  if (scene.cursor >= 0) drawCursor(sheet, scene.cursor);
}

function drawCrosshair(sheet: Sheet, hex: number): void {
  const c = centreOf(sheet, hex);
  if (!c) return;
  const { ctx, scene, space } = sheet;
  const r = space.scale * 0.44;
  for (const [width, colour] of [
    [0.1, 'rgba(255,250,235,0.9)'],
    [0.055, scene.palette.highlights.target],
  ] as const) {
    ctx.lineWidth = Math.max(1, space.scale * width);
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(c.x, c.y, r, 0, 2 * Math.PI);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(c.x + dx * r * 0.72, c.y + dy * r * 0.72);
      ctx.lineTo(c.x + dx * r * 1.28, c.y + dy * r * 1.28);
    }
    ctx.stroke();
  }
}

function drawCursor(sheet: Sheet, hex: number): void {
  const c = centreOf(sheet, hex);
  if (!c) return;
  const { ctx, scene, space } = sheet;
  for (const [width, colour, dash] of [
    [Math.max(4, space.scale * 0.1), '#fffdf2', 0],
    [Math.max(2, space.scale * 0.05), scene.palette.highlights.cursor, 0.14],
  ] as const) {
    ctx.beginPath();
    hexPath(ctx, scene.corners, c.x, c.y, space.scale * 1.02);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.setLineDash(dash === 0 ? [] : [dash * space.scale, dash * space.scale * 0.7]);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}
