import { expect, test } from 'vitest';
import { CHERBOURG, WAITING } from '../../src/index.js';
import { activatedBy, reactionAttackers, strandedUnits } from '../../src/rules/reaction.js';
import { position } from '../position.js';

// §9.3.4
test('a reaction activates a stack, or a formation wherever it stands', () => {
  const at = position({
    units: {
      'ge-kg-125-21-pz': '5020',
      'ge-6-fj': '5020',
      'ge-kg-192-21-pz': '4820',
      'ge-kg-pz22-21-pz': WAITING,
      'ge-729-709': CHERBOURG,
      'ge-739-709': CHERBOURG,
    },
  });
  const active = (id: string, how: 'stack' | 'formation') => activatedBy(at.world, at.open, at.id(id), how);
  expect(new Set(active('ge-6-fj', 'stack'))).toEqual(new Set(at.ids('ge-kg-125-21-pz', 'ge-6-fj')));
  expect(active('ge-kg-125-21-pz', 'formation')).toEqual(at.ids('ge-kg-125-21-pz', 'ge-kg-192-21-pz'));
  expect(active('ge-729-709', 'stack')).toEqual([]);
  expect(active('ge-729-709', 'formation')).toEqual(at.ids('ge-729-709', 'ge-739-709'));
});

test('of them Kampfgruppen and Tigers attack, not the Sturm battalion or the infantry', () => {
  const at = position({});
  expect(reactionAttackers(at.world, at.ids('ge-kg-125-21-pz', 'ge-tiger-503', 'ge-sturm-aok7', 'ge-6-fj', 'ge-kg-265-inf'))).toEqual(
    at.ids('ge-kg-125-21-pz', 'ge-tiger-503'),
  );
});

// §10.1
test('Germans in C, W and S hexes may move out unasked', () => {
  const at = position({ units: { 'ge-6-fj': '1600', 'ge-914-352': '2727', 'ge-915-352': '6318', 'ge-916-352': '5020' } });
  expect(new Set(strandedUnits(at.world, at.open))).toEqual(new Set(at.ids('ge-6-fj', 'ge-914-352')));
});
