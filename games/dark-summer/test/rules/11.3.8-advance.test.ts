import { expect, test } from 'vitest';
import type { CombatKind } from '../../src/index.js';
import { advancers, mayAdvance, secondAdvances } from '../../src/rules/11-combat/advance.js';
import { position } from '../position.js';

// §11.3.8
test('attackers advance into the emptied hex; strongpoints never, heavy units not over a major river', () => {
  const sides = [{ a: '5020', b: '5019', river: 'Orne', class: 'major' }] as const;
  const at = position({ drill: { sides }, units: { 'br-8a': '5020', 'br-69-50-inf': '5020', 'sp-1': '5018' } });
  const may = (id: string) => mayAdvance(at.world, at.open, at.id(id), at.hex('5019'));
  expect([may('br-8a'), may('br-69-50-inf'), may('sp-1')]).toEqual([false, true, false]);
  at.move('ge-6-fj', '5019');
  expect(may('br-69-50-inf')).toBe(false);
});

// §9.4.1
test('a first wave advances from its approach hex onto its own beach only', () => {
  const at = position({ units: { 'br-231-50-inf': '4002', 'br-8a': '4002' } });
  const may = (id: string, label: string) => mayAdvance(at.world, at.open, at.id(id), at.hex(label));
  expect([may('br-231-50-inf', '4003'), may('br-8a', '4003'), may('br-8a', '4102')]).toEqual([true, true, false]);
});

// §9.4.3
test('in the first wave a second hex is free of zones, in the second it is not, unless a friend negates them', () => {
  const at = position({ units: { 'br-231-50-inf': '4003', 'ge-726-716': '4005' } });
  const second = (round: 'wave1' | 'wave2') => at.labels(secondAdvances(at.world, at.open, at.id('br-231-50-inf'), round));
  expect(second('wave1')).toContain('4004');
  expect(second('wave2')).toContain('4004');
  at.move('ge-736-716', '4103');
  expect(second('wave1')).toContain('4004');
  expect(second('wave2')).not.toContain('4004');
  at.move('br-69-50-inf', '4004');
  expect(second('wave2')).toContain('4004');
});

// §11.3.8 §5.1
test('only in the second wave may those who advance over-stack, for the moment', () => {
  const five = ['br-8-3-inf', 'br-185-3-inf', 'br-9-3-inf', 'br-27a'];
  const at = position({ units: { ...Object.fromEntries(five.map((id) => [id, '4603'])), 'br-8a': '4602' }, beaches: ['4603'] });
  const may = (kind: CombatKind) => advancers(at.world, at.open, at.ids('br-8a'), kind, at.hex('4603'));
  expect([may('wave2'), may('wave1'), may('combat')]).toEqual([at.ids('br-8a'), [], []]);
});

test('the second hex is one the unit could move into', () => {
  const sides = [{ a: '5020', b: '5019', river: 'Orne', class: 'major' }] as const;
  const at = position({ drill: { sides }, units: { 'br-8a': '5020', 'br-69-50-inf': '5020', 'ost-1': '5021', 'br-71-53-inf': '5120' } });
  const second = (id: string) => at.labels(secondAdvances(at.world, at.open, at.id(id), 'wave1'));
  expect(second('br-8a')).toEqual(['4919', '4920', '5119', '5120']);
  expect(second('br-69-50-inf')).toEqual(['4919', '4920', '5019', '5119']);
});

// §11.9 §10.1
test('a German may advance into a fallen open beach, nobody into a hex with the other command’s Exit marker', () => {
  const at = position({
    units: { 'ge-914-352': '4004', 'us-39-9-inf': '6209', 'br-8a': '6209' },
    beaches: ['4003'],
    open: { boundaryLifted: 1 },
  });
  expect(mayAdvance(at.world, at.open, at.id('ge-914-352'), at.hex('4003'))).toBe(true);
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6309'))] = 2;
  at.touch();
  const may = (id: string) => mayAdvance(at.world, at.open, at.id(id), at.hex('6309'));
  expect([may('us-39-9-inf'), may('br-8a')]).toEqual([false, true]);
});
