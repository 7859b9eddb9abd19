import { expect, test } from 'vitest';
import { position } from '../position.js';

// §R.3
test('units move singly, once in a phase', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626', 'us-116-29': '4626' }, drill: {} });
  at.click('us-16-1', '4625');
  expect(at.event('moved')).toEqual({
    event: 'moved',
    section: 'R.3',
    unit: at.id('us-16-1'),
    path: [at.hexId('4626'), at.hexId('4625')],
    thirds: 3,
  });
  expect(at.offered()).toEqual(['us-116-29', 'done']);
  expect(at.refusal('us-16-1')).toEqual({ code: 'moved-already', section: 'R.3' });
});

test('friends are passed through, enemies are not', () => {
  const at = position({
    phase: 'allied-first',
    allied: { 'us-16-1': '4626', 'us-116-29': '4625' },
    german: { 'gr-914': '4726' },
    drill: {},
  });
  at.click('us-16-1');
  expect(at.offers('4624')).toBe(true);
  expect(at.refusal('4726')).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  expect(at.refusal('4626')).toEqual({ code: 'already-there', section: 'R.3' });
});

test('face-down units bar the way as well', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, hidden: { 'dummy-1': '4624' }, drill: {} }).click('us-16-1');
  expect(at.offers('4625')).toBe(true);
  expect(at.refusal('4624')).toEqual({ code: 'enemy-occupied', section: 'R.3' });
});

test('a unit of allowance nought never moves', () => {
  const at = position({ phase: 'german-movement', german: { 'i-726': '4626', 'gr-914': '4624' }, drill: {} });
  expect(at.offered().slice(0, 1)).toEqual(['gr-914']);
  expect(at.refusal('i-726')).toEqual({ code: 'cannot-move', section: 'R.3' });
});

test('the other side’s units are not yours to move', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4624' }, allied: { 'us-16-1': '4627' }, drill: {} });
  expect(at.refusal('us-16-1')).toEqual({ code: 'not-yours', section: 'R.3' });
  expect(at.module.refusal(at.view('allied'), 'allied', at.action('us-16-1'))).toMatchObject({ code: 'not-asked' });
});

const moat = ['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => ({
  ...(label < '4626' ? { a: label, b: '4626' } : { a: '4626', b: label }),
  flooded: true as const,
}));

test('armour in supply may move one hex whatever it costs', () => {
  // A road hexside keeps the hex in supply; bocage behind floods costs seven points, one more than a 2-6 has.
  const terrain = Object.fromEntries(['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => [label, 'bocage'] as const));
  const sides = moat.map((side) => (side.b === '4627' ? { ...side, road: 'minor' as const } : side));
  const at = position({
    phase: 'german-movement',
    german: { 'pz-100': '4626', 'fus-352': '4626', 'ost-441': '4627' },
    drill: { terrain, sides },
  });
  const tanks = at.fork().click('pz-100');
  expect(tanks.offers('4625')).toBe(true);
  expect(tanks.click('4625').event('moved')).toMatchObject({ thirds: 21 });
  const others = at.fork().click('fus-352');
  expect(others.offers('4625')).toBe(false);
});

test('without supply it must pay', () => {
  const terrain = Object.fromEntries(['4625', '4725', '4726', '4627', '4526', '4525'].map((label) => [label, 'bocage'] as const));
  const at = position({ phase: 'german-movement', german: { 'pz-100': '4626' }, drill: { terrain, sides: moat } });
  expect(at.offers('pz-100')).toBe(false);
});

test('the first unit of the list moves like any other', () => {
  const first = position({ phase: 'allied-first', drill: {} }).nameOf(0);
  const at = position({ phase: 'allied-first', allied: { [first]: '4626' }, drill: {} }).click(first, '4625');
  expect(at.where(first)).toBe('4625');
});
