import type { CounterFace, Nation } from '../game-ui.js';
import type { CounterColours } from '../palette.js';
import type { Detail } from '../stack-layout.js';
import { CONDENSED, type Context } from './draw-symbol.js';

/** The back of a face-down counter: fine hatching, the national sign, and what little is known in the corner of it. */
export function drawBack(ctx: Context, face: CounterFace, size: number, detail: Detail, colours: CounterColours): void {
  ctx.strokeStyle = colours.ink;
  ctx.globalAlpha = 0.16;
  ctx.lineWidth = Math.max(0.75, size * 0.016);
  ctx.beginPath();
  const step = Math.max(3, size * 0.085);
  for (let d = -size; d < size; d += step) {
    ctx.moveTo(d, 0);
    ctx.lineTo(d + size, size);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.fillStyle = colours.ground;
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size * 0.34, 0, 2 * Math.PI);
  ctx.fill();
  drawSign(ctx, face.nation, size / 2, size / 2, size * 0.27, colours.ink);
  if (detail !== 'face') return;
  ctx.fillStyle = colours.ink;
  ctx.font = `700 ${size * 0.2}px ${CONDENSED}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  if (face.factors !== '') ctx.fillText(face.factors, size / 2, size * 0.955, size * 0.9);
}

const GERMAN: readonly Nation[] = ['german', 'ss', 'german-olive'];
const STARRED: readonly Nation[] = ['us', 'french', 'us-blue'];

function drawSign(ctx: Context, nation: Nation, x: number, y: number, r: number, ink: string): void {
  ctx.save();
  ctx.translate(x, y);
  if (GERMAN.includes(nation)) drawCross(ctx, r);
  else if (STARRED.includes(nation)) drawStar(ctx, r, ink);
  else drawRoundel(ctx, r, ink);
  ctx.restore();
}

function drawCross(ctx: Context, r: number): void {
  const plus = (arm: number, half: number): void => {
    ctx.fillRect(-arm, -half, 2 * arm, 2 * half);
    ctx.fillRect(-half, -arm, 2 * half, 2 * arm);
  };
  ctx.fillStyle = '#f4f1e6';
  plus(r, r * 0.42);
  ctx.fillStyle = '#15171a';
  plus(r, r * 0.24);
}

function drawStar(ctx: Context, r: number, ink: string): void {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = ((i * 36 - 90) * Math.PI) / 180;
    const d = i % 2 === 0 ? r : r * 0.4;
    ctx.lineTo(d * Math.cos(a), d * Math.sin(a));
  }
  ctx.closePath();
  ctx.fillStyle = '#fbf8ec';
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(0.75, r * 0.08);
  ctx.stroke();
}

function drawRoundel(ctx: Context, r: number, ink: string): void {
  for (const [share, colour] of [
    [1, ink],
    [0.66, '#f4f1e6'],
    [0.34, ink],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, 0, r * share, 0, 2 * Math.PI);
    ctx.fillStyle = colour;
    ctx.fill();
  }
}
