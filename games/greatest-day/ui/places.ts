import type { HexId } from '@bocage/hex';
import type { World } from '../src/world.js';

/** How hexes are called. */
export interface Places {
  /** As a whereabouts: "at Hermanville", "near Hermanville (82.31)", "in hex 8231". */
  at(hex: HexId): string;
  /** As a stage of a way: "Hermanville", "near Hermanville (8231)", "hex 8231". */
  way(hex: HexId): string;
  /** For a list: "8231 Hermanville", "8231 near Hermanville". */
  entry(hex: HexId): string;
  /** What kind of ground it is: "woods". */
  ground(hex: HexId): string;
}

const NEAR = 2;

export function createPlaces({ grid, printed, ground }: World): Places {
  const uses = new Map<string, number>();
  for (const name of ground.names) if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
  const label = (hex: HexId): string => grid.label(hex);
  const nameNear = (hex: HexId): string => {
    const found = grid.within(hex, NEAR).find((other) => other !== hex && ground.names[other]);
    return found === undefined ? '' : (ground.names[found] ?? '');
  };
  const way = (hex: HexId): string => {
    const own = ground.names[hex];
    if (own) return uses.get(own) === 1 ? own : `${own} (${label(hex)})`;
    const near = nameNear(hex);
    return near === '' ? `hex ${label(hex)}` : `near ${near} (${label(hex)})`;
  };
  return {
    way,
    at(hex) {
      const text = way(hex);
      return text.startsWith('near') ? text : text.startsWith('hex') ? `in ${text}` : `at ${text}`;
    },
    entry(hex) {
      const own = ground.names[hex];
      const near = own ? own : nameNear(hex);
      return near === '' ? label(hex) : `${label(hex)} ${own ? '' : 'near '}${near}`;
    },
    ground: (hex) => printed.hexAt(hex)?.terrain ?? 'off the map',
  };
}
