import { CONDENSED, type Context } from './draw-symbol.js';

export type MarkShape = 'square' | 'triangle' | 'diamond' | 'circle' | 'arrow' | 'cross';

export interface MarkLook {
  readonly shape: MarkShape;
  readonly letter: string;
}

/** Marks games commonly use. Any other word becomes a circle with its first letter. */
const LOOKS: Readonly<Record<string, MarkLook>> = {
  entrenched: { shape: 'square', letter: 'E' },
  unsupplied: { shape: 'triangle', letter: 'U' },
  moved: { shape: 'arrow', letter: 'M' },
  fought: { shape: 'cross', letter: 'F' },
  attacked: { shape: 'cross', letter: 'A' },
  retreated: { shape: 'arrow', letter: 'R' },
  disrupted: { shape: 'diamond', letter: 'D' },
  // Two signs for two colours of marker: what recovers in which half of a turn must be told without colour.
  'green disruption': { shape: 'diamond', letter: '1' },
  'grey disruption': { shape: 'diamond', letter: '2' },
  suppressed: { shape: 'diamond', letter: 'S' },
  reduced: { shape: 'triangle', letter: 'R' },
  landed: { shape: 'arrow', letter: 'L' },
  committed: { shape: 'cross', letter: 'C' },
  active: { shape: 'diamond', letter: 'A' },
  unknown: { shape: 'circle', letter: '?' },
  fuel: { shape: 'square', letter: 'F' },
  ammo: { shape: 'square', letter: 'A' },
  'tactical air': { shape: 'triangle', letter: 'T' },
  naval: { shape: 'diamond', letter: 'N' },
  funnies: { shape: 'diamond', letter: 'Y' },
  'special forces': { shape: 'diamond', letter: 'S' },
  'out of command': { shape: 'triangle', letter: '!' },
  'one cohesion hit': { shape: 'cross', letter: '1' },
  'two cohesion hits': { shape: 'cross', letter: '2' },
  column: { shape: 'arrow', letter: 'C' },
  'on its transport': { shape: 'circle', letter: 'T' },
  'improved position': { shape: 'square', letter: 'I' },
  'in bocage': { shape: 'square', letter: 'B' },
  parked: { shape: 'square', letter: 'P' },
  leader: { shape: 'circle', letter: '★' },
  hero: { shape: 'diamond', letter: '★' },
  adrift: { shape: 'triangle', letter: '~' },
};

export function markLook(mark: string): MarkLook {
  return LOOKS[mark] ?? { shape: 'circle', letter: (mark[0] ?? '?').toUpperCase() };
}

/** Draws a mark in a circle of radius r: dark shape, light letter, readable on every ground. */
export function drawMark(ctx: Context, mark: string, x: number, y: number, r: number): void {
  const look = markLook(mark);
  ctx.save();
  ctx.translate(x, y);
  ctx.beginPath();
  outline(ctx, look.shape, r);
  ctx.fillStyle = '#1c1a17';
  ctx.strokeStyle = '#fbf6e6';
  ctx.lineWidth = Math.max(1, r * 0.22);
  ctx.lineJoin = 'round';
  ctx.stroke();
  ctx.fill();
  ctx.fillStyle = '#fbf6e6';
  ctx.font = `700 ${r * 1.35}px ${CONDENSED}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const drop = look.shape === 'triangle' ? r * 0.22 : r * 0.07;
  ctx.fillText(look.letter, look.shape === 'arrow' ? -r * 0.12 : 0, drop);
  ctx.restore();
}

const OUTLINES: Readonly<Record<Exclude<MarkShape, 'circle'>, readonly (readonly [number, number])[]>> = {
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  triangle: [
    [0, -1.12],
    [1.12, 0.92],
    [-1.12, 0.92],
  ],
  diamond: [
    [0, -1.18],
    [1.18, 0],
    [0, 1.18],
    [-1.18, 0],
  ],
  arrow: [
    [-1, -0.86],
    [0.35, -0.86],
    [1.15, 0],
    [0.35, 0.86],
    [-1, 0.86],
  ],
  cross: [
    [-0.5, -1.08],
    [0.5, -1.08],
    [1.08, -0.5],
    [1.08, 0.5],
    [0.5, 1.08],
    [-0.5, 1.08],
    [-1.08, 0.5],
    [-1.08, -0.5],
  ],
};

function outline(ctx: Context, shape: MarkShape, r: number): void {
  if (shape === 'circle') {
    ctx.arc(0, 0, r, 0, 2 * Math.PI);
    return;
  }
  for (const [i, [x, y]] of OUTLINES[shape].entries()) {
    if (i === 0) ctx.moveTo(x * r, y * r);
    else ctx.lineTo(x * r, y * r);
  }
  ctx.closePath();
}
