import { createRng } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { place } from '../../src/occupancy.js';
import { computeNet, supplyNet } from '../../src/rules/13-supply/supply.js';
import { BRITISH, ELIMINATED, GERMANS, US } from '../../src/types.js';
import { position } from '../position.js';

// §13.2
test('supply followed from move to move is the supply found afresh, wherever units come and go', () => {
  const at = position({ beaches: ['2403', '3203', '4603'] });
  const { world, open } = at;
  const { land } = world.ground;
  const rng = createRng('kept lines');
  for (let i = 0; i < 1500; i++) {
    const unit = rng.below(world.roster.units);
    const to = i % 5 === 4 ? ELIMINATED : (land[rng.below(land.length)] as number);
    if (to < 0 || at.occupancy.count[to] === 0) place(world, open, unit, to);
    if (i % 3 > 0) continue;
    for (const command of [US, BRITISH, GERMANS]) expect(supplyNet(world, open, command)).toEqual(computeNet(world, open, command));
  }
});
