import type { Grid } from '@bocage/hex';
import type { GroundFile, GroundPoint, MapFile } from '../map-file.js';
import { beachOf, lookOf } from './looks.js';

export type SheetLabel = GroundFile['labels'][number];

/** The names on the sheet: the picture's, and every place the rules name that the picture forgets. */
export function labelsOf(
  grid: Grid,
  map: MapFile,
  ground: GroundFile | undefined,
  isLand: (x: number, y: number) => boolean,
): SheetLabel[] {
  const labels: SheetLabel[] = [...(ground?.labels ?? [])];
  const named = new Set(labels.map((l) => l.text.toLowerCase()));
  const beaches = new Map<string, GroundPoint[]>();
  for (const h of map.hexes) {
    const hex = grid.parse(h.hex);
    if (hex === undefined) continue;
    const { x, y } = grid.centre(hex);
    if (h.place && !named.has(h.place.toLowerCase())) {
      named.add(h.place.toLowerCase());
      labels.push({ text: h.place, at: [x, y], kind: 'place', rank: lookOf(h.terrain) === 'city' ? 1 : 4 });
    }
    for (const name of (h.features ?? []).map(beachOf)) if (name) beaches.set(name, [...(beaches.get(name) ?? []), [x, y]]);
  }
  if (labels.some((l) => l.kind === 'beach')) return labels;
  for (const [name, points] of beaches) labels.push({ text: name, at: offshore(points, isLand), kind: 'beach', rank: 2 });
  return labels;
}

/** From the middle of a beach out to the water: the nearest way that stays wet. */
function offshore(points: readonly GroundPoint[], isLand: (x: number, y: number) => boolean): GroundPoint {
  const x = points.reduce((s, p) => s + p[0], 0) / points.length;
  const y = points.reduce((s, p) => s + p[1], 0) / points.length;
  for (let r = 0.4; r < 2.4; r += 0.2) {
    for (let k = 0; k < 16; k++) {
      const a = -Math.PI / 2 + ((k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * Math.PI) / 8;
      const px = x + r * Math.cos(a);
      const py = y + r * Math.sin(a);
      const around = [0, 1, 2, 3, 4, 5].every(
        (n) => !isLand(px + 0.45 * Math.cos((n * Math.PI) / 3), py + 0.25 * Math.sin((n * Math.PI) / 3)),
      );
      if (around) return [px, py];
    }
  }
  return [x, y - 0.8];
}
