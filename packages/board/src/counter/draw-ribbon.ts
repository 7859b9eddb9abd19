import { CONDENSED, type Context } from './draw-symbol.js';

export interface Ribbon {
  readonly colour: string;
  readonly text: string;
  /** Stripes, so that two ribbons differ without colour and where the text is too small to read. */
  readonly striped?: true;
  /** Across the left upper corner, where the name of a counter stands at its right. */
  readonly corner?: 'left';
}

/** States that must be seen before anything else is read. */
const RIBBONS: Readonly<Record<string, Ribbon>> = {
  'green disruption': { colour: '#2f7a35', text: '1st' },
  'grey disruption': { colour: '#4a4f58', text: '2nd', striped: true },
  suppressed: { colour: '#8c1c13', text: 'SUP', corner: 'left' },
};

export const ribbonOf = (marks: readonly string[]): Ribbon | undefined => {
  const mark = marks.find((one) => RIBBONS[one] !== undefined);
  return mark === undefined ? undefined : RIBBONS[mark];
};

export const isRibbon = (mark: string): boolean => RIBBONS[mark] !== undefined;

const LEAST_TEXT = 30;

/** A ribbon across an upper corner, over a face that is paler for it; the figures stay free. `css` is the size in CSS pixels. */
export function drawRibbon(ctx: Context, { colour, text, striped, corner }: Ribbon, size: number, css: number): void {
  ctx.fillStyle = 'rgba(226,220,204,0.24)';
  ctx.fillRect(0, 0, size, size);
  ctx.save();
  const way = corner === 'left' ? -1 : 1;
  ctx.translate(size * (0.5 + 0.235 * way), size * 0.265);
  ctx.rotate((way * Math.PI) / 4);
  const [half, height] = [size * 0.62, size * 0.25];
  ctx.fillStyle = '#fbf6e6';
  ctx.fillRect(-half, -height / 2 - size * 0.025, 2 * half, height + size * 0.05);
  ctx.fillStyle = colour;
  ctx.fillRect(-half, -height / 2, 2 * half, height);
  if (striped) {
    ctx.fillStyle = 'rgba(251,246,230,0.34)';
    for (let x = -half; x < half; x += size * 0.12)
      if (Math.abs(x + size * 0.02) > size * 0.17) ctx.fillRect(x, -height / 2, size * 0.045, height);
  }
  if (css >= LEAST_TEXT) {
    ctx.fillStyle = '#ffffff';
    ctx.font = `700 ${height * 0.86}px ${CONDENSED}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, 0, height * 0.06);
  }
  ctx.restore();
}
