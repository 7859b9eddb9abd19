import { expect, it } from 'vitest';
import { BEACH, HILL, SEA_WALL, WAY } from '../../src/ground.js';
import { whyNoAssault } from '../../src/rules/close-assault.js';
import { ground, Position } from '../position.js';

/** A step from a beach up a hill, along a way or without one, and no wall between. */
function climb(along: 'way' | 'slope'): { readonly from: number; readonly to: number } | undefined {
  const step = ground.sides.findIndex((bits, i) => {
    const to = ground.grid.neighbours[i] as number;
    if (to < 0 || ground.terrain[Math.floor(i / 6)] !== BEACH || ground.under[to] !== HILL || (bits & SEA_WALL) !== 0) return false;
    return ((bits & WAY) !== 0) === (along === 'way');
  });
  return step < 0 ? undefined : { from: Math.floor(step / 6), to: ground.grid.neighbours[step] as number };
}

/** Whether a unit on the beach may assault up the hill. */
function assaultUp(id: string, along: 'way' | 'slope'): string | undefined {
  const { from, to } = climb(along) as { from: number; to: number };
  const position = new Position();
  const unit = position.put(id, ground.grid.label(from));
  position.put('ge-i-914', ground.grid.label(to));
  return whyNoAssault(position.world, position.open, unit, to);
}

it('armor assaults from a beach up a hill by a way only, infantry anywhere (§6.2.9)', () => {
  expect([assaultUp('us-743-tk', 'slope'), assaultUp('us-1-16', 'slope')]).toEqual(['armor-off-beach', undefined]);
  expect(assaultUp('us-743-tk', 'way')).toBeUndefined();
});
