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

export function createLabels(spec: GridSpec): Labels {
  const [columnDigits, between, rowDigits] = spec.label;
  const labels: string[] = [];
  const hexes = new Map<string, HexId>();
  for (let column = spec.columns[0]; column <= spec.columns[1]; column++) {
    for (let row = spec.rows[0]; row <= spec.rows[1]; row++) {
      const text = printed(column, columnDigits) + between + printed(row, rowDigits);
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
