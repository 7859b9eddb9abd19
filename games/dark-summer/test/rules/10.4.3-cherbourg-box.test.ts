import { expect, test } from 'vitest';
import { CHERBOURG } from '../../src/index.js';
import { boxFrom } from '../../src/rules/10-movement/boxes.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §10.4.3
test('nobody leaves while an enemy is in the box', () => {
  const at = position({ units: { 'us-39-9-inf': CHERBOURG, 'ge-729-709': CHERBOURG }, beaches: ['2403'] });
  expect(moving(at, 0).isOver).toBe(true);
  at.move('us-47-9-inf', '1600');
  expect(moving(at, 0).refusal('us-39-9-inf')).toEqual({ code: 'cherbourg-contested', section: '10.4.3' });
  at.move('ge-729-709', '1300');
  expect(moving(at, 0).offered()).toContain('us-39-9-inf');
});

test('no German leaves while Cherbourg is isolated', () => {
  const at = position({ units: { 'ge-729-709': CHERBOURG, 'ge-6-fj': '5222' }, open: { isolated: 1 } });
  const march = moving(at, 2);
  expect(march.offered()).toEqual(['ge-6-fj', 'done']);
  expect(march.refusal('ge-729-709')).toEqual({ code: 'cherbourg-isolated', section: '13.5' });
});

test('Germans do not enter once it has fallen, even when no American is left there', () => {
  const at = position({ units: { 'ge-729-709': '1600' }, open: { cherbourgTurn: 4 } });
  const march = moving(at, 2).play('ge-729-709');
  expect(march.offered()).not.toContain('to-cherbourg');
  expect(march.refusal('to-cherbourg')).toEqual({ code: 'cherbourg-captured', section: '10.4.3' });
});

test('German and US units enter, in whatever order it fell; British and French do not', () => {
  const units = { 'us-39-9-inf': '1600', 'fr-gt-d-2-arm-fr': '1600', 'br-8a': '1600', 'ge-6-fj': '1700' };
  const box = (id: string, cherbourgTurn: number) => {
    const at = position({ units, open: { cherbourgTurn } });
    return boxFrom(at.world, at.open, at.id(id), at.hex('1600'));
  };
  expect(Object.keys(units).map((id) => box(id, 0))).toEqual(['cherbourg', undefined, undefined, 'cherbourg']);
  expect(Object.keys(units).map((id) => box(id, 5))).toEqual(['cherbourg', undefined, undefined, undefined]);
});
