import { expect, test } from 'vitest';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §10.3.1 Figure 3 on the drill ground: a regiment in hex A is held by zones, the beach it flees from is Utah.
const [A, B, C, D] = ['5020', '5220', '5221', '5219'] as const;

test('the 1058th may withdraw to B or C, not to D, which is as near to Utah as A', () => {
  const at = position({ drill: {}, units: { 'ge-1058-91': A, 'us-505-82-ab': '5019', 'us-506-101-ab': '5021' }, beaches: ['2403'] });
  const far = (label: string): number => at.world.grid.distance(at.hex('2403'), at.hex(label));
  expect([far(B) > far(A), far(C) > far(A), far(D) - far(A)]).toEqual([true, true, 0]);
  const march = moving(at, 2).play('ge-1058-91');
  expect(march.offered()).toEqual([B, C]);
  march.play(C);
  expect(march.told('withdrew')).toMatchObject([{ section: '10.3.1', unit: at.id('ge-1058-91') }]);
  expect([march.place('ge-1058-91'), march.isOver]).toEqual([C, true]);
});
