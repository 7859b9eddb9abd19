import { expect, test } from 'vitest';
import { type Placing, position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];
const weak = { reduced: ['ge-914-352'] };
const strong = { 'br-8a': '4920', 'br-27a': '4920', 'br-33a': '4920', 'ge-914-352': '5020' };
const taken = (units: Readonly<Record<string, string>>, more: Placing = {}) => {
  const at = position({ drill: {}, beaches, ...weak, ...more, units: { ...strong, ...units } });
  const attackers = at.world.data.counters.units.map(({ id }) => id).filter((id) => id in { ...strong, ...units } && id.startsWith('br-'));
  return fight(at, 1)
    .attack('5020', ...attackers)
    .roll(6);
};

// §11.3.8
test('survivors of the attack may advance into the emptied hex, whatever enemy zones are there', () => {
  const drill = taken({ 'ge-6-fj': '5119' });
  expect(drill.report.result).toBe('DE');
  expect(drill.offered()).toEqual(['br-8a', 'br-27a', 'br-33a', 'done']);
  drill.play('br-27a', 'br-8a', 'done');
  expect([drill.place('br-27a'), drill.place('br-8a'), drill.place('br-33a')]).toEqual(['5020', '5020', '4920']);
  expect(drill.told('advanced').length).toBe(2);
});

// §11.3.8 §5.1
test('only who fits in is offered', () => {
  const drill = taken({ 'br-69-50-inf': '4920', 'br-8-3-inf': '5021' });
  expect(drill.offered()).toEqual(['br-69-50-inf', 'br-8a', 'br-8-3-inf', 'br-27a', 'br-33a', 'done']);
  drill.play('br-69-50-inf');
  expect(drill.offered()).toEqual(['br-8a', 'br-27a', 'br-33a', 'done']);
  expect([drill.why('br-8-3-inf'), drill.why('br-69-50-inf'), drill.why('br-34-tk')]).toEqual([
    'stacking 5.1',
    'advanced-already 11.3.8',
    'did-not-attack 11.3.8',
  ]);
});

test('heavy units attack over a major river but advance only where a bridge is', () => {
  const sides = [{ a: '4920', b: '5020', river: 'Orne', class: 'major' }] as const;
  const drill = taken({ 'br-69-50-inf': '4920' }, { drill: { sides } });
  expect(drill.offered()).toEqual(['br-69-50-inf', 'done']);
  expect(drill.why('br-8a')).toBe('no-bridge 11.3.8');
  const bridged = [{ ...sides[0], road: 'major' }] as const;
  expect(taken({}, { drill: { sides: bridged } }).offered()).toContain('br-8a');
});

test('nobody advances while a defender is left', () => {
  const drill = taken({ 'ge-6-fj': '5020' });
  expect(drill.report.result).not.toBe('DE');
  expect(drill.told('advanced')).toEqual([]);
});
