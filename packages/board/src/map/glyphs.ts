import type { Context } from '../counter/draw-symbol.js';
import type { Glyph } from './looks.js';

/** Draws a sign of radius r in ink with a light rim. */
export function drawGlyph(ctx: Context, glyph: Glyph, x: number, y: number, r: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(r, r);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [width, ink] of [
    [0.5, 'rgba(248,242,224,0.9)'],
    [0.2, '#2b2118'],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    DRAW[glyph](ctx);
  }
  ctx.restore();
}

const DRAW: Readonly<Record<Glyph, (ctx: Context) => void>> = {
  fortification,
  battery(ctx) {
    fortification(ctx);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(0.9, -0.9);
    ctx.stroke();
  },
  port(ctx) {
    ctx.beginPath();
    ctx.moveTo(0, -0.7);
    ctx.lineTo(0, 0.9);
    ctx.moveTo(-0.45, -0.35);
    ctx.lineTo(0.45, -0.35);
    ctx.moveTo(-0.8, 0.25);
    ctx.quadraticCurveTo(-0.6, 0.9, 0, 0.9);
    ctx.quadraticCurveTo(0.6, 0.9, 0.8, 0.25);
    ctx.moveTo(0.2, -0.85);
    ctx.arc(0, -0.85, 0.2, 0, 2 * Math.PI);
    ctx.stroke();
  },
  airfield(ctx) {
    ctx.beginPath();
    ctx.arc(0, 0, 0.9, 0, 2 * Math.PI);
    ctx.moveTo(-0.55, 0.55);
    ctx.lineTo(0.55, -0.55);
    ctx.moveTo(-0.55, -0.2);
    ctx.lineTo(0.2, 0.55);
    ctx.stroke();
  },
  bridge(ctx) {
    ctx.beginPath();
    for (const s of [-1, 1]) {
      ctx.moveTo(-0.9, s * 0.75);
      ctx.lineTo(-0.45, s * 0.35);
      ctx.lineTo(0.45, s * 0.35);
      ctx.lineTo(0.9, s * 0.75);
    }
    ctx.stroke();
  },
  supply(ctx) {
    ctx.beginPath();
    ctx.rect(-0.75, -0.55, 1.5, 1.1);
    ctx.moveTo(-0.75, 0);
    ctx.lineTo(0.75, 0);
    ctx.stroke();
  },
  radar(ctx) {
    ctx.beginPath();
    ctx.arc(0, -0.1, 0.75, 0.2 * Math.PI, 0.8 * Math.PI);
    ctx.moveTo(0, 0.65);
    ctx.lineTo(0, -0.1);
    ctx.moveTo(-0.5, 0.95);
    ctx.lineTo(0.5, 0.95);
    ctx.stroke();
  },
  'drop-zone'(ctx) {
    ctx.beginPath();
    ctx.arc(0, -0.1, 0.85, Math.PI, 2 * Math.PI);
    ctx.closePath();
    ctx.moveTo(-0.85, -0.1);
    ctx.lineTo(0, 0.95);
    ctx.lineTo(0.85, -0.1);
    ctx.moveTo(0, -0.1);
    ctx.lineTo(0, 0.95);
    ctx.stroke();
  },
  'landing-zone'(ctx) {
    ctx.beginPath();
    ctx.moveTo(0, -0.9);
    ctx.lineTo(0, 0.9);
    ctx.moveTo(-0.95, -0.15);
    ctx.lineTo(0.95, -0.15);
    ctx.moveTo(-0.35, 0.8);
    ctx.lineTo(0.35, 0.8);
    ctx.stroke();
  },
  exit(ctx) {
    ctx.beginPath();
    ctx.moveTo(0, -0.9);
    ctx.lineTo(0, 0.9);
    ctx.moveTo(-0.5, 0.4);
    ctx.lineTo(0, 0.9);
    ctx.lineTo(0.5, 0.4);
    ctx.stroke();
  },
  headquarters(ctx) {
    ctx.beginPath();
    ctx.moveTo(-0.6, 0.95);
    ctx.lineTo(-0.6, -0.85);
    ctx.lineTo(0.75, -0.85);
    ctx.lineTo(0.75, -0.05);
    ctx.lineTo(-0.6, -0.05);
    ctx.stroke();
  },
  height(ctx) {
    ctx.beginPath();
    ctx.moveTo(0, -0.55);
    ctx.lineTo(0.6, 0.5);
    ctx.lineTo(-0.6, 0.5);
    ctx.closePath();
    ctx.stroke();
    ctx.fill();
  },
  'observation-post'(ctx) {
    ctx.beginPath();
    ctx.moveTo(0, -0.75);
    ctx.lineTo(0.8, 0.65);
    ctx.lineTo(-0.8, 0.65);
    ctx.closePath();
    ctx.moveTo(0.12, 0.2);
    ctx.arc(0, 0.2, 0.12, 0, 2 * Math.PI);
    ctx.stroke();
  },
};

/** A casemate: half round towards the enemy, with its teeth. */
function fortification(ctx: Context): void {
  ctx.beginPath();
  ctx.moveTo(-0.85, 0.55);
  ctx.arc(0, 0.3, 0.85, Math.PI, 2 * Math.PI);
  ctx.lineTo(0.85, 0.55);
  ctx.closePath();
  ctx.stroke();
  ctx.fill();
  ctx.beginPath();
  for (const a of [-150, -120, -90, -60, -30]) {
    const t = (a * Math.PI) / 180;
    ctx.moveTo(0.9 * Math.cos(t), 0.3 + 0.9 * Math.sin(t));
    ctx.lineTo(1.25 * Math.cos(t), 0.3 + 1.25 * Math.sin(t));
  }
  ctx.stroke();
}
