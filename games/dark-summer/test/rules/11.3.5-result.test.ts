import { expect, test } from 'vitest';
import { ELIMINATED } from '../../src/index.js';
import { type Placing, position } from '../position.js';
import { type DarkSummerScene, fight } from '../scene.js';

/** A German Kampfgruppe and two reduced regiments attack a British brigade at the odds wanted. */
function attack(defender: string, die: number, attackers: readonly string[], more: Placing = {}): DarkSummerScene {
  const units = { ...Object.fromEntries(attackers.map((id) => [id, '5021'])), [defender]: '5020' };
  return fight(position({ drill: {}, beaches: ['4603'], ...more, units }), 2)
    .attack('5020', ...attackers)
    .roll(die);
}
const infantry = ['ge-914-352', 'ge-915-352', 'ge-916-352'];
const fallschirm = ['ge-5-3-fj', 'ge-8-3-fj', 'ge-9-3-fj'];

// §11.3.5
test('AL1 and AL2 cost the attacker steps and nobody else', () => {
  const one = attack('br-69-50-inf', 2, infantry);
  expect(one.report).toMatchObject({ attack: 6, defence: 4, column: '1-1', result: 'AL1' });
  expect(one.play('ge-915-352').stepsOf(...infantry, 'br-69-50-inf')).toEqual([2, 1, 2, 2]);
  const two = attack('br-69-50-inf', 1, infantry);
  expect(two.report.result).toBe('AL2');
  expect(two.play('ge-915-352', 'ge-914-352').stepsOf(...infantry, 'br-69-50-inf')).toEqual([1, 1, 2, 2]);
  expect(two.isOver).toBe(true);
});

test('BL1 costs each side one', () => {
  const drill = attack('br-69-50-inf', 4, infantry);
  expect(drill.report.result).toBe('BL1');
  expect(drill.stepsOf('br-69-50-inf')).toEqual([1]);
  expect(drill.play('ge-916-352').stepsOf(...infantry, 'br-69-50-inf')).toEqual([2, 2, 1, 1]);
});

test('EX eliminates the defender and costs the attacker as many steps as the defender had', () => {
  const drill = attack('br-69-50-inf', 5, infantry);
  expect([drill.report.result, drill.place('br-69-50-inf')]).toEqual(['EX', ELIMINATED]);
  drill.play('ge-914-352', 'ge-915-352');
  expect(drill.stepsOf(...infantry)).toEqual([1, 1, 2]);
  expect([drill.step, drill.offered()]).toEqual(['advance', [...infantry, 'done']]);
});

test('DR and DR* drive the defender back two hexes, DE eliminates him', () => {
  const back = attack('br-69-50-inf', 6, infantry);
  expect([back.report.result, back.step]).toEqual(['DR', 'retreat']);
  const star = attack('br-131-7-a', 6, fallschirm);
  expect([star.report.column, star.report.result, star.step]).toEqual(['3-1', 'DR*', 'retreat']);
  const gone = attack('br-131-7-a', 6, fallschirm, { reduced: ['br-131-7-a'] });
  expect([gone.report.column, gone.report.result, gone.place('br-131-7-a')]).toEqual(['4-1', 'DE', ELIMINATED]);
  expect(gone.told('eliminated')[0]).toMatchObject({ why: 'defender-eliminated' });
});

// §11.3.3
test('left of 1-3 no die is rolled and the attacker loses two steps', () => {
  const units = { 'ge-914-352': '5021', 'br-8a': '5020', 'br-27a': '5020' };
  const drill = fight(position({ drill: {}, beaches: ['4603'], units }), 2).attack('5020', 'ge-914-352');
  expect(drill.report).toMatchObject({ attack: 2, defence: 8, odds: '1-4', column: '', die: 0, result: 'AL2' });
  expect([drill.place('ge-914-352'), drill.isOver]).toEqual([ELIMINATED, true]);
});
