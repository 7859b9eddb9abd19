import { expect, test } from 'vitest';
import { RAIN, SHOWERS, STORM } from '../../src/index.js';
import { type Asked, ask } from '../marker.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const guns = (more: Asked = {}, weather = RAIN) => ask('german-artillery', weather, { command: 2, americans: 'out', ...more });

// §12.6
test('once a turn from turn 3, in rain and storm, in supply or out of it', () => {
  expect([guns(), guns({}, STORM), guns({}, SHOWERS), guns({ turn: 2 }), guns({ used: { turn: 1 } })]).toEqual([
    'yes',
    'yes',
    'weather',
    'not-yet',
    'used',
  ]);
  expect([guns({ units: [] }), guns({ purpose: 'defence', round: 'combined' }), guns({ with: 'nebelwerfer' })]).toEqual([
    'yes',
    'yes',
    'yes',
  ]);
});

test('in no combat with US or French units on either side', () => {
  expect(guns({ americans: 'in' })).toBe('americans');
  const offered = (attacker: string, command: 0 | 1) => {
    const at = position({
      drill: {},
      beaches: ['4603', '3303'],
      units: { [attacker]: '5021', 'ge-6-fj': '5020' },
      open: { weather: RAIN, turn: 4, boundaryLifted: 1 },
    });
    const drill = fight(at, command).declare('5020', attacker);
    while (drill.seat === 'allied') drill.play('done');
    return drill.offered();
  };
  expect([offered('br-69-50-inf', 1), offered('us-39-9-inf', 0)]).toEqual([
    ['nebelwerfer', 'german-artillery', 'done'],
    ['nebelwerfer', 'done'],
  ]);
});

test('against a US beach that no American unit defends it may be used', () => {
  const offered = (units: Readonly<Record<string, string>>) => {
    const open = { weather: RAIN, turn: 4 };
    const at = position({ beaches: ['2403'], units: { 'ge-6-fj': '2303', ...units }, open });
    return fight(at, 2).declare('2403', 'ge-6-fj').offered();
  };
  expect(offered({})).toContain('german-artillery');
  expect(offered({ 'us-39-9-inf': '2403' })).not.toContain('german-artillery');
});
