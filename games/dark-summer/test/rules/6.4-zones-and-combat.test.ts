import { expect, test } from 'vitest';
import { retreatPaths } from '../../src/rules/11-combat/retreat.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];

// §6.4
test('zones force no combat, except through attacks out of several hexes', () => {
  const units = { 'br-8a': '4920', 'br-27a': '5120', 'br-33a': '5120', 'ge-6-fj': '5020', 'ge-914-352': '5220' };
  expect(fight(position({ drill: {}, beaches, units }), 1).offered()).toContain('done');
  const drill = fight(position({ drill: {}, beaches, units }), 1).attack('5020', 'br-8a', 'br-27a');
  expect(drill.at.labels(drill.at.open.obliged)).toEqual(['5220']);
});

test('no retreat leads into or through enemy zones that no friend negates', () => {
  const at = position({ drill: {}, units: { 'ge-914-352': '5020', 'br-8a': '5221' } });
  const through = () =>
    retreatPaths(at.world, at.open, at.id('ge-914-352'))
      .flat()
      .map((hex) => at.world.grid.label(hex));
  for (const label of ['5220', '5121', '5120', '5320']) expect(through()).not.toContain(label);
  at.move('ge-100-pz', '5121');
  expect(through()).toContain('5121');
});

test('who advances ignores them', () => {
  const units = { 'br-8a': '4920', 'ge-100-pz': '5020', 'ge-6-fj': '5119', 'ge-914-352': '4919' };
  const drill = fight(position({ drill: {}, beaches, units }), 1)
    .attack('5020', 'br-8a')
    .roll(6);
  expect(drill.play('br-8a').place('br-8a')).toBe('5020');
});
