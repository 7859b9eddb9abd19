import { expect, test } from 'vitest';
import { FOUGHT, RETREATED } from '../../src/index.js';
import {
  canMeet,
  isClosedToAttack,
  isHostile,
  isInReach,
  isTarget,
  obligations,
  strikesAlone,
} from '../../src/rules/11-combat/mandatory.js';
import type { Drill } from '../drill-ground.js';
import { position } from '../position.js';

const drill: Drill = {};
const british = { 'br-8a': '4919', 'br-27a': '5119' };

// §11.2
test('one attacking hex obliges to nothing, two oblige to attack whatever else is in their zones', () => {
  const at = position({ drill, units: { ...british, 'ge-914-352': '5019', 'ge-915-352': '5120' } });
  const oblige = (...ids: readonly string[]) => at.labels(obligations(at.world, at.open, 1, at.hex('5019'), at.ids(...ids)));
  expect(oblige('br-8a')).toEqual([]);
  expect(oblige('br-8a', 'br-27a')).toEqual(['5120']);
  at.open.attacked = [at.hex('5120')];
  expect(oblige('br-8a', 'br-27a')).toEqual([]);
});

test('battalions alone, strongpoints, cities and hexes over a major river do not oblige', () => {
  const oblige = (unit: string, more: Drill = {}) => {
    const at = position({ drill: more, units: { ...british, 'ge-914-352': '5019', [unit]: '5120' } });
    return obligations(at.world, at.open, 1, at.hex('5019'), at.ids('br-8a', 'br-27a')).length;
  };
  expect([oblige('ge-100-pz'), oblige('sp-1'), oblige('ge-6-fj')]).toEqual([0, 0, 1]);
  expect(oblige('ge-6-fj', { terrain: { 5120: 'city' } })).toBe(0);
  expect(oblige('ge-6-fj', { sides: [{ a: '5119', b: '5120', river: 'Orne', class: 'major' }] })).toBe(0);
});

test('who retreated in this round has been attacked, and obliges nobody unless others are with him', () => {
  const at = position({ drill, units: { ...british, 'ge-914-352': '5019', 'ge-915-352': '5120' } });
  at.open.marks[at.id('ge-915-352')] = RETREATED;
  const oblige = () => at.labels(obligations(at.world, at.open, 1, at.hex('5019'), at.ids('br-8a', 'br-27a')));
  expect(oblige()).toEqual([]);
  at.move('ge-6-fj', '5120');
  expect(oblige()).toEqual(['5120']);
});

test('the zone of the attacking units counts, not that of others in their hex', () => {
  const at = position({
    drill,
    units: { 'us-2-rng': '4919', 'us-39-9-inf': '5119', 'us-47-9-inf': '4919', 'ge-914-352': '5019', 'ge-915-352': '4918' },
    open: { boundaryLifted: 1 },
  });
  expect(obligations(at.world, at.open, 0, at.hex('5019'), at.ids('us-2-rng', 'us-39-9-inf'))).toEqual([]);
  expect(at.labels(obligations(at.world, at.open, 0, at.hex('5019'), at.ids('us-47-9-inf', 'us-39-9-inf')))).toEqual(['4918']);
});

// §11.1 §15.0
test('Germans may not attack in C, W and S hexes, nor a command beyond its Boundary', () => {
  const at = position({ units: { 'us-39-9-inf': '2000', 'ge-914-352': '3409', 'ge-915-352': '3509' } });
  expect(isTarget(at.world, at.open, 2, at.hex('2000'))).toBe(false);
  expect([isTarget(at.world, at.open, 1, at.hex('3409')), isTarget(at.world, at.open, 1, at.hex('3509'))]).toEqual([false, true]);
  expect(isTarget(at.world, at.open, 0, at.hex('3409'))).toBe(true);
});

test('an attack may be made while every obliged hex can have an attacker of its own', () => {
  const at = position({ drill, units: { ...british, 'br-33a': '5119', 'ge-914-352': '5019', 'ge-915-352': '5120', 'ge-916-352': '5118' } });
  const meet = (...ids: readonly string[]) => canMeet(at.world, at.open, at.ids(...ids), [at.hex('5120'), at.hex('5118')]);
  expect(meet('br-27a', 'br-33a')).toBe(true);
  expect(meet('br-27a')).toBe(false);
  expect(meet('br-27a', 'br-8a')).toBe(false);
  at.open.marks[at.id('br-33a')] = FOUGHT;
  expect(meet('br-27a', 'br-33a')).toBe(false);
});

// §2.2.1
test('a unit of attack factor 0 meets no obligation alone', () => {
  const at = position({ drill, units: { 'ge-1-iii-flak': '5020', 'br-8a': '5019' } });
  expect(canMeet(at.world, at.open, at.ids('ge-1-iii-flak'), [at.hex('5019')])).toBe(false);
});

// §11.1
test('the ban on C, W and S hexes is for Germans, and in all three', () => {
  const at = position({ units: { 'us-39-9-inf': '2727', 'us-47-9-inf': '3828', 'us-60-9-inf': '1400', 'us-117-30-inf': '6309' } });
  const hit = (command: 0 | 2) => ['2727', '3828', '1400', '6309'].map((label) => isClosedToAttack(at.world, command, at.hex(label)));
  expect([hit(2), hit(0)]).toEqual([
    [true, true, true, false],
    [false, false, false, false],
  ]);
});

// §11.2
test('a battalion beside a regiment obliges like the regiment', () => {
  const at = position({ drill, units: { ...british, 'ge-914-352': '5019', 'ge-915-352': '5120', 'ge-100-pz': '5120' } });
  expect(at.labels(obligations(at.world, at.open, 1, at.hex('5019'), at.ids('br-8a', 'br-27a')))).toEqual(['5120']);
});

test('several obliged hexes are named in order', () => {
  const at = position({ drill, units: { ...british, 'ge-914-352': '5019', 'ge-915-352': '5120', 'ge-916-352': '4820' } });
  const obliged = obligations(at.world, at.open, 1, at.hex('5019'), at.ids('br-27a', 'br-8a'));
  expect(obliged).toEqual([at.hex('4820'), at.hex('5120')]);
});

// §11.1 §11.5
test('only a hex with an enemy in it is in reach; a known 0 strikes nobody alone, an unknown one may', () => {
  const at = position({ drill, units: { 'br-8a': '5020', 'ost-1': '5019' } });
  expect([
    isInReach(at.world, at.open, at.id('br-8a'), at.hex('5019')),
    isInReach(at.world, at.open, at.id('br-8a'), at.hex('5021')),
  ]).toEqual([true, false]);
  expect(isInReach(at.world, at.open, at.id('br-27a'), at.hex('5019'))).toBe(false);
  expect(strikesAlone(at.world, at.open, at.id('ost-1'))).toBe(true);
  at.open.value = at.open.value.with(at.id('ost-1'), 0);
  expect(strikesAlone(at.world, at.open, at.id('ost-1'))).toBe(false);
});

// §9.4.3
test('only a beach nobody has landed on is landed on unopposed', () => {
  const at = position({ units: {}, beaches: ['4003'] });
  const hostile = (label: string) => isHostile(at.world, at.open, 1, at.hex(label));
  expect([hostile('4102'), hostile('4003'), hostile('4004')]).toEqual([true, false, false]);
  at.open.beach[at.world.ground.beach[at.hex('2403')] as number] = 0;
  expect(isHostile(at.world, at.open, 0, at.hex('2403'))).toBe(true);
});

// §11.2 §6.1
test('a strongpoint keeps Allied zones off the regiment with it; an open beach keeps off German ones', () => {
  const at = position({ drill, units: { ...british, 'ge-914-352': '5019', 'ge-915-352': '5120', 'sp-1': '5120' } });
  expect(obligations(at.world, at.open, 1, at.hex('5019'), at.ids('br-8a', 'br-27a'))).toEqual([]);
  const units = { 'ge-914-352': '4004', 'ge-915-352': '4104', 'br-8a': '4103', 'br-69-50-inf': '4003' };
  const oblige = (beaches: readonly string[]) => {
    const shore = position({ units, beaches });
    return shore.labels(obligations(shore.world, shore.open, 2, shore.hex('4103'), shore.ids('ge-914-352', 'ge-915-352')));
  };
  expect([oblige([]), oblige(['4003'])]).toEqual([['4003'], []]);
});
