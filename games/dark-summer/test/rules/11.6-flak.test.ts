import { expect, test } from 'vitest';
import { SUN } from '../../src/index.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603', '3203'];
const flak = { 'ge-1-iii-flak': '5020' };

// §11.6
test('against armor, air or tank destroyers it has its printed factor, else one', () => {
  const defence = (attacker: string, command: 0 | 1, ...markers: readonly string[]) => {
    const at = position({ drill: {}, beaches, units: { ...flak, [attacker]: '5021' }, open: { weather: SUN, turn: 4, boundaryLifted: 1 } });
    const drill = fight(at, command)
      .declare('5020', attacker)
      .play(...markers);
    while (drill.step === 'support') drill.play('done');
    return drill.roll(2).report.defence;
  };
  expect([defence('br-69-50-inf', 1), defence('br-8a', 1), defence('us-4-cav', 0)]).toEqual([1, 4, 4]);
  expect([defence('br-69-50-inf', 1, 'british-tac-air-1'), defence('us-39-9-inf', 0, 'tank-destroyers-1')]).toEqual([4, 4]);
  expect(defence('br-69-50-inf', 1, 'bomber-command')).toBe(1);
});

// §11.6 §2.2.1
test('it never attacks alone, but may be the only attacker in its hex, lose a step, and advance', () => {
  const units = { ...flak, 'ge-914-352': '4920', 'br-131-7-a': '5021' };
  expect(fight(position({ drill: {}, units: { ...flak, 'br-131-7-a': '5021' } }), 2).isOver).toBe(true);
  const drill = fight(position({ drill: {}, units, reduced: ['br-131-7-a'] }), 2).play('5021');
  expect([drill.offered(), drill.why('ge-1-iii-flak')]).toEqual([['ge-914-352'], 'never-alone 2.2.1']);
  drill.play('ge-914-352', 'ge-1-iii-flak', 'declare', 'done').roll(2);
  expect(drill.report).toMatchObject({ attack: 2, result: 'AL1' });
  expect(drill.offered()).toEqual(['ge-914-352', 'ge-1-iii-flak']);
  expect(drill.play('ge-1-iii-flak').stepsOf('ge-1-iii-flak')).toEqual([1]);
});

test('the one that attacks without crossing the river takes the river from the defender', () => {
  const sides = [{ a: '4920', b: '5021', river: 'Orne', class: 'minor' }] as const;
  const shift = (...ids: readonly string[]) => {
    const at = position({ drill: { sides }, units: { ...flak, 'ge-914-352': '4920', 'br-131-7-a': '5021' } });
    return fight(at, 2)
      .attack('5021', ...ids)
      .roll(1).report.shift;
  };
  expect([shift('ge-914-352'), shift('ge-914-352', 'ge-1-iii-flak')]).toEqual([-1, 0]);
});
