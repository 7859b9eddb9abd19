import { BEACHES, SEA, TERRAINS } from '../src/ground.js';
import type { World } from '../src/world.js';
import { capital } from './text.js';

/** How hexes are called. */
export interface Places {
  /** The name printed in the hex, if it has one. */
  name(hex: number): string | undefined;
  /** As a thing: "Creully", "Caen (4420)", "Omaha beach (2811)", "hex 3619 near Tilly-sur-Seulles", "hex 2508". */
  noun(hex: number): string;
  /** As a whereabouts: "at Creully", "on Omaha beach (2811)", "near Tilly-sur-Seulles (3619)", "in hex 2508". */
  at(hex: number): string;
  /** As a stage of a way: "Creully", "Omaha beach (2811)", "near Tilly-sur-Seulles (3619)", "hex 2508". */
  way(hex: number): string;
  /** For a list: "2812 Saint-Laurent-sur-Mer", "3619 near Tilly-sur-Seulles". */
  entry(hex: number): string;
}

const NEAR = 2;

export const beachName = (area: number): string => capital(BEACHES[area] ?? '');
export const terrainName = (world: World, hex: number): string => TERRAINS[world.ground.terrain[hex] as number] ?? 'sea';

type Kind = 'place' | 'shared' | 'beach' | 'near' | 'sea' | 'bare';

function nearestNamed(world: World, names: ReadonlyMap<number, string>, hex: number): string | undefined {
  for (const other of world.grid.within(hex, NEAR)) if (other !== hex && names.has(other)) return names.get(other);
  return undefined;
}

/** What kind of name each hex has, and the name. */
function createNaming(world: World): (hex: number) => readonly [Kind, string] {
  const { grid, ground } = world;
  const names = new Map(world.data.map.hexes.flatMap(({ hex, place }) => (place ? [[grid.parse(hex) as number, place] as const] : [])));
  const uses = new Map<string, number>();
  for (const name of names.values()) uses.set(name, (uses.get(name) ?? 0) + 1);
  return (hex) => {
    const name = names.get(hex);
    const beach = beachName(ground.beach[hex] as number);
    if (beach !== '' && (!name || name === beach)) return ['beach', `${beach} beach`];
    if (name) return [uses.get(name) === 1 ? 'place' : 'shared', name];
    const near = nearestNamed(world, names, hex);
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
    name(hex) {
      const [kind, name] = naming(hex);
      return kind === 'place' || kind === 'shared' ? name : undefined;
    },
    noun(hex) {
      const [kind, name] = naming(hex);
      return kind === 'near' ? `hex ${label(hex)} near ${name}` : way(hex);
    },
    at(hex) {
      const [kind] = naming(hex);
      if (kind === 'near') return way(hex);
      const preposition = kind === 'beach' ? 'on' : kind === 'bare' || kind === 'sea' ? 'in' : 'at';
      return `${preposition} ${way(hex)}`;
    },
    way,
    entry(hex) {
      const [kind, name] = naming(hex);
      return kind === 'bare' ? label(hex) : `${label(hex)} ${kind === 'near' ? 'near ' : ''}${name}`;
    },
  };
}
