import type { HexId } from '@bocage/hex';
import { beachFaults, cutOffLand, readMap, riverGaps, roadGaps, sideFaults } from './check-map.js';
import { type CompiledSheet, mapFileOf } from './compile-map.js';
import { crossings, distance } from './geometry.js';
import { compileLand } from './land.js';
import type { Layers } from './layers.js';
import { centreOf, hexOf, layOnSheet } from './sheet-ground.js';

/** Pinned places that the ground puts into another hex. */
export function movedPlaces({ ground: { grid, pins, places } }: CompiledSheet): string[] {
  return pins.places.flatMap(({ place, hex }) => {
    const at = places.find(({ name }) => name === place)?.at;
    if (!at) return [`${place}: in no layer`];
    const own = grid.hexAt(at[0], at[1]);
    const off = distance(at, centreOf(grid, hexOf(grid, hex)));
    return own >= 0 && grid.label(own) === hex
      ? []
      : [`${place}: pinned to ${hex}, lies in ${own < 0 ? 'no hex' : grid.label(own)}, ${off.toFixed(2)} hexes from the middle`];
  });
}

/** Hexes whose land or sea disagrees with the coastline as it lies without the sheet's bends; pinned terrain not counted. */
export function coastDisagreements(
  { ground, land }: CompiledSheet,
  layers: Layers,
): { readonly counted: number; readonly wrong: string[] } {
  const straight = compileLand(layOnSheet(layers, { ...ground.sheet, bends: [] }, ground.pins));
  const pinned = new Set(ground.pins.hexes.flatMap(({ terrain, hexes }) => (terrain === undefined ? [] : hexes)));
  const hexes = land.landShare.map((_, hex) => hex).filter((hex) => !pinned.has(ground.grid.label(hex)));
  const isTrue = (hex: HexId): boolean => (straight.landShare[hex] as number) >= ground.sheet.seaBelow === land.isLandHex(hex);
  return { counted: hexes.length, wrong: hexes.filter((hex) => !isTrue(hex)).map(ground.grid.label) };
}

/** Neighbouring hexes with places on the same bank that a river side parts, or on two banks that none parts. */
export function wrongBanks({ ground, sides: { rivers }, places }: CompiledSheet): string[] {
  const { grid } = ground;
  const lines = ground.rivers.filter(({ kind }) => kind in ground.sheet.riversOnSides);
  const named = [...places.names].filter(([hex, { at }]) => grid.hexAt(at[0], at[1]) === hex);
  return named.flatMap(([a, one]) =>
    named.flatMap(([b, other]) => {
      const side = a < b ? grid.sideBetween(a, b) : -1;
      if (side < 0) return [];
      const isParted = lines.some(({ points }) => crossings([one.at, other.at], points).length % 2 === 1);
      if (isParted === rivers.bySide.has(side)) return [];
      return [
        `${one.name} ${grid.label(a)} and ${other.name} ${grid.label(b)}: ${isParted ? 'a river between them is missing' : `${rivers.bySide.get(side)?.name} parts them wrongly`}`,
      ];
    }),
  );
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

export function reportOf(sheet: CompiledSheet, layers: Layers): string {
  const { ground } = sheet;
  const map = readMap(mapFileOf(sheet));
  const coast = coastDisagreements(sheet, layers);
  const start = ground.pins.places.find(({ place }) => place === 'Caen')?.hex ?? ground.grid.label(0);
  const agreement = (100 * (1 - coast.wrong.length / coast.counted)).toFixed(2);
  return [
    `${ground.sheet.game}: ${map.hexes.length} hexes, ${map.sides.length} sides`,
    section('places whose pin and ground differ', movedPlaces(sheet)),
    `land and sea agree with the coastline in ${agreement} % of ${coast.counted} unpinned hexes`,
    section('hexes that disagree', coast.wrong),
    section('faults in sides', sideFaults(map)),
    section('river gaps', riverGaps(map)),
    section('road hexes not joined to the network', roadGaps(map, start)),
    section('land cut off', cutOffLand(map, start)),
    section(
      'beach faults',
      beachFaults(
        map,
        [...new Set(map.hexes.flatMap(({ features }) => features ?? []))].flatMap((feature) =>
          feature.startsWith('beach:') ? [feature.slice(6)] : [],
        ),
      ),
    ),
    section('places on the wrong bank', wrongBanks(sheet)),
  ].join('\n');
}
