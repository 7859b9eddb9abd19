import { expect, test } from 'vitest';
import { DESTROYED } from '../../src/index.js';
import { isHeldBy, isNear, occupancyOf, place, unitsAt } from '../../src/occupancy.js';
import { position } from '../position.js';

// §4.20
test('who stands where is kept as units come and go, and equals what is reckoned anew', () => {
  const at = position({ drill: {}, units: { 'us-1-18': '1022', 'us-1-16': '1022', 'us-1-hq': '1022', 'ge-353-941': '1222' } });
  const move = (id: string, to: number): void => place(at.world, at.field, at.id(id), to);
  expect(at.names(unitsAt(at.world, at.field, at.hex('1022')))).toEqual(['us-1-16', 'us-1-18', 'us-1-hq']);
  move('us-1-18', at.hex('1122'));
  move('us-1-16', DESTROYED);
  move('ge-353-941', at.hex('1323'));
  move('us-1-18', at.hex('1022'));
  expect(occupancyOf(at.world, at.field)).toEqual(at.world.occupancies.build(at.field.hex));
  expect([isHeldBy(at.world, at.field, 0, at.hex('1022')), isHeldBy(at.world, at.field, 0, at.hex('1122'))]).toEqual([true, false]);
  expect([isNear(at.world, at.field, 0, at.hex('1122')), isNear(at.world, at.field, 1, at.hex('1122'))]).toEqual([true, false]);
});
