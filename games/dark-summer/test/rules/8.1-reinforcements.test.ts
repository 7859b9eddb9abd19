import { expect, test } from 'vitest';
import { SUN, WAITING } from '../../src/index.js';
import { waiting } from '../afloat.js';
import { position } from '../position.js';
import { arrivals } from '../scene.js';

// §8.1
test('reinforcements come on their turn or, not having entered, later; never before', () => {
  const at = waiting(position({ open: { turn: 3 }, beaches: ['3303'] }), 'us-4-cav', 'us-117-30-inf', 'us-cca-3-arm', 'us-106-cav');
  const march = arrivals(at, 0).roll(6);
  expect(march.offered()).toEqual(['us-117-30-inf', 'us-4-cav']);
  expect(march.refusal('us-106-cav')).toEqual({ code: 'not-due', section: '8.1', params: { turn: 4 } });
  expect(march.refusal('us-cca-3-arm')).toEqual({ code: 'earlier-formations-first', section: '8.1.1' });
  expect(march.refusal('br-4a')).toEqual({ code: 'other-command', section: '8.1' });
});

test('each command brings in its own', () => {
  const at = waiting(position({ open: { turn: 1, thirdWave: [1, 1] }, beaches: ['3303', '4003'] }), 'us-4-cav', 'br-4a', 'ge-1049-77');
  arrivals(at, 1).roll(3);
  expect([at.at('4003'), at.open.hex[at.id('us-4-cav')], at.open.hex[at.id('ge-1049-77')]]).toEqual([[at.id('br-4a')], WAITING, WAITING]);
});

test('no entry is delayed on purpose: as many Formations come as die or half let in, and there is no other word', () => {
  const at = waiting(position({ open: { turn: 1 } }), 'ge-1049-77', 'ge-1050-77', 'ge-kg-37-17ss-pzg', 'ge-857-346');
  const march = arrivals(at, 2).roll(2);
  expect(march.told('entry-die')).toEqual([{ event: 'entry-die', section: '8.1.1', command: 2, die: 2, waiting: 3, formations: 2 }]);
  expect(march.offered()).toEqual(['ge-kg-37-17ss-pzg', 'ge-1049-77', 'ge-1050-77', 'ge-857-346']);
  march.play('ge-1050-77', '2727');
  expect(march.top).toMatchObject({ step: 'arrive', units: at.ids('ge-1049-77') });
  march.play('2628');
  expect(march.offered()).toEqual(['ge-kg-37-17ss-pzg', 'ge-857-346']);
  march.play('ge-857-346', march.offered().includes('5400') ? '5400' : '6309');
  expect([march.isOver, march.place('ge-kg-37-17ss-pzg')]).toEqual([true, WAITING]);
});

test('under the sun one German Formation may be all that enters', () => {
  const at = waiting(position({ open: { turn: 1, weather: SUN } }), 'ge-1049-77', 'ge-kg-37-17ss-pzg', 'ge-857-346', 'ge-5-3-fj');
  expect(arrivals(at, 2).roll(3).told('entry-die')).toMatchObject([{ waiting: 4, formations: 1 }]);
});

test('no die is rolled when nobody waits or nobody can be placed', () => {
  expect(arrivals(position({ beaches: ['3303'] }), 0).isOver).toBe(true);
  expect(arrivals(waiting(position({ beaches: ['4003'] }), 'us-4-cav'), 0).isOver).toBe(true);
});
