import { compassOf } from './directions.js';
import type { GridSpec, HexId } from './grid.js';
import type { Layout } from './layout.js';

/** Clockwise from direction 0; hexes beyond the map's edge are left out. */
export function ringAround(spec: GridSpec, layout: Layout, centre: HexId, radius: number): HexId[] {
  if (radius === 0) return [centre];
  const compass = compassOf(spec.orientation);
  const hexes: HexId[] = [];
  let q = (layout.q[centre] as number) + (compass.q[0] as number) * radius;
  let r = (layout.r[centre] as number) + (compass.r[0] as number) * radius;
  for (let corner = 0; corner < 6; corner++) {
    // From one corner of the ring to the next the way runs two directions further round.
    const direction = (corner + 2) % 6;
    for (let step = 0; step < radius; step++) {
      const hex = layout.at(q, r);
      if (hex >= 0) hexes.push(hex);
      q += compass.q[direction] as number;
      r += compass.r[direction] as number;
    }
  }
  return hexes;
}

/** Ring by ring, the centre first. */
export function hexesWithin(spec: GridSpec, layout: Layout, centre: HexId, radius: number): HexId[] {
  const hexes: HexId[] = [];
  const farthest = Math.min(radius, layout.width + layout.height);
  for (let ring = 0; ring <= farthest; ring++) hexes.push(...ringAround(spec, layout, centre, ring));
  return hexes;
}
