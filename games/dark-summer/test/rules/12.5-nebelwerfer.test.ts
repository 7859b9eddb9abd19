import { expect, test } from 'vitest';
import { STORM, SUN } from '../../src/index.js';
import { type Asked, ask } from '../marker.js';
import { pocket } from '../pocket.js';

const rockets = (more: Asked = {}, weather = SUN) => ask('nebelwerfer', weather, { command: 2, ...more });

// §12.5
test('once a turn from turn 2, in attack or defence, in any weather and in every kind of round', () => {
  expect([rockets({ turn: 1 }), rockets({ turn: 2 }), rockets({}, STORM), rockets({ used: { turn: 1 } })]).toEqual([
    'not-yet',
    'yes',
    'yes',
    'used',
  ]);
  expect([rockets({ round: 'combined', purpose: 'defence' }), rockets({ round: 'reaction' }), rockets({ purpose: 'defence' })]).toEqual([
    'yes',
    'yes',
    'yes',
  ]);
});

test('at least one of the units must be in supply; artillery and assault guns may come along', () => {
  const at = pocket();
  const placing = {
    drill: {},
    units: Object.fromEntries(
      at.open.hex.flatMap((hex, unit) => (hex >= 0 ? [[at.world.data.counters.units[unit]?.id as string, at.world.grid.label(hex)]] : [])),
    ),
  };
  expect(rockets({ placing })).toBe('supply');
  expect(
    rockets({ placing: { ...placing, units: { ...placing.units, 'ge-914-352': '4616' } }, units: at.ids('ge-6-fj', 'ge-914-352') }),
  ).toBe('yes');
  expect([rockets({ with: 'german-artillery' }), rockets({ with: 'assault-guns' })]).toEqual(['yes', 'yes']);
});
