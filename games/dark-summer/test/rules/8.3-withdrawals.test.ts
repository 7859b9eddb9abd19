import { expect, test } from 'vitest';
import { CHERBOURG, type Command, STORM, WAITING, WITHDRAWN } from '../../src/index.js';
import { mayWithdraw } from '../../src/rules/8-reinforcements/arriving.js';
import { notWithdrawn, withdrawableUnits } from '../../src/rules/8-reinforcements/withdraw-units.js';
import { type Placing, type Position, position } from '../position.js';
import { played } from '../scene.js';

const leaving = (at: Position, command: Command = 0): string[] =>
  withdrawableUnits(at.world, at.open, command).map((unit) => at.world.data.counters.units[unit]?.id as string);
const airborne = (more: Placing = {}): Position =>
  position({ beaches: ['2403'], ...more, units: { 'us-505-82-ab': '2303', 'us-2-rng': '2403', 'us-39-9-inf': '2303', ...more.units } });

// §8.3
test('paratroops, gliders, Rangers and Special Service units leave, to turn 5 and not in the storm', () => {
  expect(leaving(airborne())).toEqual(['us-2-rng', 'us-505-82-ab']);
  expect(leaving(airborne({ open: { turn: 5 } }))).toHaveLength(2);
  expect(leaving(airborne({ open: { turn: 6 } }))).toEqual([]);
  expect(leaving(airborne({ open: { weather: STORM } }))).toEqual([]);
  expect(leaving(position({ beaches: ['4603'], units: { 'br-1-ss': '4604', 'br-3-6-ab': '4604' } }), 1)).toHaveLength(2);
});

test('only by an Open Beach of their own nationality', () => {
  expect(leaving(airborne({ beaches: ['4003'] }))).toEqual([]);
  expect(mayWithdraw(airborne().world, airborne().open, 1)).toBe(false);
});

test('enemy units and zones bar the way; a unit in a zone may start, none may pass one', () => {
  const at = position({ drill: {}, beaches: ['2403'], units: { 'us-505-82-ab': '5020' }, open: { boundaryLifted: 1 } });
  expect(leaving(at)).toEqual(['us-505-82-ab']);
  at.move('ge-914-352', '5019');
  expect(leaving(at)).toEqual(['us-505-82-ab']);
  at.move('ge-915-352', '5021');
  expect(leaving(at)).toEqual([]);
});

test('from the Cherbourg Box too, while it may be left', () => {
  const at = airborne({ units: { 'us-505-82-ab': CHERBOURG, 'us-2-rng': '2403' } });
  expect(leaving(at)).toEqual(['us-2-rng', 'us-505-82-ab']);
  at.move('ge-garrison', CHERBOURG);
  expect(leaving(at)).toEqual(['us-2-rng']);
});

test('withdrawal is a choice, and who has gone does not count for the Germans', () => {
  const at = airborne();
  const all = notWithdrawn(at.world, at.open).length;
  const march = played(at, { step: 'withdraw', asks: 'allied', command: 0 });
  expect(march.offered()).toEqual(['us-2-rng', 'us-505-82-ab', 'done']);
  expect(march.refusal('us-39-9-inf')).toEqual({ code: 'not-withdrawable', section: '8.3' });
  expect(march.refusal('br-3-6-ab')).toEqual({ code: 'other-command', section: '8.3' });
  march.play('us-505-82-ab', 'done');
  expect([march.place('us-505-82-ab'), march.place('us-2-rng'), march.isOver]).toEqual([WITHDRAWN, '2403', true]);
  expect(notWithdrawn(at.world, at.open)).toHaveLength(all - 1);
});

test('the last one ends it', () => {
  const march = played(airborne(), { step: 'withdraw', asks: 'allied', command: 0 }).play('us-505-82-ab', 'us-2-rng');
  expect(march.isOver).toBe(true);
});

test('the Germans score for whoever is on the map, in a box or dead, not for one who never landed', () => {
  const at = airborne({ units: { 'us-2-rng': CHERBOURG, 'us-5-rng': WAITING } });
  const counted = notWithdrawn(at.world, at.open);
  expect(at.ids('us-505-82-ab', 'us-2-rng', 'br-1-ss').every((unit) => counted.includes(unit))).toBe(true);
  expect(counted).not.toContain(at.id('us-5-rng'));
});

test('a withdrawal refused says why', () => {
  const at = airborne({ units: { 'us-5-rng': WAITING, 'us-508-82-ab': '2110', 'ge-914-352': '2111', 'us-507-82-ab': WITHDRAWN } });
  at.move('ge-915-352', '2109').move('ge-916-352', '2010').move('ge-6-fj', '2210');
  const march = played(at, { step: 'withdraw', asks: 'allied', command: 0 });
  const why = (id: string) => march.refusal(id)?.code;
  expect([why('us-5-rng'), why('us-325-82-ab'), why('us-507-82-ab'), why('us-508-82-ab')]).toEqual([
    'not-in-play',
    'not-in-play',
    'withdrawn-already',
    'no-way-to-beach',
  ]);
});

test('each command withdraws its own, and no way leads through an impassable hexside', () => {
  expect(leaving(airborne({ beaches: ['2403', '4603'], units: { 'br-3-6-ab': '4604' } }))).toEqual(['us-2-rng', 'us-505-82-ab']);
  const sides = ['4919', '4920', '5019', '5021', '5119', '5120'].map((b) => ({ a: '5020', b, sea: true as const }));
  const at = position({ drill: { sides }, beaches: ['2403'], units: { 'us-505-82-ab': '5020' }, open: { boundaryLifted: 1 } });
  expect(leaving(at)).toEqual([]);
});
