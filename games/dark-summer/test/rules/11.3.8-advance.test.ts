import { expect, test } from 'vitest';
import { mayAdvance, secondAdvances } from '../../src/rules/advance.js';
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
