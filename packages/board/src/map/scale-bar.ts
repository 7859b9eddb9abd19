import type { Context } from '../counter/draw-symbol.js';
import { CONDENSED, SERIF } from '../counter/draw-symbol.js';

export interface ScaleBar {
  readonly kilometres: number;
  /** CSS pixels. */
  readonly length: number;
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100] as const;

/** The longest round distance that fits. `scale` is CSS pixels a hex. */
export function scaleBarOf(scale: number, hexMetres: number, most: number): ScaleBar {
  const perKilometre = (scale * 1000) / hexMetres;
  const kilometres = STEPS.findLast((k) => k * perKilometre <= most) ?? STEPS[0];
  return { kilometres, length: kilometres * perKilometre };
}

/** Draws the bar with its left end at x, y: alternating fields as on a staff map. Units are the context's. */
export function drawScaleBar(ctx: Context, bar: ScaleBar, x: number, y: number): void {
  const high = 5;
  const fields = 4;
  for (let i = 0; i < fields; i++) {
    ctx.fillStyle = i % 2 === 0 ? '#2b2118' : '#f6f0de';
    ctx.fillRect(x + (i * bar.length) / fields, y, bar.length / fields, high);
  }
  ctx.strokeStyle = '#2b2118';
  ctx.lineWidth = 1;
  ctx.strokeRect(x, y, bar.length, high);
  ctx.fillStyle = '#2b2118';
  ctx.font = `600 11px ${CONDENSED}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'bottom';
  ctx.fillText('0', x, y - 2);
  ctx.textAlign = 'right';
  ctx.fillText(`${bar.kilometres} km`, x + bar.length, y - 2);
}

/**
 * Draws a compass of radius r around x, y. `rotation` is the map's: degrees the page's right-hand axis lies north
 * of true east, so true north stands as many degrees clockwise from the top of the page.
 */
export function drawCompass(ctx: Context, x: number, y: number, r: number, rotation: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.strokeStyle = '#2b2118';
  ctx.lineWidth = Math.max(0.75, r * 0.03);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.62, 0, 2 * Math.PI);
  ctx.stroke();
  for (const turn of [45, 135, 225, 315, 90, 180, 270, 0]) needle(ctx, turn, turn % 90 === 0 ? r : r * 0.55);
  ctx.fillStyle = '#2b2118';
  ctx.font = `italic 600 ${r * 0.42}px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  ctx.fillText('N', 0, -r * 1.03);
  ctx.restore();
}

/** One point of the rose, half dark and half light. */
function needle(ctx: Context, degrees: number, long: number): void {
  ctx.save();
  ctx.rotate((degrees * Math.PI) / 180);
  for (const [side, colour] of [
    [-1, '#f6f0de'],
    [1, '#2b2118'],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(0, -long);
    ctx.lineTo(side * long * 0.15, -long * 0.15);
    ctx.lineTo(0, 0);
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
}
