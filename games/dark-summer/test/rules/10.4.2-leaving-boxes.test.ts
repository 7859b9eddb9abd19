import { expect, test } from 'vitest';
import { ACTIVE, CHERBOURG, MAY_LEAVE } from '../../src/index.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §10.4.2
test('one point for the lettered hex, then the usual costs', () => {
  const at = position({ units: { 'us-39-9-inf': CHERBOURG }, beaches: ['2403'] });
  const march = moving(at, 0).play('us-39-9-inf', '1801');
  const [left] = march.told('left-box');
  expect([left?.from, left?.path.length, left?.path[1]]).toEqual([CHERBOURG, 2, at.hex('1801')]);
  expect(march.place('us-39-9-inf')).toBe('1801');
});

test('not into a lettered hex an enemy holds; one in an enemy zone ends the move', () => {
  const at = position({ units: { 'us-39-9-inf': CHERBOURG, 'ge-6-fj': '1600' }, beaches: ['2403'] });
  const march = moving(at, 0, 'combined').play('us-39-9-inf');
  expect(march.offered()).not.toContain('1600');
  expect(march.offered()).toContain('1700');
  expect(march.offered()).not.toContain('1601');
});

test('out of supply three points suffice', () => {
  const at = position({ units: { 'us-39-9-inf': MAY_LEAVE }, open: { boundaryLifted: 1 } });
  expect(moving(at, 0).play('us-39-9-inf').offered()).toEqual(expect.arrayContaining(['3428', '6028']));
});

test('a German comes out of Cherbourg when activated, and not to stay in the C hex', () => {
  const at = position({ units: { 'ge-919-709': CHERBOURG } });
  expect(moving(at, 2, 'reaction').isOver).toBe(true);
  at.open.marks[at.id('ge-919-709')] = ACTIVE;
  const out = moving(at, 2, 'reaction').play('ge-919-709').offered();
  expect(out.length).toBeGreaterThan(0);
  expect(out.some((label) => label.endsWith('00') && label >= '1200' && label <= '2000')).toBe(false);
});
