import { printedNames } from '@bocage/board/words';
import { SEA } from '../src/ground.js';
import { CHERBOURG, EXITED, JUST_ENTERED, MAY_LEAVE } from '../src/types.js';
import type { World } from '../src/world.js';
import { capital } from './text.js';

/** How hexes are called. */
export interface Places {
  /** As a thing: "2911 Saint-Lô", "2403 Utah beach", "3207 near Trévières", "hex 1016". */
  noun(hex: number): string;
  /** As a whereabouts: "at 2911 Saint-Lô", "on 3203 Omaha beach", "in 3207 near Trévières", "in the Cherbourg box". */
  at(hex: number): string;
  /** For a list or the stage of a way: as a thing, without the word hex. */
  entry(hex: number): string;
}

export const beachName = (name: string): string => `${capital(name)} beach`;
const BOXES: Readonly<Record<number, string>> = {
  [CHERBOURG]: 'the Cherbourg box',
  [JUST_ENTERED]: 'the Brittany box, just entered',
  [MAY_LEAVE]: 'the Brittany box, free to leave',
  [EXITED]: 'the eastern exit box',
};

/** §10.4 A box in a list: each of its counters says where it is. */
const IN_LISTS: Readonly<Record<number, string>> = {
  [CHERBOURG]: 'in Cherbourg',
  [JUST_ENTERED]: 'in Brittany, just entered',
  [MAY_LEAVE]: 'in Brittany',
  [EXITED]: 'gone east',
};

export const boxInList = (place: number): string | undefined => IN_LISTS[place];

/** §10.4 The name of a box off the map, or nothing for any other place. */
export const boxName = (place: number): string | undefined => BOXES[place];

type Kind = 'place' | 'beach' | 'near' | 'sea' | 'bare';

const OFFSHORE: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^wave1:(\d{4})$/, (name) => `approach to ${name}`],
  [/^wave2:(\d{4})$/, (name) => `second wave for ${name}`],
  [/^wave3:([a-z]+)$/, (name) => `third wave for ${capital(name)}`],
  [/^airfields:us$/, () => 'American airfields'],
  [/^airfields:british$/, () => 'British airfields'],
];

/** §2.1 What a hex at sea is for. */
function offshoreName(features: readonly string[]): string | undefined {
  for (const feature of features) {
    for (const [pattern, text] of OFFSHORE) {
      const match = pattern.exec(feature);
      if (match) return text(match[1] ?? '');
    }
  }
  return undefined;
}

/** What kind of name each hex has, and the name. */
function createNaming(world: World): (hex: number) => readonly [Kind, string] {
  const { grid, ground, data } = world;
  const printed = printedNames(grid, ground.names);
  const offshore = new Map(
    data.map.hexes.flatMap(({ hex, features }) => {
      const name = offshoreName(features);
      return name ? [[grid.parse(hex) as number, name] as const] : [];
    }),
  );
  return (hex) => {
    const beach = ground.beaches[ground.beach[hex] as number];
    if (beach) return ['beach', beachName(beach.name)];
    const own = printed.own(hex);
    if (own) return ['place', own[1]];
    const neighbour = printed.near(hex);
    if (ground.terrain[hex] === SEA) return ['sea', offshore.get(hex) ?? (neighbour ? `sea off ${neighbour}` : 'open sea')];
    return neighbour ? ['near', `near ${neighbour}`] : ['bare', ''];
  };
}

export function createPlaces(world: World): Places {
  const naming = createNaming(world);
  const label = (hex: number): string => world.grid.label(hex);
  function entry(hex: number): string {
    if (hex < 0) return boxName(hex) ?? 'off the map';
    const [kind, name] = naming(hex);
    return kind === 'bare' ? label(hex) : `${label(hex)} ${name}`;
  }
  return {
    entry,
    noun: (hex) => (hex >= 0 && naming(hex)[0] === 'bare' ? `hex ${label(hex)}` : entry(hex)),
    at(hex) {
      const box = boxName(hex);
      if (hex < 0) return box ? `in ${box}` : 'off the map';
      const [kind] = naming(hex);
      if (kind === 'bare') return `in hex ${label(hex)}`;
      return `${kind === 'beach' ? 'on' : kind === 'place' ? 'at' : 'in'} ${entry(hex)}`;
    },
  };
}
