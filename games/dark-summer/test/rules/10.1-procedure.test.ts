import { expect, test } from 'vitest';
import { ACTIVE, GERMAN, MOVED } from '../../src/index.js';
import { mayEnter } from '../../src/rules/10-movement/movement.js';
import { type Placing, position } from '../position.js';
import { moving } from '../scene.js';

const two = (more: Placing = {}) => position({ drill: {}, ...more, units: { 'ge-914-352': '5020', 'ge-6-fj': '5222', ...more.units } });

// §10.1
test('units move one after another, each once, until their player is done', () => {
  const at = two();
  const march = moving(at, 2);
  expect(march.offered()).toEqual(
    ['ge-6-fj', 'ge-914-352', 'done'].sort((a, b) => (a === 'done' ? 1 : b === 'done' ? -1 : at.id(a) - at.id(b))),
  );
  march.play('ge-914-352');
  expect(march.refusal('ge-6-fj')).toEqual({ code: 'move-chosen-first', section: '10.1' });
  march.play('5019');
  expect([march.offered(), at.open.marks[at.id('ge-914-352')]]).toEqual([['ge-6-fj', 'done'], MOVED]);
  expect(march.refusal('ge-914-352')).toEqual({ code: 'moved-already', section: '10.1' });
  expect(march.refusal('us-39-9-inf')).toEqual({ code: 'other-command', section: '9.3.1' });
  expect(march.play('done').isOver).toBe(true);
});

test('the log tells the way and its cost; the last to move ends the movement', () => {
  const march = moving(two({ units: { 'ge-6-fj': -6 } }), 2).play('ge-914-352', '5018');
  expect(march.told('moved')).toEqual([
    {
      event: 'moved',
      section: '10.1',
      unit: march.at.id('ge-914-352'),
      path: ['5020', '5019', '5018'].map((l) => march.at.hex(l)),
      halves: 8,
    },
  ]);
  expect(march.isOver).toBe(true);
});

test('no unit enters an enemy hex, and none goes beyond its allowance', () => {
  const march = moving(two({ units: { 'us-2-rng': '5019' } }), 2).play('ge-914-352');
  expect(march.refusal('5019')).toEqual({ code: 'enemy-occupied', section: '10.1' });
  expect(march.refusal('5016')).toEqual({ code: 'out-of-range', section: '10.1', params: { halves: 12 } });
  expect(march.refusal('5020')).toEqual({ code: 'already-there', section: '10.1' });
});

// §3.2.2
test('control passes with every hex entered, even one only passed', () => {
  const at = position({ units: { 'us-4-cav': '2810', 'ge-6-fj': '5222' }, beaches: ['3203'] });
  at.open.control.fill(GERMAN);
  const saintLo = at.open.control[at.world.controlIndex[at.hex('2911')] as number];
  const march = moving(at, 0).play('us-4-cav', '3011');
  const [moved] = march.told('moved');
  expect(saintLo).toBe(GERMAN);
  expect(moved?.path.includes(at.hex('2911'))).toBe(at.open.saintLoTurn > 0);
  const direct = moving(position({ units: { 'us-4-cav': '2910' }, beaches: ['3203'] }), 0).play('us-4-cav', '2911');
  expect(direct.told('captured')).toEqual([{ event: 'captured', section: '3.2.2', what: 'saint-lo', turn: 2 }]);
});

test('strongpoints and the garrison never move', () => {
  const march = moving(two({ units: { 'sp-1': '5020' } }), 2);
  expect(march.refusal('sp-1')).toEqual({ code: 'cannot-move', section: '10.1' });
});

test('Germans in a C, W or S hex must leave it if they can before their player is done', () => {
  const at = two({ units: { 'ge-1049-77': '2727' } });
  const march = moving(at, 2);
  expect(march.offered()).not.toContain('done');
  expect(march.refusal('done')).toEqual({
    code: 'must-leave-lettered',
    section: '10.1',
    params: { unit: at.id('ge-1049-77'), hex: at.hex('2727') },
  });
  march.play('ge-1049-77', '2726');
  expect(march.offered()).toContain('done');
});

test('held there by the enemy they may stay', () => {
  const at = position({ units: { 'ge-6-fj': '2727', 'ge-914-352': '5020' } });
  for (const [i, hex] of at.world.grid.ring(at.hex('2727'), 1).entries()) {
    at.move(['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf', 'us-117-30-inf', 'us-119-30-inf', 'us-120-30-inf'][i] as string, hex);
  }
  expect(moving(at, 2).offered()).toContain('done');
});

test('in a reaction they move out without being activated, and must', () => {
  const at = two({ units: { 'ge-1049-77': '2727' } });
  const march = moving(at, 2, 'reaction');
  expect(march.offered()).toEqual(['ge-1049-77']);
  expect(march.refusal('ge-914-352')).toEqual({ code: 'not-active', section: '9.3.4' });
  march.play('ge-1049-77', '2726');
  expect(march.isOver).toBe(true);
  at.open.marks.fill(0);
  at.open.marks[at.id('ge-914-352')] = ACTIVE;
  expect(moving(at, 2, 'reaction').offered()).toEqual(['ge-914-352', 'done']);
});

test('nobody stops there, but E hexes are free to stop in', () => {
  const at = position({ units: { 'ge-6-fj': '6214', 'ge-914-352': '2726' } });
  expect(moving(at, 2).play('ge-914-352').refusal('2727')).toEqual({ code: 'lettered-hex', section: '10.1' });
  expect(moving(at, 2).play('ge-6-fj').offered()).toContain('6315');
});

// §10.1
test('one hex may always be entered, though its cost is beyond the allowance; and only that one', () => {
  const at = position({ drill: { terrain: { 5019: 'forest', 5018: 'forest' } }, units: { 'ge-726-716': '5020' } });
  at.open.marks[at.id('ge-726-716')] = ACTIVE;
  const march = moving(at, 2, 'first-reaction').play('ge-726-716');
  expect(march.offered()).toContain('5019');
  expect(march.offered()).not.toContain('5018');
  march.play('5019');
  expect(march.told('moved')).toEqual([
    { event: 'moved', section: '10.1', unit: at.id('ge-726-716'), path: [at.hex('5020'), at.hex('5019')], halves: 6 },
  ]);
});

test('a German may enter a hex with an Exit marker, an Ally only one of his own', () => {
  const at = position({ units: { 'ge-6-fj': '6208', 'br-8a': '6208', 'us-39-9-inf': '6208' }, open: { boundaryLifted: 1 } });
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6309'))] = 1;
  at.touch();
  const may = (id: string) => mayEnter(at.world, at.open, at.id(id), at.hex('6309'));
  expect([may('ge-6-fj'), may('br-8a'), may('us-39-9-inf')]).toEqual([true, false, true]);
});

test('why a hex is no destination', () => {
  const sides = [
    { a: '5020', b: '5019', river: 'Orne', class: 'major' },
    { a: '5020', b: '5021', sea: true },
  ] as const;
  const at = position({ drill: { sides }, units: { 'ge-kg-125-21-pz': '5020' }, beaches: ['4003'] });
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6309'))] = 1;
  const march = moving(at, 2).play('ge-kg-125-21-pz');
  const why = (label: string) => march.refusal(label)?.code;
  expect([why('4003'), why('2727'), why('5020'), why('2206')]).toEqual(['open-beach', 'lettered-hex', 'already-there', 'impassable']);
  const foot = position({ drill: { sides }, units: { 'us-39-9-inf': '5020' }, beaches: ['2403'], open: { boundaryLifted: 1 } });
  foot.open.exits[foot.world.ground.lettered.E.indexOf(foot.hex('6309'))] = 2;
  foot.touch();
  const walk = moving(foot, 0, 'combined').play('us-39-9-inf');
  expect([walk.refusal('5021')?.code, walk.refusal('6309')?.code]).toEqual(['impassable', 'exit-marker']);
  const tanks = position({ drill: { sides }, units: { 'us-cca-2-arm': '5020' }, beaches: ['2403'], open: { boundaryLifted: 1 } });
  expect(moving(tanks, 0, 'combined').play('us-cca-2-arm').refusal('5019')).toEqual({ code: 'no-bridge', section: '10.2' });
});

test('why a unit does not move', () => {
  const at = position({
    drill: {},
    units: { 'br-8a': '5020', 'br-27a': '4602', 'br-33a': '5220', 'ge-914-352': '5019', 'ge-915-352': '5021', 'ge-916-352': '4820' },
    beaches: ['4603'],
  });
  const march = moving(at, 1, 'combined');
  const why = (id: string) => march.refusal(id)?.code;
  expect([why('br-8a'), why('br-27a'), why('br-4a'), why('us-39-9-inf')]).toEqual(['held', 'afloat', 'not-on-map', 'other-command']);
});
