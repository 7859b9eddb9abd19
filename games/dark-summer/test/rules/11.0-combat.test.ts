import { expect, test } from 'vitest';
import { ACTIVE } from '../../src/index.js';
import { pocket, supplied } from '../pocket.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];

// §11.0
test('all units of the active command may attack in a Combat or Combined Action Round, nobody of another', () => {
  const at = position({ drill: {}, beaches, units: { 'ge-6-fj': '5020', 'br-8a': '5021', 'br-69-50-inf': '5021', 'ge-914-352': '5121' } });
  expect(fight(at, 1).play('5020').offered()).toEqual(['br-69-50-inf', 'br-8a']);
  expect(fight(at, 1, 'combined').play('5121').offered()).toEqual(['br-69-50-inf', 'br-8a']);
  expect(fight(at, 2).offered()).toEqual(['5021', 'done']);
  expect(fight(at, 1).play('5020').why('ge-914-352')).toBe('not-yours 9.3.2');
  expect(fight(at, 0).isOver).toBe(true);
});

// §11.0 §13.4
test('the Allies must be in supply to attack, the Germans need not', () => {
  const at = position({ drill: {}, units: { 'ge-6-fj': '5020', 'br-8a': '5021' } });
  expect(fight(at, 1).isOver).toBe(true);
  const cut = pocket({ units: { 'br-8a': '5021' } });
  expect(supplied(cut, 'ge-6-fj')).toBe(false);
  expect(fight(cut, 2).offered()).toContain('5021');
});

// §11.0 §9.4.3
test('in a wave round only the seaborne attack', () => {
  const units = { 'br-69-50-inf': '4102', 'br-3-6-ab': '4102', 'ge-736-716': '4103' };
  const at = position({ units, beaches: ['4102'], open: { turn: 1 } });
  const drill = fight(at, 1, 'wave2').play('4103');
  expect(drill.offered()).toEqual(['br-69-50-inf']);
  expect(drill.why('br-3-6-ab')).toBe('not-seaborne 9.4.3');
});

// §11.0 §9.3.4
test('in a reaction round only active Kampfgruppen and Tigers attack, and only once', () => {
  const at = position({
    drill: {},
    units: {
      'ge-kg-125-21-pz': '5020',
      'ge-kg-192-21-pz': '5020',
      'ge-6-fj': '5020',
      'ge-tiger-503': '5020',
      'br-8a': '5021',
      'br-27a': '5019',
    },
  });
  expect(fight(at, 2, 'reaction').isOver).toBe(true);
  for (const id of ['ge-kg-125-21-pz', 'ge-6-fj', 'ge-tiger-503']) at.open.marks[at.id(id)] = ACTIVE;
  const drill = fight(at, 2, 'reaction').play('5021');
  expect(drill.offered()).toEqual(['ge-kg-125-21-pz', 'ge-tiger-503']);
  expect([drill.why('ge-6-fj'), drill.why('ge-kg-192-21-pz')]).toEqual(['only-kampfgruppen-and-tigers 9.3.4', 'not-active 9.3.4']);
  drill.play('ge-kg-125-21-pz', 'declare').roll(1);
  expect(drill.isOver).toBe(true);
});
