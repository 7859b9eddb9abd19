import { expect, test } from 'vitest';
import type { StageId } from '../../src/index.js';
import { seenHexes, sightOf } from '../../src/rules/sight.js';
import { type Position, position } from '../position.js';

const hall = (stage: StageId = 'orders', options: Readonly<Record<string, string>> = { way: 'mega' }): Position =>
  position({
    drill: {},
    options,
    open: { stage },
    units: { 'us-1-16': '1022', 'us-29-115': '1026', 'us-v-hq': '0622', 'ge-352-914': '1422' },
  });
const sees = (at: Position, label: string, ...seats: readonly string[]): boolean =>
  seenHexes(at.world, at.open, at.field, seats)[at.hex(label)] === 1;

// §9.5
test('operations and intelligence of a division see three hexes around their counters, its other officers nothing', () => {
  const at = hall();
  expect([sees(at, '1322', 'us-1-operations'), sees(at, '1422', 'us-1-operations'), sees(at, '1322', 'us-1-intelligence')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([sees(at, '1022', 'us-1-commander'), sees(at, '1022', 'us-1-liaison')]).toEqual([false, false]);
  expect(sees(at, '1026', 'us-1-operations', 'us-29-operations')).toBe(true);
});

// §9.5
test('armies and army group see nothing; who places cards on the map sees it while he does', () => {
  const all = ['us-army-commander', 'army-group-commander', 'army-group-intelligence', 'us-army-intelligence'];
  for (const seat of all) expect(sightOf(hall('place').world, hall('place').open, seat)).toBe('none');
  const sightIn = (stage: StageId, seat: string) => sightOf(hall().world, hall(stage).open, seat);
  expect([sightIn('place', 'army-group-air'), sightIn('interference', 'army-group-special')]).toEqual(['all', 'all']);
  expect([sightIn('orders', 'army-group-air'), sightIn('attack', 'army-group-special')]).toEqual(['none', 'none']);
});

// §9.5 §9.3
test('a corps commander sees around his headquarters while cards and orders are placed', () => {
  expect([sees(hall('orders'), '0822', 'us-v-commander'), sees(hall('attack'), '0822', 'us-v-commander')]).toEqual([true, false]);
  expect(sees(hall('orders'), '0822', 'us-v-supplies')).toBe(false);
});

// §9.5 §9.8 §9.9
test('Germans see around theirs, coordinators around all theirs, control everything', () => {
  const at = hall();
  expect([
    sees(at, '1422', 'ge-352-commander'),
    sees(at, '1422', 'german-centre-commander'),
    sees(at, '1422', 'german-west-commander'),
  ]).toEqual([true, true, false]);
  expect([sees(at, '0101', 'control-map-1'), sees(at, '1022')]).toEqual([true, false]);
});

// §9.5
test('in a staff game a corps sees with its divisions’ eyes; in a duel, or by option, everybody sees all', () => {
  const at = hall('attack', { way: 'staff' });
  expect([sees(at, '1022', 'us-v'), sees(at, '1022', 'us-vii'), sees(at, '1022', 'us-army')]).toEqual([true, false, false]);
  expect([
    sees(hall('attack', {}), '1422', 'allied'),
    sees(hall('attack', { way: 'mega', sight: 'whole' }), '1422', 'us-army-commander'),
  ]).toEqual([true, true]);
  expect([sees(hall('attack', {}), '1422'), sees(hall('attack', { way: 'staff' }), '1422')]).toEqual([true, false]);
});
