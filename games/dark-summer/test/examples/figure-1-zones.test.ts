import { expect, test } from 'vitest';
import { hasZoc, isBarred } from '../../src/rules/6-zones/zoc.js';
import { position } from '../position.js';

// §6.1 §6.2 Figure 1: a regiment beside a flooded hex, a major river and a German.
test('the 501st projects a zone into four of six hexes, and a German in one of them negates it for some purposes', () => {
  const at = position({
    units: { 'us-501-101-ab': '5020', 'ge-914-352': '5120' },
    drill: { terrain: { 4919: 'flooded' }, sides: [{ a: '5020', b: '5119', river: 'Vire', class: 'major' }] },
  });
  const around = at.world.grid.within(at.hex('5020'), 1).filter((hex) => hasZoc(at.world, at.open, 0, hex));
  expect(at.labels(around)).toEqual(['4920', '5019', '5021', '5120']);
  expect(isBarred(at.world, at.open, 1, at.hex('5120'))).toBe(false);
  expect(isBarred(at.world, at.open, 1, at.hex('5021'))).toBe(true);
});
