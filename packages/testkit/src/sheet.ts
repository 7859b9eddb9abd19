/** A map as its file prints it: flat hexes of four digits, as `data/map.json` of a game lists them. */
export interface PrintedMap {
  /** Which columns lie half a hex lower; the odd ones when absent. */
  readonly grid?: { readonly low: 'odd' | 'even' };
  readonly hexes: readonly { readonly hex: string; readonly terrain: string; readonly features?: readonly string[] }[];
  readonly sides: readonly PrintedSide[];
}

export interface PrintedSide {
  readonly a: string;
  readonly b: string;
  readonly road?: string;
  readonly rail?: boolean;
  readonly bridge?: string;
  readonly river?: string;
  readonly class?: string;
  readonly flooded?: boolean;
  readonly sea?: boolean;
  readonly features?: readonly string[];
}

/** A hex map for shadows, read from the printed numbers alone: it knows nothing of `packages/hex`. A hex is its place in the list. */
export interface Sheet {
  readonly hexes: readonly number[];
  label(hex: number): string;
  hex(label: string): number;
  terrain(hex: number): string;
  has(hex: number, feature: string): boolean;
  /** Hexes with a feature, in the order of the list. */
  withFeature(feature: string): readonly number[];
  /** Those on the map, clockwise from north. */
  neighbours(hex: number): readonly number[];
  /** 0 … 5 clockwise from north; nothing beyond the edge. */
  neighbour(hex: number, direction: number): number | undefined;
  /** What runs along or across the side between two neighbours; nothing when the file lists none. */
  side(a: number, b: number): Partial<PrintedSide>;
  distance(a: number, b: number): number;
}

const NOTHING: Partial<PrintedSide> = {};

function beside(column: number, row: number, parity: 0 | 1): [number, number][] {
  const low = column % 2 === parity ? 1 : 0;
  return [
    [column, row - 1],
    [column + 1, row - 1 + low],
    [column + 1, row + low],
    [column, row + 1],
    [column - 1, row + low],
    [column - 1, row - 1 + low],
  ];
}

const printed = ([column, row]: readonly [number, number]): string => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export function readSheet(map: PrintedMap): Sheet {
  const labels = map.hexes.map(({ hex }) => hex);
  const byLabel = new Map(labels.map((label, hex) => [label, hex]));
  const places = labels.map((label): [number, number] => [Number(label.slice(0, 2)), Number(label.slice(2))]);
  const parity = map.grid?.low === 'even' ? 0 : 1;
  const neighbours = places.map(([column, row]) => beside(column, row, parity).flatMap((place) => byLabel.get(printed(place)) ?? []));
  const features = map.hexes.map((hex) => new Set(hex.features ?? []));
  const found = new Map<string, readonly number[]>();
  const between = (a: number, b: number): number => a * labels.length + b;
  const sides = new Map<number, PrintedSide>();
  for (const side of map.sides) {
    const [a, b] = [byLabel.get(side.a) as number, byLabel.get(side.b) as number];
    sides.set(between(a, b), side).set(between(b, a), side);
  }
  const slanted = places.map(([column, row]) => [column, row - (column + (parity === 0 ? 1 : -1) * (column % 2)) / 2] as const);
  return {
    hexes: labels.map((_, hex) => hex),
    label: (hex) => labels[hex] as string,
    hex(label) {
      const hex = byLabel.get(label);
      if (hex === undefined) throw new Error(`no hex ${label} on the map`);
      return hex;
    },
    terrain: (hex) => map.hexes[hex]?.terrain as string,
    has: (hex, feature) => features[hex]?.has(feature) ?? false,
    withFeature(feature) {
      const hexes = found.get(feature) ?? labels.flatMap((_, hex) => (features[hex]?.has(feature) ? [hex] : []));
      found.set(feature, hexes);
      return hexes;
    },
    neighbours: (hex) => neighbours[hex] ?? [],
    neighbour(hex, direction) {
      const [column, row] = places[hex] as [number, number];
      return byLabel.get(printed(beside(column, row, parity)[direction] as [number, number]));
    },
    side: (a, b) => sides.get(between(a, b)) ?? NOTHING,
    distance(a, b) {
      const [x, y] = slanted[a] as readonly [number, number];
      const [otherX, otherY] = slanted[b] as readonly [number, number];
      return Math.max(Math.abs(x - otherX), Math.abs(y - otherY), Math.abs(x + y - otherX - otherY));
    },
  };
}
