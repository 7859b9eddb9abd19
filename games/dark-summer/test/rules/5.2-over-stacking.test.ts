import { expect, test } from 'vitest';
import { ELIMINATED, MOVED } from '../../src/index.js';
import { overStackFrames } from '../../src/rules/5-stacking/over-stack.js';
import { mayEnd } from '../../src/rules/10-movement/movement.js';
import { type Position, position } from '../position.js';
import { type DarkSummerScene, fight, moving, played } from '../scene.js';

const DIVISION = ['us-9-2-inf', 'us-23-2-inf', 'us-38-2-inf'];
const crowd = (...more: readonly string[]): Position =>
  position({ units: Object.fromEntries([...DIVISION, ...more].map((id) => [id, '3304'])), beaches: ['3303'] });
const trim = (at: Position, command: 0 | 1 | 2 = 0): DarkSummerScene => played(at, ...overStackFrames(at.world, at.open, command));

// §5.2
test('the opponent eliminates units of his choice until the hex is within the limit', () => {
  const march = trim(crowd('us-4-cav', 'us-113-cav', 'us-102-cav'));
  expect([march.seat, march.offered().length]).toEqual(['german', 6]);
  march.play('us-9-2-inf');
  expect(march.isOver).toBe(false);
  march.play('us-102-cav');
  expect([march.isOver, march.place('us-9-2-inf'), march.place('us-23-2-inf')]).toEqual([true, ELIMINATED, '3304']);
  expect(march.told('over-stacked').map(({ unit }) => unit)).toEqual(march.at.ids('us-9-2-inf', 'us-102-cav'));
  expect(march.told('eliminated')[0]).toMatchObject({ why: 'over-stacked', section: '5.2' });
});

test('of two divisions one must go; units of neither are no help', () => {
  const march = trim(crowd('us-39-9-inf').move('us-38-2-inf', '3303').move('us-2-rng', '3304'));
  expect(march.offered()).toEqual(
    march.at.world.data.counters.units.map(({ id }) => id).filter((id) => ['us-9-2-inf', 'us-23-2-inf', 'us-39-9-inf'].includes(id)),
  );
  expect(march.refusal('us-2-rng')).toEqual({ code: 'does-not-count', section: '5.1' });
  expect(march.play('us-39-9-inf').isOver).toBe(true);
});

test('hex after hex, of the command that moved; nobody asks afloat', () => {
  const at = crowd('us-39-9-inf').move('us-117-30-inf', '3405').move('us-134-35-inf', '3405');
  const sea = at.world.ground.hexWith('wave3:omaha');
  at.move('us-357-90-inf', sea).move('us-12-4-inf', sea);
  expect(overStackFrames(at.world, at.open, 0).map(({ hex }) => at.world.grid.label(hex))).toEqual(['3405', '3304']);
  expect(overStackFrames(at.world, at.open, 1)).toEqual([]);
  expect(trim(at).play('us-39-9-inf', 'us-117-30-inf').isOver).toBe(true);
});

test('German stacks are trimmed by the Allied player, with three players by the British', () => {
  const at = position({ units: { 'ge-914-352': '5020', 'ge-1057-91': '5020' } });
  expect(overStackFrames(at.world, at.open, 2)).toMatchObject([{ asks: 'allied' }]);
  at.open.players = 3;
  expect(overStackFrames(at.world, at.open, 2)).toMatchObject([{ asks: 'british' }]);
});

test('while units move any number may be in a hex', () => {
  const at = position({ units: { 'us-39-9-inf': '3404', 'us-117-30-inf': '3304' }, beaches: ['3303'] });
  const march = moving(at, 0).play('us-39-9-inf');
  expect(march.offered()).toContain('3304');
  march.play('3304');
  expect(overStackFrames(at.world, at.open, 0)).toHaveLength(1);
  march.play('us-117-30-inf', '3404');
  expect([march.isOver, overStackFrames(at.world, at.open, 0)]).toEqual([true, []]);
});

test('a hex full of units that have moved is no destination', () => {
  const at = position({ units: { 'us-39-9-inf': '3404', 'us-117-30-inf': '3304' }, beaches: ['3303'] });
  at.open.marks[at.id('us-117-30-inf')] = MOVED;
  const march = moving(at, 0).play('us-39-9-inf');
  expect(march.refusal('3304')).toEqual({ code: 'stacking', section: '5.1' });
});

test('in a reaction only active units may still make room', () => {
  const at = position({ drill: {}, units: { 'ge-914-352': '5020', 'ge-1057-91': '5019' } });
  at.open.marks[at.id('ge-914-352')] = 8;
  expect(moving(at, 2, 'reaction').play('ge-914-352').offered()).not.toContain('5019');
  at.open.marks[at.id('ge-1057-91')] = 8;
  expect(moving(at, 2, 'reaction').play('ge-914-352').offered()).toContain('5019');
});

/** Three brigades drive the 914th back out of 5020. */
const attackers = { 'br-8a': '4920', 'br-27a': '4920', 'br-33a': '4920' };
const drive = (units: Readonly<Record<string, string>>): DarkSummerScene =>
  fight(position({ drill: {}, beaches: ['4603'], units: { ...attackers, ...units, 'ge-914-352': '5020' } }), 1)
    .attack('5020', ...Object.keys(attackers))
    .roll(3);

// §5.2 §11.3.7
test('where a retreat has no other way too many may end in a hex, and their owner says who is removed', () => {
  // Zones leave the 914th one hex, which a regiment of another division holds.
  const zones = { 'br-69-50-inf': '5220', 'br-151-50-inf': '5018', 'br-231-50-inf': '5022' };
  const drill = drive({ ...zones, 'ge-100-pz': '5021', 'ge-1057-91': '5121' });
  expect([drill.report.result, drill.step, drill.seat, drill.place('ge-914-352')]).toEqual(['DR', 'over-stack', 'german', '5121']);
  expect(drill.offered()).toEqual(['ge-914-352', 'ge-1057-91']);
  drill.play('ge-1057-91');
  expect([drill.place('ge-914-352'), drill.place('ge-1057-91'), drill.step]).toEqual(['5121', ELIMINATED, 'advance']);
});

test('with room elsewhere a retreat observes the limit', () => {
  const [full, other, ...more] = drive({}).offered();
  expect(more).toEqual([]);
  const drill = drive({ 'ge-1057-91': full as string });
  expect([drill.step, drill.place('ge-914-352'), drill.place('ge-1057-91')]).toEqual(['advance', other, full]);
});

test('where only divisions mix, units of none are spared; where there are too many, all who count are offered', () => {
  const mixed = trim(crowd('us-39-9-inf').move('us-38-2-inf', '3303').move('us-4-cav', '3304'));
  expect(mixed.offered()).not.toContain('us-4-cav');
  const many = trim(crowd('us-4-cav', 'us-113-cav', 'us-2-rng'));
  expect(many.offered()).toEqual([...DIVISION, 'us-4-cav', 'us-113-cav']);
});

test('who has moved counts: a fifth unit or a second division finds no room, a battalion does', () => {
  const ends = (id: string, ...there: readonly string[]) => {
    const units = { [id]: '5020', ...Object.fromEntries(there.map((one) => [one, '5019'])) };
    const at = position({ drill: {}, units, beaches: ['4603', '3203'], open: { boundaryLifted: 1 } });
    for (const one of there) at.open.marks[at.id(one)] = MOVED;
    return mayEnd(at.world, at.open, at.id(id), at.hex('5019'), 'move');
  };
  const division = ['us-9-2-inf', 'us-23-2-inf', 'us-38-2-inf'];
  expect([ends('us-4-cav', ...division), ends('us-4-cav', ...division, 'us-113-cav'), ends('us-2-rng', ...division, 'us-113-cav')]).toEqual(
    [true, false, true],
  );
  expect([ends('us-39-9-inf', 'us-4-cav', 'us-9-2-inf'), ends('us-38-2-inf', 'us-4-cav', 'us-9-2-inf', 'us-2-rng')]).toEqual([false, true]);
  expect([ends('us-39-9-inf', 'us-505-82-ab', 'us-506-101-ab'), ends('us-39-9-inf', 'br-8a')]).toEqual([true, false]);
});
