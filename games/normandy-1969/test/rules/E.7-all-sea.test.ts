import { expect, test } from 'vitest';
import { suppliedHexes } from '../../src/rules/supply.js';
import { position } from '../position.js';

// §E.7
test('nobody enters an all-sea hex', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { terrain: { '4625': 'sea' } } }).play('us-16-1');
  expect(at.offers('4625')).toBe(false);
  expect(at.refusal('4625')).toEqual({ code: 'all-sea', section: 'E.7' });
});

test('nobody crosses an all-sea hexside: the way leads around it', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { sides: [{ a: '4625', b: '4626', sea: true }] } });
  const { path, thirds } = at.play('us-16-1', '4625').event('moved');
  expect(path).toHaveLength(3);
  expect(thirds).toBe(6);
});

test('nobody attacks over an all-sea hexside, and no zone of control reaches over it', () => {
  const drill = { sides: [{ a: '4625', b: '4626', sea: true }] } as const;
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626', 'us-116-29': '4525' }, german: { 'gr-914': '4625' }, drill });
  at.play('4625');
  expect(at.offered()).toEqual(['us-116-29']);
  expect(at.refusal('us-16-1')).toEqual({ code: 'all-sea-hexside', section: 'E.7' });
});

test('no supply line crosses all-sea hexsides', () => {
  const ring = ['4625', '4725', '4726', '4627', '4526', '4525'];
  const sides = ring.map((label) =>
    label < '4626' ? { a: label, b: '4626', sea: true as const } : { a: '4626', b: label, sea: true as const },
  );
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626', 'us-116-29': '4625' }, drill: { sides } });
  const supplied = suppliedHexes(at.world, at.open, 0);
  expect(supplied[at.hex('4626')]).toBe(0);
  expect(supplied[at.hex('4625')]).toBe(1);
});
