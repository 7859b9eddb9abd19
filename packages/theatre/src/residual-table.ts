import type { Layers } from './layers.js';
import { type Residual, residualsOf, type Spread, spreadOf } from './residuals.js';
import type { SheetGround } from './sheet-ground.js';

const figure = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2);

/** `| game | places | before bends: rms, max, in their own hex | after |`, a row of the table in docs/theatre.md. */
export function residualRow(ground: SheetGround, layers: Layers): string {
  const residuals = residualsOf(ground, layers);
  const cells = ({ rms, max, inside }: Spread): string => `${figure(rms)} | ${figure(max)} | ${inside}`;
  const [before, after] = [spreadOf(ground, residuals, 'before'), spreadOf(ground, residuals, 'after')];
  return `| ${ground.sheet.game} | ${residuals.length} | ${cells(before)} | ${cells(after)} |`;
}

/** One line a pinned place: hex, place, right and down before and after the bends. */
export function residualLines(ground: SheetGround, layers: Layers): string[] {
  const line = ({ place, hex, before, after }: Residual): string =>
    `| ${hex} | ${place} | ${before.map(figure).join(' ')} | ${after.map(figure).join(' ')} | ${figure(Math.hypot(...after))} |`;
  return residualsOf(ground, layers).map(line);
}
