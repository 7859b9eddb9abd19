import { type Frame, isInside, type Spot } from './camera-work.js';

export type Side = 'north' | 'east' | 'south' | 'west';

/** Choices beyond an edge of the free part of the map, and the nearest of them. */
export interface Beyond {
  readonly side: Side;
  readonly count: number;
  readonly hex: number;
}

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** What can be chosen out of sight, by the edge it lies farthest beyond; `card` hides only what lies under it, at its edge. */
export function beyondOf(spots: readonly (Spot & { readonly hex: number })[], frame: Frame, card?: Frame): readonly Beyond[] {
  const isUnder = (spot: Spot) => card !== undefined && isInside(spot, card);
  const out = spots
    .filter((spot) => !isInside(spot, frame) || isUnder(spot))
    .map((spot) => ({ ...spot, ...(card && isUnder(spot) ? { side: 'east' as const, far: spot.x - card.left } : farthest(spot, frame)) }));
  return SIDES.flatMap((side) => {
    const here = out.filter((one) => one.side === side).sort((a, b) => a.far - b.far);
    const [first] = here;
    return first ? [{ side, count: here.length, hex: first.hex }] : [];
  });
}

function farthest({ x, y }: Spot, { left, top, right, bottom }: Frame): { readonly side: Side; readonly far: number } {
  const by: Readonly<Record<Side, number>> = { north: top - y, east: x - right, south: y - bottom, west: left - x };
  const side = SIDES.reduce((best, one) => (by[one] > by[best] ? one : best));
  return { side, far: by[side] };
}
