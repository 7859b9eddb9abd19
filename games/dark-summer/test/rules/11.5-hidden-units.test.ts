import { expect, test } from 'vitest';
import { ELIMINATED } from '../../src/index.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];

// §11.5
test('when an attack on them is declared their factors are drawn from what is left, and stay known', () => {
  const drill = fight(position({ drill: {}, beaches, units: { 'br-8a': '5021', 'sp-1': '5020', 'ost-1': '5020' } }), 1);
  drill.declare('5020', 'br-8a');
  expect(drill.awaits).toMatchObject({ kind: 'chance', visibleTo: 'all', roll: { kind: 'draw', weights: [0, 8, 6, 2] } });
  drill.roll(3);
  expect(drill.awaits).toMatchObject({ roll: { kind: 'draw', weights: [1, 5, 2, 0] } });
  drill.roll(2);
  expect(drill.told('revealed').map(({ unit, value, reveals }) => [unit, value, reveals])).toEqual([
    [drill.at.id('sp-1'), 3, 'all'],
    [drill.at.id('ost-1'), 2, 'all'],
  ]);
  while (drill.step === 'support') drill.play('done');
  expect(drill.roll(2).report).toMatchObject({ attack: 4, defence: 5 });
  expect(drill.at.open.value[drill.at.id('sp-1')]).toBe(3);
});

test('attackers among them are turned up too, others are not', () => {
  const at = position({ drill: {}, beaches, units: { 'br-8a': '5021', 'sp-1': '5020', 'sp-3': '5120' } });
  const drill = fight(at, 2).declare('5021', 'sp-1');
  expect(
    drill
      .roll(1)
      .told('revealed')
      .map(({ unit }) => unit),
  ).toEqual(at.ids('sp-1'));
  expect(at.open.value[at.id('sp-3')]).toBe(-1);
});

test('what is known is not drawn again', () => {
  const at = position({ drill: {}, beaches, units: { 'br-8a': '5021', 'sp-1': '5020' } });
  at.open.value = at.open.value.with(at.id('sp-1'), 2);
  expect(fight(at, 1).attack('5020', 'br-8a').step).toBe('battle');
});

// §11.5.2
test('the Ost battalion worth nothing is removed at once; alone, it leaves its hex to the attacker', () => {
  const drill = fight(position({ drill: {}, beaches, units: { 'br-8a': '5021', 'ost-1': '5020' } }), 1);
  drill.declare('5020', 'br-8a').roll(0);
  expect([drill.place('ost-1'), drill.told('eliminated')[0]?.why, drill.told('battle')]).toEqual([ELIMINATED, 'ost-zero', []]);
  expect([drill.step, drill.offered()]).toEqual(['advance', ['br-8a', 'done']]);
});

test('with others it is removed and they are fought; attacking, it is gone before the fight', () => {
  const drill = fight(position({ drill: {}, beaches, units: { 'br-8a': '5021', 'ost-1': '5020', 'ge-914-352': '5020' } }), 1);
  drill.declare('5020', 'br-8a').roll(0);
  while (drill.step === 'support') drill.play('done');
  expect(drill.roll(2).report).toMatchObject({ defence: 3 });
  const alone = fight(position({ drill: {}, beaches, units: { 'br-8a': '5021', 'ost-1': '5020' } }), 2)
    .declare('5021', 'ost-1')
    .roll(0);
  expect([alone.isOver, alone.place('ost-1'), alone.told('battle')]).toEqual([true, ELIMINATED, []]);
});
