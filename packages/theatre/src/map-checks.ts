import { readFileSync } from 'node:fs';
import { cutOffTowns, foldedHexes, type ReadMap, readMap, riverGaps, roadGaps, sideFaults } from './check-map.js';
import { type CompiledSheet, compileSheet, mapFileOf } from './compile-map.js';
import type { Point } from './geometry.js';
import { readLayers } from './layers.js';
import type { GroundFile, MapFile } from './map-file.js';
import { groundFileOf } from './picture.js';
import { readPins } from './read-pins.js';
import { coastDisagreements } from './report.js';
import type { Sheet } from './sheet.js';
import { layOnSheet } from './sheet-ground.js';
import { groundText, mapText } from './write.js';

/** A game's written files, the sheet compiled anew, and every question all maps must answer: `[question, faults]`. */
export interface CheckedMap {
  readonly file: MapFile;
  readonly ground: GroundFile;
  readonly map: ReadMap;
  readonly sheet: CompiledSheet;
  readonly checks: readonly (readonly [string, readonly string[]])[];
}

const COAST = 0.98;
const MARGIN = 2.001;

function firstDifference(name: string, written: string, compiled: string): string[] {
  if (written === compiled) return [];
  const [one, other] = [written.split('\n'), compiled.split('\n')];
  const line = one.findIndex((text, i) => text !== other[i]);
  return [`${name} is stale from line ${line + 1}: ${one[line]?.slice(0, 120)} should be ${other[line]?.slice(0, 120)}`];
}

/** Pins that the written map does not keep. */
function brokenPins({ ground: { pins } }: CompiledSheet, file: MapFile): string[] {
  const hexes = new Map(file.hexes.map((hex) => [hex.hex, hex]));
  const sides = new Map(file.sides.flatMap((side) => [`${side.a}/${side.b}`, `${side.b}/${side.a}`].map((key) => [key, side] as const)));
  const lacks = (has: readonly string[] = [], wanted: readonly string[] = []): string[] => wanted.filter((one) => !has.includes(one));
  const ofHexes = pins.hexes.flatMap((pin) =>
    pin.hexes.flatMap((label) => {
      const hex = hexes.get(label);
      const withoutLater = (pin.features ?? []).filter(
        (one) => !pins.hexes.some((other) => other.hexes.includes(label) && other.without?.includes(one)),
      );
      return [
        ...(pin.terrain !== undefined && hex?.terrain !== pin.terrain ? [`${label} is ${hex?.terrain}, not ${pin.terrain}`] : []),
        ...(pin.place !== undefined && hex?.place !== pin.place ? [`${label} is called ${hex?.place}, not ${pin.place}`] : []),
        ...lacks(hex?.features, withoutLater).map((feature) => `${label} lacks ${feature}`),
        ...(pin.without ?? []).filter((one) => hex?.features?.includes(one)).map((feature) => `${label} has ${feature}`),
      ];
    }),
  );
  const ofSides = pins.sides.flatMap(({ a, b, river, road, bridge, features }) => {
    const side = sides.get(`${a}/${b}`);
    const is = (key: 'river' | 'road' | 'bridge', wanted: string | null | undefined): string[] =>
      wanted === undefined || (side?.[key] ?? null) === wanted ? [] : [`${a}/${b} has ${key} ${side?.[key]}, not ${wanted}`];
    return [
      ...is('river', river),
      ...is('road', road),
      ...is('bridge', bridge),
      ...lacks(side?.features, features).map((one) => `${a}/${b} lacks ${one}`),
    ];
  });
  return [...ofHexes, ...ofSides];
}

function farGround({ ground: { box } }: CompiledSheet, { land }: GroundFile): string[] {
  const isFar = ([x, y]: Point): boolean =>
    x < box.left - MARGIN || x > box.right + MARGIN || y < box.top - MARGIN || y > box.bottom + MARGIN;
  return land.flat().filter(isFar).map(String);
}

/** `start` is a town everything must be joined to. Use: `it.each(checkMap(sheet, …).checks)('%s', (_, faults) => expect(faults).toEqual([]))`. */
export function checkMap(sheet: Sheet, { start }: { readonly start: string }): CheckedMap {
  const read = (name: string): string => readFileSync(new URL(`../../../games/${sheet.game}/data/${name}`, import.meta.url), 'utf8');
  const layers = readLayers();
  const compiled = compileSheet(layOnSheet(layers, sheet, readPins(sheet.game)));
  const [mapJson, groundJson] = [read('map.json'), read('ground.json')];
  const file = JSON.parse(mapJson) as MapFile;
  const ground = JSON.parse(groundJson) as GroundFile;
  const map = readMap(file);
  const coast = coastDisagreements(compiled, layers);
  const checks: CheckedMap['checks'] = [
    ['map.json is what the compiler writes', firstDifference('map.json', mapJson, mapText(mapFileOf(compiled)))],
    ['ground.json is what the compiler writes', firstDifference('ground.json', groundJson, groundText(groundFileOf(compiled)))],
    ['every side stands once and agrees with its two hexes', sideFaults(map)],
    ['every pin holds', brokenPins(compiled, file)],
    ['no river has a gap', riverGaps(map)],
    ['no road has a gap', roadGaps(map, start)],
    ['every town can be reached', cutOffTowns(map, start)],
    ['the compiler met no trouble', compiled.troubles],
    [
      'land and sea agree with the coastline in 98 of 100 unpinned hexes',
      coast.wrong.length / coast.counted > 1 - COAST ? coast.wrong : [],
    ],
    ['no bend folds the ground', foldedHexes(sheet)],
    ['the ground stays within two hexes of the sheet', farGround(compiled, ground)],
  ];
  return { file, ground, map, sheet: compiled, checks };
}
