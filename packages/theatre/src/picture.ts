import type { CompiledSheet } from './compile-map.js';
import { inBox, type Point } from './geometry.js';
import type { GroundFile, GroundLabel } from './map-file.js';
import { areasOf, landOf, linesOf, round } from './picture-lines.js';
import { centreOf, grow, hexOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';

const MARGIN = 2;
const NAMED_BY_PIN = 5;

/** A place is written where it lies, or at the rim of its pinned hex when the ground puts it outside. */
function placeLabels({ ground, places }: CompiledSheet): GroundLabel[] {
  return ground.places
    .filter((place) => places.hexes.has(place) && (place.kind === 'place' || place.kind === 'site'))
    .map((place) => {
      const { name, rank, at } = place;
      const hex = places.hexes.get(place) as number;
      const [x, y] = centreOf(ground.grid, hex);
      const isInside = ground.grid.hexAt(at[0], at[1]) === hex;
      const pull = isInside ? 1 : 0.42 / Math.hypot(at[0] - x, at[1] - y);
      return { text: name, at: [round(x + (at[0] - x) * pull), round(y + (at[1] - y) * pull)], kind: 'place', rank };
    });
}

/** Names that only a pin knows, once each, in the middle of their hex. */
function pinLabels({ ground: { grid, pins, places } }: CompiledSheet): GroundLabel[] {
  const known = new Set(places.map(({ name }) => name));
  return pins.hexes.flatMap(({ place, hexes: [first] }) => {
    if (place === undefined || first === undefined || known.has(place)) return [];
    known.add(place);
    const [x, y] = centreOf(grid, hexOf(grid, first));
    return [{ text: place, at: [round(x), round(y)], kind: 'place', rank: NAMED_BY_PIN }];
  });
}

function siteLabels({ ground: { sites, sheet, box } }: CompiledSheet): GroundLabel[] {
  return sites
    .filter(({ rank, at }) => rank <= sheet.placesTo && inBox(box, at))
    .map(({ name, kind, rank, at: [x, y] }) => ({ text: name, at: [round(x), round(y)], kind: 'site', sign: kind, rank }));
}

/** A beach is named at sea before its hexes, or before its shore where the sheet pins none. */
function beachLabel({ grid, pins }: SheetGround, { kind, name, points }: LineOnSheet): GroundLabel {
  const features = [`beach:${kind}`, `sector:${kind.split(':')[1]}`];
  const hexes = pins.hexes.filter((pin) => pin.features?.some((feature) => features.includes(feature))).flatMap((pin) => pin.hexes);
  const centres = hexes.map((hex) => centreOf(grid, hexOf(grid, hex)));
  const mean = (axis: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const [x, y] = centres.length > 0 ? [mean(0), Math.min(...centres.map((centre) => centre[1]))] : (points[points.length >> 1] as Point);
  return { text: name, at: [round(x), round(y - 0.75)], kind: 'beach', rank: kind.includes(':') ? 4 : 2 };
}

function nameLabels(ground: SheetGround): GroundLabel[] {
  const names = ground.names.map(({ name, kind, rank, angle, at: [x, y] }): GroundLabel => {
    return { text: name, at: [round(x), round(y)], kind: kind as GroundLabel['kind'], rank, ...(angle === 0 ? {} : { angle }) };
  });
  return [...names, ...ground.beaches.map((beach) => beachLabel(ground, beach))].filter(({ at }) => inBox(ground.box, at));
}

export function groundFileOf(sheet: CompiledSheet): GroundFile {
  const { ground } = sheet;
  const frame = grow(ground.box, MARGIN);
  return {
    from: ground.sheet.from,
    land: landOf(ground, frame),
    areas: areasOf(ground, frame),
    lines: linesOf(ground, frame),
    labels: [...placeLabels(sheet), ...pinLabels(sheet), ...siteLabels(sheet), ...nameLabels(ground)],
  };
}
