import { BEACHES } from '../src/data/shapes.js';
import { BEACH, CITY, HILL, SEA, SWAMP, TOWN } from '../src/ground.js';
import type { World } from '../src/world.js';
import { capital } from './text.js';

/** How hexes are called. */
export interface Places {
  /** As a thing: "Vierville", "Omaha beach (3920)", "approach to Omaha (3819)", "hex 3619 near Trévières", "hex 2508". */
  noun(hex: number): string;
  /** As a whereabouts: "at Vierville", "on Omaha beach (3920)", "near Trévières (3619)", "in hex 2508". */
  at(hex: number): string;
  /** As a stage of a way: "Vierville", "near Trévières (3619)", "hex 2508". */
  way(hex: number): string;
  /** For a list: "3921 Vierville", "3619 near Trévières". */
  entry(hex: number): string;
}

const NEAR = 2;
const TERRAIN_NAMES: Readonly<Record<number, string>> = {
  [SEA]: 'sea',
  [HILL]: 'hill',
  [TOWN]: 'town',
  [CITY]: 'city',
  [SWAMP]: 'swamp',
  [BEACH]: 'beach',
};

export const beachName = (beach: number): string => capital(BEACHES[beach] ?? '');
export const terrainName = ({ ground }: World, hex: number): string =>
  ground.terrain[hex] === SEA && ground.tidal[hex] === 1 ? 'tidal flat' : (TERRAIN_NAMES[ground.terrain[hex] as number] ?? 'clear');

type Kind = 'place' | 'shared' | 'beach' | 'near' | 'sea' | 'bare';

/** What kind of name each hex has, and the name. */
function createNaming({ grid, ground }: World): (hex: number) => readonly [Kind, string] {
  const uses = new Map<string, number>();
  for (const name of ground.names) if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
  const nearest = (hex: number): string | undefined => {
    const found = grid.within(hex, NEAR).find((other) => other !== hex && ground.names[other]);
    return found === undefined ? undefined : ground.names[found];
  };
  return (hex) => {
    const name = ground.names[hex];
    if (name) return [uses.get(name) === 1 ? 'place' : 'shared', name];
    const area = ground.beachArea[hex] as number;
    if (area >= 0) return ['beach', `${beachName(area)} ${ground.terrain[hex] === SEA ? 'flats' : 'beach'}`];
    const approach = BEACHES.findIndex((beach) => ground.lanes[beach].some((lane) => lane.approach === hex));
    if (approach >= 0) return ['sea', `approach to ${beachName(approach)}`];
    const near = nearest(hex);
    if (ground.terrain[hex] === SEA) return ['sea', near ? `sea off ${near}` : 'open sea'];
    return near ? ['near', near] : ['bare', ''];
  };
}

export function createPlaces(world: World): Places {
  const naming = createNaming(world);
  const label = (hex: number): string => world.grid.label(hex);

  function way(hex: number): string {
    const [kind, name] = naming(hex);
    if (kind === 'place') return name;
    if (kind === 'bare') return `hex ${label(hex)}`;
    return `${kind === 'near' ? 'near ' : ''}${name} (${label(hex)})`;
  }

  return {
    noun(hex) {
      const [kind, name] = naming(hex);
      return kind === 'near' ? `hex ${label(hex)} near ${name}` : way(hex);
    },
    at(hex) {
      const [kind, name] = naming(hex);
      if (kind === 'near') return way(hex);
      const preposition = name.startsWith('approach')
        ? 'on the'
        : kind === 'beach'
          ? 'on'
          : kind === 'bare' || kind === 'sea'
            ? 'in'
            : 'at';
      return `${preposition} ${way(hex)}`;
    },
    way,
    entry(hex) {
      const [kind, name] = naming(hex);
      return kind === 'bare' ? label(hex) : `${label(hex)} ${kind === 'near' ? 'near ' : ''}${name}`;
    },
  };
}
