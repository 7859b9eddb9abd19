import { expect, test } from 'vitest';
import { CLOUD, RAIN, SHOWERS, STORM, SUN } from '../../src/index.js';
import { refuseSupport, type SupportCase, supportValue } from '../../src/rules/support.js';
import { type Placing, position } from '../position.js';

const marker = (world: { data: { tables: { support: readonly { id: string }[] } } }, id: string): number =>
  world.data.tables.support.findIndex((listed) => listed.id === id);

/** Why a marker may not be used, or `yes`. */
function ask(
  id: string,
  weather: number,
  more: Partial<SupportCase> & { hex?: string; with?: string; turn?: number; placing?: Placing; used?: 'round' | 'turn' | 'game' } = {},
): string {
  const at = position({ units: { 'us-39-9-inf': '3204', 'br-8a': '4104', 'ge-6-fj': '3305' }, beaches: ['3203', '4003'], ...more.placing });
  Object.assign(at.open, { weather, turn: more.turn ?? 8 });
  const column = more.used && ({ round: at.open.roundUses, turn: at.open.turnUses, game: at.open.gameUses } as const)[more.used];
  if (column) column[marker(at.world, id)] = more.used === 'game' ? 2 : 1;
  const units = { 0: 'us-39-9-inf', 1: 'br-8a', 2: 'ge-6-fj' }[more.command ?? 0] as string;
  const given = more.with ? [marker(at.world, more.with)] : [];
  const all = {
    command: 0,
    purpose: 'attack',
    round: 'combat',
    target: at.hex(more.hex ?? '4103'),
    units: at.ids(units),
    americans: 'in',
    ...more,
    given,
  } as const;
  return refuseSupport(at.world, at.open, marker(at.world, id), all)?.code ?? 'yes';
}

// §12.1
test('carpet bombing: sun and cloud, own combat rounds, once a turn, twice a game, not with air or ships', () => {
  const bombs = (weather: number, more = {}) => ask('eighth-air-force', weather, more);
  expect([bombs(SUN), bombs(CLOUD), bombs(SHOWERS)]).toEqual(['yes', 'yes', 'weather']);
  expect([bombs(SUN, { round: 'combined' }), bombs(SUN, { purpose: 'defence' }), bombs(SUN, { command: 1 })]).toEqual([
    'round',
    'round',
    'nation',
  ]);
  expect([bombs(SUN, { used: 'turn' }), bombs(SUN, { used: 'game' }), bombs(SUN, { turn: 2 })]).toEqual(['used', 'used', 'not-yet']);
  expect([bombs(SUN, { with: 'us-tac-air-1' }), bombs(SUN, { with: 'us-naval' }), bombs(SUN, { with: 'tank-destroyers-1' })]).toEqual([
    'not-together',
    'not-together',
    'yes',
  ]);
});

// §12.2
test('air support: every round in sun and cloud, once a turn in showers, one marker a combat, trees take from it', () => {
  const air = (weather: number, more = {}) => ask('us-tac-air-1', weather, more);
  expect([air(SUN, { used: 'turn' }), air(SUN, { used: 'round' }), air(SHOWERS, { used: 'turn' }), air(RAIN)]).toEqual([
    'yes',
    'used',
    'used',
    'weather',
  ]);
  expect([air(SUN, { with: 'us-tac-air-2' }), air(SUN, { with: 'us-naval' }), air(SUN, { purpose: 'defence' })]).toEqual([
    'not-together',
    'yes',
    'round',
  ]);
  const at = position({ drill: { terrain: { 5020: 'woods', 5019: 'forest' } } });
  const value = (label: string) => supportValue(at.world, marker(at.world, 'us-tac-air-1'), at.hex(label));
  expect([value('5021'), value('5020'), value('5019')]).toEqual([4, 3, 2]);
});

// §12.3
test('ships: to showers, once a round for attack or defence, clear or town within the Gun Line', () => {
  const ships = (weather: number, more = {}) => ask('us-naval', weather, more);
  expect([ships(SHOWERS), ships(STORM), ships(SUN, { used: 'round' }), ships(SUN, { used: 'turn' })]).toEqual([
    'yes',
    'weather',
    'used',
    'yes',
  ]);
  expect([ships(SUN, { hex: '3305' }), ships(SUN, { hex: '5013' }), ships(SUN, { purpose: 'defence', hex: '3203' })]).toEqual([
    'terrain',
    'range',
    'yes',
  ]);
  expect([
    ships(SUN, { round: 'wave1' }),
    ships(SUN, { round: 'wave2' }),
    ships(SUN, { purpose: 'defence', units: [], hex: '3203' }),
  ]).toEqual(['round', 'yes', 'yes']);
});

// §12.4
test('tank destroyers: once a turn, any weather, supplied US units, one marker a combat, no lone beach', () => {
  const guns = (more = {}) => ask('tank-destroyers-1', STORM, more);
  expect([guns(), guns({ used: 'turn' }), guns({ with: 'tank-destroyers-2' }), guns({ units: [] }), guns({ purpose: 'defence' })]).toEqual([
    'yes',
    'used',
    'not-together',
    'supply',
    'yes',
  ]);
  expect(guns({ placing: { beaches: [] } })).toBe('supply');
});

// §12.5 §12.6 §12.7
test('German markers: Nebelwerfer for the supplied, artillery in rain and storm and not against Americans, assault guns by option', () => {
  const german = (id: string, weather: number, more = {}) => ask(id, weather, { command: 2, ...more });
  expect([
    german('nebelwerfer', SUN),
    german('nebelwerfer', SUN, { used: 'turn' }),
    german('nebelwerfer', SUN, { units: [] }),
    german('nebelwerfer', SUN, { turn: 1 }),
  ]).toEqual(['yes', 'used', 'supply', 'not-yet']);
  expect([
    german('german-artillery', RAIN, { americans: 'out' }),
    german('german-artillery', RAIN),
    german('german-artillery', SUN, { americans: 'out' }),
  ]).toEqual(['yes', 'americans', 'weather']);
  const option = { placing: { open: { assaultGuns: 1 } }, purpose: 'defence' };
  expect([
    german('assault-guns', SUN, { purpose: 'defence' }),
    german('assault-guns', SUN, option),
    german('assault-guns', SUN, { ...option, purpose: 'attack' }),
  ]).toEqual(['option', 'yes', 'round']);
  expect([german('assault-guns', SUN, { ...option, used: 'turn' }), german('assault-guns', RAIN, { ...option, used: 'turn' })]).toEqual([
    'used',
    'yes',
  ]);
});
