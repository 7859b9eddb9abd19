import { expect, test } from 'vitest';
import { ACTIVE, CHERBOURG } from '../../src/index.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §10.4
test('the Allies use boxes in Move and combined rounds, the Germans in Move Rounds and reactions', () => {
  const at = position({ units: { 'us-39-9-inf': '1600', 'ge-919-709': '1900' }, beaches: ['2403'] });
  for (const kind of ['move', 'combined'] as const) expect(moving(at, 0, kind).play('us-39-9-inf').offered()).toContain('to-cherbourg');
  at.open.marks[at.id('ge-919-709')] = ACTIVE;
  for (const kind of ['move', 'reaction', 'first-reaction'] as const) {
    expect(moving(at, 2, kind).play('ge-919-709').offered()).toContain('to-cherbourg');
  }
});

test('a box ends the move', () => {
  const at = position({ units: { 'us-39-9-inf': '1600' }, beaches: ['2403'] });
  const march = moving(at, 0).play('us-39-9-inf', 'to-cherbourg');
  expect([march.place('us-39-9-inf'), march.isOver]).toEqual([CHERBOURG, true]);
  expect(march.told('boxed')).toEqual([
    { event: 'boxed', section: '10.4.3', unit: at.id('us-39-9-inf'), path: [at.hex('1600')], place: CHERBOURG },
  ]);
});
