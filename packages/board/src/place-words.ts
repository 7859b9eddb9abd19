import type { Grid, HexId } from '@bocage/hex';

/** A place of its own, one it shares with other hexes, a beach, the way to it, the sea, a place nearby, or its number alone. */
export type PlaceKind = 'place' | 'shared' | 'beach' | 'approach' | 'sea' | 'near' | 'bare';
export type PlaceName = readonly [kind: PlaceKind, name: string];

/** How hexes are called. */
export interface PlaceWords {
  /** As a thing: "Creully", "Caen (4420)", "Omaha beach (2811)", "hex 3619 near Tilly-sur-Seulles", "hex 2508". */
  noun(hex: HexId): string;
  /** As a whereabouts: "at Creully", "on Omaha beach (2811)", "near Tilly-sur-Seulles (3619)", "in hex 2508". */
  at(hex: HexId): string;
  /** As a stage of a way: "Creully", "Omaha beach (2811)", "near Tilly-sur-Seulles (3619)", "hex 2508". */
  way(hex: HexId): string;
  /** For a list: "2812 Saint-Laurent-sur-Mer", "3619 near Tilly-sur-Seulles". */
  entry(hex: HexId): string;
}

const NEAR = 2;
const PREPOSITIONS: Readonly<Record<Exclude<PlaceKind, 'near'>, string>> = {
  place: 'at',
  shared: 'at',
  beach: 'on',
  approach: 'on the',
  sea: 'in',
  bare: 'in',
};

/** What is printed in a hex, or stands nearest to it. */
export interface PrintedNames {
  /** The name in the hex itself, if it has one. */
  own(hex: HexId): PlaceName | undefined;
  /** The nearest of the names around it. */
  near(hex: HexId): string | undefined;
}

/** `names` by hex, '' where nothing is printed. */
export function printedNames(grid: Grid, names: readonly string[]): PrintedNames {
  const uses = new Map<string, number>();
  for (const name of names) if (name !== '') uses.set(name, (uses.get(name) ?? 0) + 1);
  return {
    own(hex) {
      const name = names[hex];
      return name ? [uses.get(name) === 1 ? 'place' : 'shared', name] : undefined;
    },
    near(hex) {
      const found = grid.within(hex, NEAR).find((other) => other !== hex && names[other]);
      return found === undefined ? undefined : names[found];
    },
  };
}

/** The same words for hexes in every game that numbers them; a game says what kind of name each has. */
export function placeWords(grid: Grid, nameOf: (hex: HexId) => PlaceName): PlaceWords {
  const label = (hex: HexId): string => grid.label(hex);
  function way(hex: HexId): string {
    const [kind, name] = nameOf(hex);
    if (kind === 'place') return name;
    if (kind === 'bare') return `hex ${label(hex)}`;
    return `${kind === 'near' ? 'near ' : ''}${name} (${label(hex)})`;
  }
  return {
    way,
    noun(hex) {
      const [kind, name] = nameOf(hex);
      return kind === 'near' ? `hex ${label(hex)} near ${name}` : way(hex);
    },
    at(hex) {
      const [kind] = nameOf(hex);
      return kind === 'near' ? way(hex) : `${PREPOSITIONS[kind]} ${way(hex)}`;
    },
    entry(hex) {
      const [kind, name] = nameOf(hex);
      return kind === 'bare' ? label(hex) : `${label(hex)} ${kind === 'near' ? 'near ' : ''}${name}`;
    },
  };
}
