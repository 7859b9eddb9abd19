import { type Box, boxOf } from '../geometry.js';
import type { Line } from './smooth.js';

/** A line or area ready to draw, with the box it lies in so that a tile can leave it out. */
export interface Drawn {
  readonly box: Box;
  readonly path: Path2D;
}

export function addLine(path: Path2D, line: Line, form: 'open' | 'closed'): void {
  for (const [i, [x, y]] of line.entries()) {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  if (form === 'closed') path.closePath();
}

export function drawn(line: Line, form: 'open' | 'closed'): Drawn {
  const path = new Path2D();
  addLine(path, line, form);
  return { box: boxOf(line), path };
}

/** Cuts a line into pieces of at most `size` legs that share their end points. */
export function pieces(line: Line, size: number): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < line.length - 1; i += size) out.push(line.slice(i, i + size + 1));
  return out;
}
