import type { GridSpec, HexId } from './grid.js';

/** Where hexes lie: axial coordinates (q, r; the third cube coordinate is −q−r), indices and centres. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly q: Int32Array;
  readonly r: Int32Array;
  at(q: number, r: number): HexId | -1;
  centre(hex: HexId): { readonly x: number; readonly y: number };
  hexAt(x: number, y: number): HexId | -1;
}

/** Between neighbouring columns (flat) or rows (pointy), in units of side to opposite side. */
const SPACING = Math.sqrt(3) / 2;

function cubeRound(q: number, r: number): readonly [number, number] {
  const s = -q - r;
  const nearQ = Math.round(q);
  const nearR = Math.round(r);
  const nearS = Math.round(s);
  const offQ = Math.abs(nearQ - q);
  const offR = Math.abs(nearR - r);
  const offS = Math.abs(nearS - s);
  if (offQ > offR && offQ > offS) return [-nearR - nearS, nearR];
  if (offR > offS) return [nearQ, -nearQ - nearS];
  return [nearQ, nearR];
}

export function createLayout(spec: GridSpec): Layout {
  const { columns, rows } = spec;
  const isFlat = spec.orientation === 'flat';
  const width = columns[1] - columns[0] + 1;
  const height = rows[1] - rows[0] + 1;
  const eastward = spec.columnsGrow === 'east' ? 1 : -1;
  const lowParity = spec.low === 'odd' ? 1 : 0;
  const firstOfLines = isFlat ? columns[0] : rows[0];
  const shiftOf = (line: number): number => (((firstOfLines + line) & 1) === lowParity ? 1 : 0);
  const firstShift = shiftOf(0);
  // Half the difference between a line's shift and the slant of the axial axis: always whole.
  const skew = (line: number, axial: number): number => (shiftOf(line) - firstShift - axial) / 2;

  const q = new Int32Array(width * height);
  const r = new Int32Array(width * height);
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      const hex = column * height + row;
      const across = eastward * column;
      q[hex] = isFlat ? across : across + skew(row, row);
      r[hex] = isFlat ? row + skew(column, across) : row;
    }
  }

  function at(hexQ: number, hexR: number): HexId | -1 {
    const column = isFlat ? eastward * hexQ : eastward * (hexQ - skew(hexR, hexR));
    const row = isFlat ? hexR - skew(column, hexQ) : hexR;
    // Rounding and mirroring can give −0, which is no index.
    return column >= 0 && column < width && row >= 0 && row < height ? (column * height + row) | 0 : -1;
  }

  function centre(hex: HexId): { readonly x: number; readonly y: number } {
    const hexQ = q[hex] as number;
    const hexR = r[hex] as number;
    return isFlat ? { x: hexQ * SPACING, y: hexR + (hexQ + firstShift) / 2 } : { x: hexQ + (hexR + firstShift) / 2, y: hexR * SPACING };
  }

  function hexAt(x: number, y: number): HexId | -1 {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return -1;
    const line = (isFlat ? x : y) / SPACING;
    const along = (isFlat ? y : x) - (line + firstShift) / 2;
    const [hexQ, hexR] = isFlat ? cubeRound(line, along) : cubeRound(along, line);
    return at(hexQ, hexR);
  }

  return { width, height, q, r, at, centre, hexAt };
}
