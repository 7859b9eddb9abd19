import { expect, test } from 'vitest';
import { CHERBOURG, MAY_LEAVE } from '../../src/index.js';
import { waiting } from '../afloat.js';
import { position } from '../position.js';
import { arrivals, moving } from '../scene.js';

// §9.3.3 The example: a British Move chit is played as a Combined Action Round.
test('reinforcements enter, then units go one hex, or two by road', () => {
  const units = { 'br-231-50-inf': '5020', 'can-7-3-can': '5220' };
  const sides = [
    { a: '5020', b: '5019', road: 'minor' },
    { a: '5019', b: '5018', road: 'minor' },
    { a: '5018', b: '5017', road: 'minor' },
  ] as const;
  const at = waiting(position({ drill: { sides }, units, beaches: ['4003'], open: { turn: 2 } }), 'br-33a');
  expect(arrivals(at, 1).roll(1).place('br-33a')).toBe('4003');
  const march = moving(at, 1, 'combined').play('br-231-50-inf');
  expect(march.offered()).toEqual(['4919', '4920', '5018', '5019', '5021', '5119', '5120', 'via']);
  march.play('5018', 'can-7-3-can');
  expect(march.offered()).toEqual(['5119', '5120', '5219', '5221', '5319', '5320']);
});

// §10.4.1
test('from a lettered hex into its box, or by road into the hex and then the box', () => {
  const at = position({ units: { 'us-39-9-inf': '2727', 'us-47-9-inf': '2726' }, beaches: ['2403'] });
  expect(moving(at, 0, 'combined').play('us-39-9-inf').offered()).toContain('to-brittany');
  expect(moving(at, 0, 'combined').play('us-47-9-inf').offered()).toContain('to-brittany');
  const off = position({ units: { 'us-39-9-inf': '2725' }, beaches: ['2403'] });
  expect(moving(off, 0, 'combined').play('us-39-9-inf').offered()).not.toContain('to-brittany');
});

// §10.4.2
test('out of a box to a lettered hex, and a second hex only along a road', () => {
  const at = position({ units: { 'us-39-9-inf': CHERBOURG, 'us-47-9-inf': MAY_LEAVE }, beaches: ['2403'], open: { boundaryLifted: 1 } });
  const out = moving(at, 0, 'combined').play('us-39-9-inf').offered();
  expect(out).toEqual(expect.arrayContaining(['1400', '1700', '1801', '1301', '1201']));
  expect(out).not.toContain('1401');
  const south = moving(at, 0, 'combined').play('us-47-9-inf');
  expect(south.offered()).toContain('5427');
  expect(south.offered()).not.toContain('5426');
  expect(south.play('5427').told('left-box')).toEqual([
    { event: 'left-box', section: '10.4.2', unit: at.id('us-47-9-inf'), from: MAY_LEAVE, path: [at.hex('5428'), at.hex('5427')] },
  ]);
});
