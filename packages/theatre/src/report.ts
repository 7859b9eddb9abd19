import type { HexId } from '@bocage/hex';
import { cutOffLand, cutOffTowns, foldedHexes, type ReadMap, readMap, riverGaps, roadGaps, sideFaults } from './check-map.js';
import { type CompiledSheet, mapFileOf } from './compile-map.js';
import { distance } from './geometry.js';
import { compileLand } from './land.js';
import type { Layers } from './layers.js';
import { createLineIndex } from './line-index.js';
import { hexDifferences, sideDifferences, withoutPins } from './pin-differences.js';
import { residualLines, residualRow } from './residual-table.js';
import { placePins } from './residuals.js';
import { centreOf, hexOf, layOnSheet } from './sheet-ground.js';

/** Pinned places that the ground puts into another hex. */
export function movedPlaces({ ground: { grid, pins }, places }: CompiledSheet): string[] {
  return placePins(pins).flatMap(({ place, hex }) => {
    const [found] = [...places.hexes].filter(([{ name }, at]) => name === place && at === hexOf(grid, hex)).map(([point]) => point);
    if (!found) return [];
    const own = grid.hexAt(found.at[0], found.at[1]);
    const off = distance(found.at, centreOf(grid, hexOf(grid, hex)));
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
  const hexes = land.landShare.map((_, hex) => hex).filter((hex) => !pinned.has(ground.grid.label(hex)) && !land.isOff(hex));
  const isTrue = (hex: HexId): boolean => (straight.landShare[hex] as number) >= ground.sheet.seaBelow === land.isLandHex(hex);
  return { counted: hexes.length, wrong: hexes.filter((hex) => !isTrue(hex)).map(ground.grid.label) };
}

/** Neighbouring hexes with places on the same bank that a river side parts, or on two banks that none parts. */
export function wrongBanks({ ground, sides: { rivers }, places }: CompiledSheet): string[] {
  const { grid } = ground;
  const lines = ground.rivers.filter(({ kind }) => kind in ground.sheet.riversOnSides).map(({ points }) => points);
  const courses = createLineIndex(lines);
  const inPlace = (hex: HexId) => {
    const named = places.names.get(hex);
    return named && grid.hexAt(named.at[0], named.at[1]) === hex ? named : undefined;
  };
  return [...places.names.keys()].flatMap((a) =>
    grid.ring(a, 1).flatMap((b) => {
      const [one, other] = [inPlace(a), inPlace(b)];
      if (a > b || !one || !other) return [];
      const passed = courses.crossings(one.at, other.at);
      const isParted = lines.some((_, line) => passed.filter((found) => found.line === line).length % 2 === 1);
      const side = rivers.bySide.get(grid.sideBetween(a, b));
      if (isParted === (side !== undefined)) return [];
      const fault = isParted ? 'a river between them is missing' : `${side?.name} parts them wrongly`;
      return [`${one.name} ${grid.label(a)} and ${other.name} ${grid.label(b)}: ${fault}`];
    }),
  );
}

/** Bridges of the layers on the sheet that no road over a river side carries. */
function lostBridges({ ground, sides }: CompiledSheet): string[] {
  const carried = new Set(sides.bridges.values());
  return ground.bridges.filter(({ at, name }) => ground.grid.hexAt(at[0], at[1]) >= 0 && !carried.has(name)).map(({ name }) => name);
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
}

function counts({ hexes, sides }: ReadMap): string[] {
  return [
    `  terrain: ${tally(hexes.map(({ terrain }) => terrain))}`,
    `  features: ${tally(hexes.flatMap(({ features }) => features ?? []).map((feature) => feature.split(':')[0] as string))}`,
    `  named hexes: ${hexes.filter(({ place }) => place).length}`,
    `  rivers: ${tally(sides.flatMap((side) => (side.river ? [side.class ?? 'river'] : [])))}; flooded ${sides.filter(({ flooded }) => flooded).length}`,
    `  roads: ${tally(sides.flatMap(({ road }) => road ?? []))}; rail ${sides.filter(({ rail }) => rail).length}`,
    `  bridges: ${sides.filter(({ bridge }) => bridge).length}, all-sea sides: ${sides.filter(({ sea }) => sea).length}`,
    `  sides: ${tally(sides.flatMap(({ features }) => features ?? []).map((feature) => feature.split(':')[0] as string)) || 'no features'}`,
  ];
}

/** As docs/theatre.md has it. */
function residualTable({ ground }: CompiledSheet, layers: Layers): string {
  return [
    '| game | places | before bends: rms | max | in their hex | after: rms | max | in their hex |',
    residualRow(ground, layers),
    '| hex | place | right down before | after | away |',
    ...residualLines(ground, layers),
  ].join('\n');
}

/** The hex of the most important town: everything should be joined to it. */
function heartOf({ ground, places }: CompiledSheet): string {
  const [first] = [...places.hexes].filter(([{ kind }]) => kind === 'place').sort(([a], [b]) => a.rank - b.rank);
  return ground.grid.label(first?.[1] ?? 0);
}

export function reportOf(sheet: CompiledSheet, layers: Layers): string {
  const { ground } = sheet;
  const start = heartOf(sheet);
  const bare = withoutPins(sheet);
  const map = readMap(mapFileOf(sheet));
  const coast = coastDisagreements(sheet, layers);
  const agreement = (100 * (1 - coast.wrong.length / coast.counted)).toFixed(2);
  return [
    `== ${ground.sheet.game}: ${map.hexes.length} hexes, ${map.sides.length} sides that carry something`,
    ...counts(map),
    residualTable(sheet, layers),
    section('places whose pin and ground differ', movedPlaces(sheet)),
    section('hexes whose pin and ground differ', hexDifferences(sheet, bare)),
    section('sides whose pin and ground differ', sideDifferences(sheet, bare)),
    section(
      'rulings',
      ground.pins.rulings.map(({ says, ruling }) => `${says}: ${ruling}`),
    ),
    `land and sea agree with the coastline in ${agreement} % of ${coast.counted} unpinned hexes; not in ${coast.wrong.join(' ') || 'none'}`,
    section('what the compiler could not do', sheet.troubles),
    section('hexes where bends fold the ground', foldedHexes(ground.sheet)),
    section('faults in sides', sideFaults(map)),
    section('river gaps', riverGaps(map)),
    section(`road hexes joined neither to ${start} nor off the sheet`, roadGaps(map, start)),
    section('towns not reachable', cutOffTowns(map, start)),
    `islands: ${cutOffLand(map, start).join(' ') || 'none'}`,
    section('places on the wrong bank', wrongBanks(sheet)),
    `bridges without a road over their river: ${lostBridges(sheet).join(', ') || 'none'}`,
    '',
  ].join('\n');
}
