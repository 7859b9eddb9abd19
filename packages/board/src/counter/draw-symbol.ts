import type { SymbolShape, UnitSymbol } from '../symbol-shape.js';
import { SYMBOLS } from '../symbols.js';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const CONDENSED = "'IBM Plex Sans Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif";
export const SERIF = "'Source Serif 4', 'Source Serif Pro', Georgia, 'Liberation Serif', serif";

const FRAME = { left: 25, top: 50, width: 150, height: 100 } as const;

function symbolOf(key: string): UnitSymbol {
  return SYMBOLS[key] ?? (SYMBOLS.unknown as UnitSymbol);
}

export interface SymbolColours {
  readonly ink: string;
  readonly box: string;
}

/** Draws a symbol whose frame is `width` wide (and two thirds of it high) around a centre. */
export function drawSymbol(ctx: Context, key: string, x: number, y: number, width: number, colours: SymbolColours): void {
  const symbol = symbolOf(key);
  const unit = width / FRAME.width;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(unit, unit);
  ctx.translate(-100, -100);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colours.ink;
  const line = Math.max(5, 1.15 / unit);
  if (symbol.frame) {
    ctx.fillStyle = colours.box;
    ctx.fillRect(FRAME.left, FRAME.top, FRAME.width, FRAME.height);
  }
  ctx.fillStyle = colours.ink;
  for (const shape of symbol.shapes) drawShape(ctx, shape, line);
  if (symbol.frame) {
    ctx.lineWidth = line * 1.15;
    ctx.strokeRect(FRAME.left, FRAME.top, FRAME.width, FRAME.height);
  }
  ctx.restore();
}

function drawShape(ctx: Context, shape: SymbolShape, line: number): void {
  if ('text' in shape) {
    ctx.font = `700 ${shape.size}px ${CONDENSED}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(shape.text, shape.x, shape.y);
    return;
  }
  const path = new Path2D(shape.d);
  ctx.save();
  const [scale, dx, dy] = shape.at ?? [1, 0, 0];
  ctx.translate(dx as number, dy as number);
  ctx.scale(scale as number, scale as number);
  if (shape.width === undefined) ctx.fill(path);
  else {
    ctx.lineWidth = Math.max(line, shape.width);
    ctx.stroke(path);
  }
  ctx.restore();
}
