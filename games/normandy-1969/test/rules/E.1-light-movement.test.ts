import { expect, test } from 'vitest';
import { position } from '../position.js';

const drill = {
  terrain: { '4625': 'bocage', '4725': 'city' },
  sides: [
    { a: '4626', b: '4725', road: 'minor' },
    { a: '4626', b: '4726', road: 'minor' },
  ],
} as const;

// §E.1
test.each([
  ['clear', '4627', 3],
  ['bocage', '4625', 3],
  ['city by road', '4725', 1],
  ['clear by road', '4726', 1],
])('a unit of allowance four pays for %s', (_, to, thirds) => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill });
  expect(at.play('us-16-1', to).event('moved').thirds).toBe(thirds);
  expect(at.where('us-16-1')).toBe(to);
});

test('four points take it four clear hexes and no further', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4623' }, drill: {} }).play('us-16-1');
  expect(at.offers('4627')).toBe(true);
  expect(at.offers('4628')).toBe(false);
  expect(at.refusal('4628')).toEqual({ code: 'out-of-range', section: 'R.3', params: { allowance: 4 } });
});
