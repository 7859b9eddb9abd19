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

/** How the labels of a grid are written: what one must match, and one as an example. */
export interface LabelForm {
  readonly pattern: RegExp;
  readonly example: string;
}

/** The form alone: whether such a hex lies on the grid only `parse` knows. */
export function labelForm(label: GridSpec['label']): LabelForm {
  const [columnDigits, between, rowDigits] = label;
  const longer = between === '' ? '' : `|[1-9]\\d{${columnDigits},}`;
  const sign = between.replace(/[^\p{L}\d\s]/gu, '\\$&');
  return {
    pattern: new RegExp(`^(?:\\d{${columnDigits}}${longer})${sign}\\d{${rowDigits}}$`),
    example: printedColumn(7, label) + between + printed(4, rowDigits),
  };
}

/** The highest number a column and a row can have in print. */
export const labelReach = ([columnDigits, between, rowDigits]: GridSpec['label']): readonly [number, number] => [
  between === '' ? 10 ** columnDigits - 1 : 9999,
  10 ** rowDigits - 1,
];

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
