import type { MapFile } from '@bocage/board';
import { createGrid, type Grid, type HexId } from '@bocage/hex';
import { createGround, type Ground, readLayers, sheets } from '@bocage/theatre';
import { Mistake } from '../mistake.js';

/** One game's map, ready to be asked where something is. */
export interface Atlas {
  readonly map: MapFile;
  readonly grid: Grid;
  readonly ground: Ground;
}

export function createAtlas(game: string, map: MapFile): Atlas {
  const bends = sheets.find((sheet) => sheet.game === game)?.bends ?? [];
  return { map, grid: createGrid(map.grid), ground: createGround({ grid: map.grid, place: map.place, bends }) };
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Hexes that a hex number, a place or `latitude,longitude` names, the first the most likely. */
export function hexesOf(atlas: Atlas, asked: string): readonly HexId[] {
  const hex = atlas.grid.parse(asked);
  if (hex !== undefined) return [hex];
  const point = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(asked.trim());
  if (point) return [hexAtPoint(atlas, Number(point[1]), Number(point[2]))];
  if (/^[\d.]+$/.test(asked)) throw new Mistake(noHex(atlas, asked));
  return hexesNamed(atlas, asked);
}

export function noHex({ grid }: Pick<Atlas, 'grid'>, label: string): string {
  return `There is no hex ${label} on this map; it runs from ${grid.label(0)} to ${grid.label(grid.size - 1)}.`;
}

function hexAtPoint({ grid, ground }: Atlas, lat: number, lon: number): HexId {
  const hex = grid.hexAt(...ground.toPage([lon, lat]));
  if (hex < 0) throw new Mistake(`${lat} N ${lon} E is not on this map.`);
  return hex;
}

/** The hexes the map itself names so; else the hex of a place of the theatre. */
function hexesNamed({ map, grid, ground }: Atlas, name: string): HexId[] {
  const wanted = plain(name);
  const named = map.hexes.flatMap(({ hex, place }) => (place && plain(place) === wanted ? [grid.parse(hex) as HexId] : []));
  if (named.length > 0) return named;
  const places = [...readLayers().places, ...readLayers().sites].map((place) => ({
    name: place.name,
    hex: grid.hexAt(...ground.toPage(place.at)),
  }));
  const here = places.filter((place) => place.hex >= 0);
  const found = here.filter((place) => plain(place.name) === wanted).map(({ hex }) => hex);
  if (found.length > 0) return found;
  const all = new Set([...map.hexes.flatMap(({ place }) => place ?? []), ...here.map((place) => place.name)]);
  const like = [...all].filter((one) => plain(one).includes(wanted)).slice(0, 8);
  throw new Mistake(`There is no place "${name}" on this map${like.length > 0 ? `; there are: ${like.join(', ')}` : ''}.`);
}
