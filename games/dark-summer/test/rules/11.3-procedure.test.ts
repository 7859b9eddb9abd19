import { expect, test } from 'vitest';
import { fight } from '../fight.js';
import { position } from '../position.js';

const units = { 'br-8a': '5021', 'br-69-50-inf': '5021', 'ge-6-fj': '5020', 'ge-914-352': '5121' };

// §11.3
test('each combat is resolved to its advance before the next is designated', () => {
  const drill = fight(position({ drill: {}, beaches: ['4603'], units, reduced: ['ge-914-352'] }), 1);
  drill.attack('5121', 'br-8a', 'br-69-50-inf');
  expect(drill.awaits).toMatchObject({ kind: 'chance', roll: { kind: 'dice', count: 1, sides: 6, section: '11.3.5' } });
  drill.roll(6);
  expect(drill.report.result).toBe('DE');
  expect(drill.step).toBe('advance');
  drill.say('br-8a', 'done');
  expect(drill.step).toBe('over');
  expect(drill.events.map(({ event }) => event)).toEqual(['declared', 'battle', 'eliminated', 'advanced']);
});

test('combats need not be announced beforehand: what a first one opens, a second may use', () => {
  const drill = fight(position({ drill: {}, beaches: ['4603'], units: { ...units, 'ge-914-352': '5318', 'ge-100-pz': '5121' } }), 1);
  drill.attack('5121', 'br-8a').roll(6).say('br-8a');
  expect(drill.place('br-8a')).toBe('5121');
  expect(drill.offered()).toEqual(['5020', 'done']);
  expect(drill.attack('5020', 'br-69-50-inf').roll(1).isOver).toBe(true);
});
