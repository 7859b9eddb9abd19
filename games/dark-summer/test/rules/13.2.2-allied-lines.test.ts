import { expect, test } from 'vitest';
import { CHERBOURG, MAY_LEAVE, VIA_BRITTANY } from '../../src/index.js';
import { supplied } from '../pocket.js';
import { position } from '../position.js';

// §13.2.2
test('the Cherbourg Box is supplied from any C hex, Brittany from any W hex, and who came back through Brittany', () => {
  const units = { 'us-39-9-inf': CHERBOURG, 'us-47-9-inf': MAY_LEAVE, 'us-60-9-inf': '5027', 'us-117-30-inf': '5227' };
  const barrier = { 'ge-5-3-fj': '4718', 'ge-8-3-fj': '4318' };
  const at = position({ units: { ...units, ...barrier }, beaches: ['3203'], open: { returnTurn: 8, brittanyTurn: 7 } });
  expect(['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf'].map((id) => supplied(at, id))).toEqual([true, true, true]);
  const cut = position({ units, open: { returnTurn: 8, brittanyTurn: 7 } });
  expect(Object.keys(units).map((id) => supplied(cut, id))).toEqual([false, false, false, false]);
});

test('only units that came back from Brittany are supplied through it', () => {
  const two = (row: number): string => String(row).padStart(2, '0');
  const sides = Array.from({ length: 28 }, (_, row) =>
    [`40${two(row)}`, `40${two(row + 1)}`].map((b) => ({ a: `39${two(row)}`, b, sea: true as const })),
  ).flat();
  const units = { 'us-60-9-inf': '5027', 'us-117-30-inf': '5227' };
  const at = position({ units, drill: { sides }, beaches: ['3203'], open: { returnTurn: 8, brittanyTurn: 7 } });
  at.open.marks[at.id('us-60-9-inf')] = VIA_BRITTANY;
  expect(Object.keys(units).map((id) => supplied(at, id))).toEqual([true, false]);
});

test('Americans trace through the British zone and the British through the American one', () => {
  const at = position({ units: { 'us-39-9-inf': '4509', 'br-8a': '2512' }, beaches: ['3203', '4603'], open: { boundaryLifted: 1 } });
  expect([supplied(at, 'us-39-9-inf'), supplied(at, 'br-8a')]).toEqual([true, true]);
});

test('a German in every W hex cuts off Brittany, and one zone over the C hexes is not enough for Cherbourg', () => {
  const box = { 'us-39-9-inf': CHERBOURG, 'us-47-9-inf': MAY_LEAVE };
  const open = { brittanyTurn: 7 };
  const at = position({ units: { ...box, 'ge-5-3-fj': '1300' }, beaches: ['3203'], open });
  expect([supplied(at, 'us-39-9-inf'), supplied(at, 'us-47-9-inf')]).toEqual([true, true]);
  at.move('ge-100-pz', '2628').move('ge-206-pz', '2727').move('ost-1', '2828');
  expect([supplied(at, 'us-39-9-inf'), supplied(at, 'us-47-9-inf')]).toEqual([true, false]);
});
