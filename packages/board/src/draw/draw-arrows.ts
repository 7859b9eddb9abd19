import type { BoardArrow } from '../board-types.js';
import type { Context } from '../counter/draw-symbol.js';
import type { Point } from '../geometry.js';
import type { Scene } from '../scene.js';
import { drawText } from './draw-hexes.js';
import { at, type Space } from './space.js';

/** The path of a move and planning arrows. */
export function drawArrows(ctx: Context, scene: Scene, space: Space): void {
  const grid = scene.game?.grid;
  if (!grid) return;
  const points = (hexes: readonly number[]): Point[] => hexes.map((h) => at(space, grid.centre(h)));
  const { path, arrows, ruler } = scene.highlights;
  if (path && path.length > 1) drawPath(ctx, points(path), space.scale, scene.palette.highlights.legal);
  if (ruler) drawRuler(ctx, at(space, grid.centre(ruler.from)), at(space, grid.centre(ruler.to)), ruler.label, space.scale);
  const colours = {
    attack: scene.palette.highlights.target,
    exploit: scene.palette.highlights.danger,
    move: scene.palette.highlights.reach,
    march: scene.palette.highlights.reach,
    plan: scene.palette.highlights.note,
  } as const;
  for (const arrow of arrows ?? [])
    if (arrow.hexes.length > 1) drawArrow(ctx, points(arrow.hexes), space.scale, arrow.tone, colours[arrow.tone]);
}

function drawRuler(ctx: Context, from: Point, to: Point, text: string, scale: number): void {
  for (const [width, colour] of [
    [Math.max(4, scale * 0.09), 'rgba(250,246,232,0.9)'],
    [Math.max(1.5, scale * 0.035), '#1d1710'],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.moveTo(from.x + width, from.y);
    ctx.arc(from.x, from.y, width, 0, 2 * Math.PI);
    ctx.stroke();
  }
  drawText(ctx, text, to.x, to.y - scale * 0.3, Math.max(13, scale * 0.26));
}

/** Through the points with rounded bends, ending a little short of the last. */
function trace(ctx: Context, points: readonly Point[], short: number): { readonly tip: Point; readonly angle: number } {
  const last = points[points.length - 1] as Point;
  const before = points[points.length - 2] as Point;
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const tip = { x: last.x - Math.cos(angle) * short, y: last.y - Math.sin(angle) * short };
  const first = points[0] as Point;
  ctx.beginPath();
  ctx.moveTo(first.x, first.y);
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i] as Point;
    const next = points[i + 1] as Point;
    ctx.quadraticCurveTo(p.x, p.y, (p.x + next.x) / 2, (p.y + next.y) / 2);
  }
  ctx.lineTo(tip.x, tip.y);
  return { tip, angle };
}

function drawPath(ctx: Context, points: readonly Point[], scale: number, colour: string): void {
  const size = scale * 0.2;
  for (const [width, tint] of [
    [0.12, 'rgba(30,22,8,0.8)'],
    [0.07, colour],
  ] as const) {
    const { tip, angle } = trace(ctx, points, size);
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.lineWidth = Math.max(1.5, scale * width);
    ctx.strokeStyle = tint;
    ctx.stroke();
    head(ctx, tip, angle, size * (width === 0.12 ? 1.25 : 1), tint);
  }
}

/** Shares of a hex: fighting orders are broad, and what comes later or goes by road is dashed. */
const SHAFTS: Readonly<Record<BoardArrow['tone'], { readonly width: number; readonly dash: readonly number[] }>> = {
  attack: { width: 0.16, dash: [] },
  exploit: { width: 0.16, dash: [0.3, 0.08] },
  move: { width: 0.11, dash: [] },
  march: { width: 0.08, dash: [0.09, 0.06] },
  plan: { width: 0.11, dash: [0.18, 0.12] },
};

function drawArrow(ctx: Context, points: readonly Point[], scale: number, tone: BoardArrow['tone'], colour: string): void {
  const size = scale * 0.3;
  const { width, dash } = SHAFTS[tone];
  ctx.globalAlpha = 0.85;
  ctx.setLineDash(dash.map((part) => part * scale));
  const { tip, angle } = trace(ctx, points, size * 1.2);
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(2, scale * width);
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.setLineDash([]);
  head(ctx, tip, angle, size, colour);
  ctx.globalAlpha = 1;
}

function head(ctx: Context, tip: Point, angle: number, size: number, colour: string): void {
  ctx.save();
  ctx.translate(tip.x, tip.y);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(size, 0);
  ctx.lineTo(-size * 0.35, -size * 0.75);
  ctx.lineTo(-size * 0.1, 0);
  ctx.lineTo(-size * 0.35, size * 0.75);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.restore();
}
