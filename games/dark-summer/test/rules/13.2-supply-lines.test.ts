import { expect, test } from 'vitest';
import { pocket, ring, supplied } from '../pocket.js';
import { position } from '../position.js';

// §13.2
test('a German surrounded by enemy zones is out of supply; a friend in the gap negates the zone', () => {
  expect(supplied(pocket(), 'ge-6-fj')).toBe(false);
  expect(supplied(position({ drill: {}, units: { 'ge-6-fj': '5020', 'us-39-9-inf': '5018' } }), 'ge-6-fj')).toBe(true);
  expect(supplied(pocket({ units: { 'ge-100-pz': '5120', 'ost-1': '5220', 'ge-fus-352': '5320' } }), 'ge-6-fj')).toBe(true);
});

test('battalions have no zone to bar a line, major rivers do not bar one, flooded hexes do', () => {
  const rangers = position({ drill: {}, units: { ...ring, 'us-120-30-inf': -6, 'us-2-rng': '5322', 'ge-6-fj': '5020' } });
  expect(supplied(rangers, 'ge-6-fj')).toBe(true);
  const terrain = Object.fromEntries(['4919', '4920', '5019', '5021', '5119', '5120'].map((label) => [label, 'flooded']));
  expect(supplied(position({ units: { 'ge-6-fj': '5020' }, drill: { terrain } }), 'ge-6-fj')).toBe(false);
  const sides = ['4919', '4920', '5019', '5021', '5119', '5120'].map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  expect(supplied(position({ units: { 'ge-6-fj': '5020' }, drill: { sides } }), 'ge-6-fj')).toBe(true);
});

test('lines pass vacant hexes the enemy controls, and any number of units share a source', () => {
  const at = position({ units: { 'us-39-9-inf': '3406', 'us-47-9-inf': '3410', 'us-60-9-inf': '2911' }, beaches: ['3203'] });
  expect(new Set(at.open.control)).toEqual(new Set([1]));
  expect(['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf'].map((id) => supplied(at, id))).toEqual([true, true, true]);
});

test('a line begins beside the unit: what stands or reaches into its own hex does not matter', () => {
  const at = position({ drill: {}, units: { 'us-39-9-inf': '5019', 'ge-6-fj': '5020' } });
  expect(supplied(at, 'ge-6-fj')).toBe(true);
});

test('what is remembered goes with every change of place', () => {
  const at = pocket();
  expect(supplied(at, 'ge-6-fj')).toBe(false);
  expect(supplied(at.move('us-120-30-inf', -6), 'ge-6-fj')).toBe(true);
  expect(supplied(at.move('us-120-30-inf', '5221'), 'ge-6-fj')).toBe(false);
});
