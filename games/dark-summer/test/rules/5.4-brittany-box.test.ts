import { expect, test } from 'vitest';
import { JUST_ENTERED, MAY_LEAVE } from '../../src/index.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §5.4
test('Brittany takes US units of any number; who has just entered stays, who came before may leave', () => {
  const units = { 'us-39-9-inf': JUST_ENTERED, 'us-9-2-inf': MAY_LEAVE, 'us-357-90-inf': MAY_LEAVE, 'us-47-9-inf': '2727' };
  const at = position({ units, beaches: ['2403'], open: { brittanyTurn: 1, boundaryLifted: 1 } });
  const march = moving(at, 0);
  expect(march.offered()).not.toContain('us-39-9-inf');
  expect(march.refusal('us-39-9-inf')).toEqual({ code: 'just-entered', section: '10.4.4' });
  expect(march.offered()).toEqual(expect.arrayContaining(['us-9-2-inf', 'us-357-90-inf']));
  march.play('us-47-9-inf', 'to-brittany');
  expect(march.place('us-47-9-inf')).toBe(JUST_ENTERED);
});

test('no other nation goes there', () => {
  const at = position({ units: { 'fr-gt-d-2-arm-fr': '2727', 'ge-6-fj': '2628' }, beaches: ['2403'], open: { boundaryLifted: 1 } });
  const french = moving(at, 0).play('fr-gt-d-2-arm-fr');
  expect(french.offered()).not.toContain('to-brittany');
  expect(french.refusal('to-brittany')).toEqual({ code: 'brittany-us-only', section: '10.4.4' });
});
