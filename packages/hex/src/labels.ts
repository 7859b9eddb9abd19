import type { GridSpec, HexId } from './grid.js';

export interface Labels {
  label(hex: HexId): string;
  parse(label: string): HexId | undefined;
}

function printed(value: number, digits: number): string {
  const text = String(value).padStart(digits, '0');
  if (value < 0 || text.length > digits) throw new RangeError(`${value} cannot be printed in ${digits} digits`);
  return text;
}

/** Where something stands between column and row, a column past the digits is printed in full: 98.024, then 109.010. */
function printedColumn(value: number, [digits, between]: GridSpec['label']): string {
  return between === '' ? printed(value, digits) : printed(value, Math.max(digits, String(value).length));
}

export function createLabels(spec: GridSpec): Labels {
  const [, between, rowDigits] = spec.label;
  const labels: string[] = [];
  const hexes = new Map<string, HexId>();
  for (let column = spec.columns[0]; column <= spec.columns[1]; column++) {
    for (let row = spec.rows[0]; row <= spec.rows[1]; row++) {
      const text = printedColumn(column, spec.label) + between + printed(row, rowDigits);
      hexes.set(text, labels.length);
      labels.push(text);
    }
  }
  return {
    label(hex) {
      const text = labels[hex];
      if (text === undefined) throw new RangeError(`no hex ${hex} on this grid`);
      return text;
    },
    parse: (label) => hexes.get(label),
  };
}
