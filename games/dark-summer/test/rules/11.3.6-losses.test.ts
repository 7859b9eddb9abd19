import { expect, test } from 'vitest';
import { type DarkSummerEvent, ELIMINATED } from '../../src/index.js';
import { loseStep } from '../../src/rules/11-combat/removal.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];

// §11.3.6
test('the owner distributes losses, the defender first, and whole units before anybody is eliminated', () => {
  const units = { 'br-8a': '5021', 'br-27a': '5021', 'ge-6-fj': '5020', 'ge-914-352': '5020', 'ge-100-pz': '5020' };
  const drill = fight(position({ drill: {}, beaches, units, reduced: ['ge-914-352'] }), 1).attack('5020', 'br-8a', 'br-27a');
  drill.roll(4);
  expect(drill.report).toMatchObject({ attack: 8, defence: 4 + 2 + 1, column: '1-1', result: 'BL1' });
  expect(drill.told('step-lost').map(({ unit }) => unit)).toEqual(drill.at.ids('ge-6-fj'));
  expect([drill.step, drill.seat, drill.offered()]).toEqual(['losses', 'allied', ['br-8a', 'br-27a']]);
  expect([drill.why('ge-6-fj'), drill.why('ge-100-pz')]).toEqual(['not-involved 11.3.6', 'not-involved 11.3.6']);
  expect(drill.play('br-27a').stepsOf('br-8a', 'br-27a')).toEqual([2, 1]);
});

test('a unit of one step, and a reduced one, wait until all others are reduced', () => {
  const units = { 'ge-100-pz': '5021', 'ge-914-352': '5021', 'ge-915-352': '5021', 'ge-916-352': '5021', 'br-69-50-inf': '5020' };
  const drill = fight(position({ drill: {}, beaches, units, reduced: ['ge-914-352'] }), 2);
  drill.attack('5020', 'ge-100-pz', 'ge-914-352', 'ge-915-352', 'ge-916-352').roll(1);
  expect([drill.report.result, drill.offered()]).toEqual(['AL2', ['ge-915-352', 'ge-916-352']]);
  expect([drill.why('ge-100-pz'), drill.why('ge-914-352')]).toEqual(['whole-units-first 11.3.6', 'whole-units-first 11.3.6']);
  drill.play('ge-916-352');
  expect(drill.stepsOf('ge-100-pz', 'ge-914-352', 'ge-915-352', 'ge-916-352')).toEqual([1, 1, 1, 1]);
});

test('losses beyond what a side has are disregarded', () => {
  const units = { 'ge-100-pz': '5021', 'br-69-50-inf': '5020' };
  const drill = fight(position({ drill: {}, beaches, units }), 2).attack('5020', 'ge-100-pz');
  expect([drill.report.result, drill.place('ge-100-pz'), drill.isOver]).toEqual(['AL2', ELIMINATED, true]);
});

test('who has been eliminated takes no further loss', () => {
  const units = { 'ge-914-352': '5021', 'ge-915-352': '5021', 'ge-916-352': '5021', 'br-69-50-inf': '5020', 'br-8a': '5020' };
  const reduced = ['ge-914-352', 'ge-915-352', 'ge-916-352'];
  const drill = fight(position({ drill: {}, beaches, units, reduced }), 2)
    .attack('5020', ...reduced)
    .roll(1);
  expect([drill.report.result, drill.offered()]).toEqual(['AL2', reduced]);
  drill.play('ge-915-352');
  expect([drill.offered(), drill.why('ge-915-352')]).toEqual([['ge-914-352', 'ge-916-352'], 'not-involved 11.3.6']);
  expect(drill.play('ge-914-352').stepsOf(...reduced)).toEqual([0, 0, 1]);
});

test('a step lost and a unit lost are told', () => {
  const at = position({ units: { 'ge-6-fj': '5020' } });
  const told: DarkSummerEvent[] = [];
  const lose = () => loseStep(at.world, at.open, at.id('ge-6-fj'), (event) => told.push(event));
  lose();
  expect([at.open.steps[at.id('ge-6-fj')], at.open.hex[at.id('ge-6-fj')]]).toEqual([1, at.hex('5020')]);
  lose();
  expect([at.open.steps[at.id('ge-6-fj')], at.open.hex[at.id('ge-6-fj')]]).toEqual([0, ELIMINATED]);
  expect(told).toEqual([
    { event: 'step-lost', section: '11.3.6', unit: at.id('ge-6-fj'), left: 1 },
    { event: 'eliminated', section: '11.3.6', units: at.ids('ge-6-fj'), why: 'combat' },
  ]);
});
