import type { Context } from '../counter/draw-symbol.js';
import type { Point } from '../geometry.js';
import type { Scene } from '../scene.js';
import { at, type Space } from './space.js';

/** The way counters took, under them: a line with a pale casing that no river or road has. */
export interface DrawnWay {
  readonly hexes: readonly number[];
  readonly colour: string;
}

/** Shares of a hex. */
const WIDTH = 0.085;
const CASING = 0.15;
const HEAD = 0.26;
/** The tip stands clear of the counter it points to. */
const SHORT = 0.46;

export function drawWays(ctx: Context, scene: Scene, space: Space, ways: readonly DrawnWay[]): void {
  const grid = scene.game?.grid;
  if (!grid) return;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const { hexes, colour } of ways) {
    if (hexes.length < 2) continue;
    const points = hexes.map((hex) => at(space, grid.centre(hex)));
    drawWay(ctx, points, space.scale, colour);
  }
}

function drawWay(ctx: Context, points: readonly Point[], scale: number, colour: string): void {
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const tip = { x: last.x - Math.cos(angle) * SHORT * scale, y: last.y - Math.sin(angle) * SHORT * scale };
  const end = { x: tip.x - Math.cos(angle) * HEAD * scale, y: tip.y - Math.sin(angle) * HEAD * scale };
  for (const [width, rim, tint] of [
    [CASING, 0.045, 'rgba(252,248,234,0.92)'],
    [WIDTH, 0, colour],
  ] as const) {
    line(ctx, points, end);
    ctx.lineWidth = Math.max(1.2, scale * width);
    ctx.strokeStyle = tint;
    ctx.stroke();
    head(ctx, tip, angle, scale, rim, tint);
  }
}

function line(ctx: Context, points: readonly Point[], end: Point): void {
  const first = points[0] as Point;
  ctx.beginPath();
  ctx.moveTo(first.x, first.y);
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i] as Point;
    const next = points[i + 1] as Point;
    const to = i === points.length - 2 ? end : { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 };
    ctx.quadraticCurveTo(p.x, p.y, to.x, to.y);
  }
  if (points.length === 2) ctx.lineTo(end.x, end.y);
}

function head(ctx: Context, tip: Point, angle: number, scale: number, rim: number, tint: string): void {
  const length = (HEAD + rim) * scale;
  const half = (HEAD * 0.55 + rim) * scale;
  ctx.save();
  ctx.translate(tip.x, tip.y);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(rim * scale * 1.4, 0);
  ctx.lineTo(-length, -half);
  ctx.lineTo(-length, half);
  ctx.closePath();
  ctx.fillStyle = tint;
  ctx.fill();
  ctx.restore();
}
