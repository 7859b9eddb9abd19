import { expect, test } from 'vitest';
import { position } from '../position.js';

const drill = { terrain: { '4623': 'sea' } } as const;
const fight = () =>
  position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4727' },
    german: { 'gr-914': '4625', 'gr-915': '4827' },
    drill,
  });

// §G.1
test('three heavy, one medium and four light missions are there in each combat phase', () => {
  const at = fight();
  expect(at.open.missions).toEqual([3, 1, 4]);
  at.play('4625', 'us-16-1', 'declare', 'medium').roll(1);
  expect(at.open.missions).toEqual([3, 0, 4]);
});

test('a spent mission is gone for this phase', () => {
  const at = fight();
  at.open.missions = [0, 0, 1];
  at.play('4625', 'us-16-1', 'declare');
  expect(at.offered()).toEqual(['light', 'none']);
  expect(at.refusal('heavy')).toEqual({ code: 'no-mission-left', section: 'G.1' });
  at.play('light');
  expect(at.open.missions).toEqual([0, 0, 0]);
});

test('they are renewed for the next combat phase', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4625' }, allied: { 'us-16-1': '4626' }, drill });
  at.open.missions = [0, 0, 0];
  at.play('done');
  expect(at.open.phase).toBe('german-combat');
  expect(at.open.missions).toEqual([3, 1, 4]);
});

test('none is a choice that spends nothing', () => {
  const at = fight().play('4625', 'us-16-1', 'declare', 'none');
  expect(at.open.missions).toEqual([3, 1, 4]);
  expect(at.seat).toBe('chance');
});
