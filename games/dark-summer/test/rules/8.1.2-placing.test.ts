import { expect, test } from 'vitest';
import { CLOUD, ENTERED, WAITING } from '../../src/index.js';
import { waiting } from '../afloat.js';
import { position } from '../position.js';
import { arrivals, moving } from '../scene.js';

// §8.1.2
test('one hex is taken without asking; a unit that finds none goes on waiting', () => {
  const units = { 'us-4-cav': '3303', 'us-39-9-inf': '3303' };
  const at = waiting(position({ beaches: ['3303'], units }), 'us-47-9-inf', 'us-60-9-inf', 'us-113-cav', 'us-117-30-inf');
  const march = arrivals(at, 0).roll(6);
  expect(['us-47-9-inf', 'us-60-9-inf', 'us-113-cav', 'us-117-30-inf'].map((id) => march.place(id))).toEqual([
    '3303',
    '3303',
    WAITING,
    WAITING,
  ]);
  expect(march.told('arrived').map(({ unit }) => unit)).toEqual(at.ids('us-47-9-inf', 'us-60-9-inf'));
});

test('why a hex does not serve', () => {
  const at = waiting(position({ units: { 'br-8a': '6305' }, open: { turn: 1 } }), 'ge-857-346', 'ge-858-346');
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6315'))] = 2;
  const march = arrivals(at, 2).roll(1);
  expect(march.top.step).toBe('arrive');
  expect(march.refusal('6305')).toEqual({ code: 'enemy-occupied', section: '8.1.2' });
  expect(march.refusal('6315')).toEqual({ code: 'exit-marker', section: '8.1.2' });
  expect(march.refusal('2727')).toEqual({ code: 'not-its-letter', section: '8.1.2' });
  const south = waiting(position({ open: { turn: 1 } }), 'ge-kg-37-17ss-pzg');
  expect(arrivals(south, 2).roll(1).refusal('6028')).toEqual({ code: 'not-alencon', section: '8.1.2' });
});

test('an Allied unit may enter at any Open Beach of its own, with room', () => {
  const at = waiting(
    position({ beaches: ['2403', '3203', '3303', '4003'], units: { 'us-9-2-inf': '3303' }, open: { turn: 2 } }),
    'us-39-9-inf',
  );
  const march = arrivals(at, 0).roll(1);
  expect(march.offered()).toEqual(['2403', '3203']);
  expect(march.refusal('3303')).toEqual({ code: 'stacking', section: '5.1' });
  expect(march.refusal('4003')).toEqual({ code: 'not-an-open-beach', section: '8.1.2' });
});

test('placement costs nothing: who has entered moves its whole allowance, Germans by road in any weather', () => {
  const at = waiting(position({ open: { turn: 1, weather: CLOUD } }), 'ge-1049-77');
  arrivals(at, 2).roll(1).play('2727');
  expect(at.open.marks[at.id('ge-1049-77')]).toBe(ENTERED);
  const by = moving(at, 2).play('ge-1049-77').offered().length;
  at.open.marks[at.id('ge-1049-77')] = 0;
  expect(by).toBeGreaterThan(moving(at, 2).play('ge-1049-77').offered().length);
});

// §8.1 §8.1.1
test('a Formation refused says why', () => {
  const units = { 'us-47-9-inf': '3303' };
  const at = waiting(
    position({ beaches: ['3303'], units, open: { turn: 2 } }),
    'us-4-cav',
    'us-39-9-inf',
    'us-102-cav',
    'us-117-30-inf',
    'us-13-8-inf',
  );
  const march = arrivals(at, 0).roll(1);
  expect(march.offered()).toEqual(['us-39-9-inf', 'us-4-cav']);
  const why = (id: string) => march.refusal(id)?.code;
  expect([why('br-8a'), why('us-47-9-inf'), why('us-13-8-inf'), why('us-117-30-inf'), why('us-102-cav')]).toEqual([
    'other-command',
    'not-waiting',
    'not-due',
    'no-entry-hex',
    'earlier-formations-first',
  ]);
});
