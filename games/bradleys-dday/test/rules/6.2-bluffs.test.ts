import { expect, it } from 'vitest';
import { whyNoAssault } from '../../src/rules/close-assault.js';
import { ground, Position } from '../position.js';
import { climbs, type GroundStep } from '../steps-of-ground.js';

/** Whether a unit on the beach may assault up the hill. */
function assaultUp(id: string, along: 'way' | 'slope'): string | undefined {
  const { from, to } = climbs(along)[0] as GroundStep;
  const position = new Position();
  const unit = position.put(id, ground.grid.label(from));
  position.put('ge-i-914', ground.grid.label(to));
  return whyNoAssault(position.world, position.open, unit, to);
}

it('armor assaults from a beach up a hill by a way only, infantry anywhere (§6.2.9)', () => {
  expect([assaultUp('us-743-tk', 'slope'), assaultUp('us-1-16', 'slope')]).toEqual(['armor-off-beach', undefined]);
  expect(assaultUp('us-743-tk', 'way')).toBeUndefined();
});
