import { expect, test } from 'vitest';
import { projectRoot } from '../root.js';
import { coverageOf, isNamedAfter } from './coverage.js';
import { citationsIn, parseSections } from './sections.js';

test('a list of sections is read with quoted titles', () => {
  expect(parseSections('id,title,kind\nT.1,Turns,rule\n1.2,"Hexes, movement",data\n')).toEqual([
    { id: 'T.1', title: 'Turns', kind: 'rule' },
    { id: '1.2', title: 'Hexes, movement', kind: 'data' },
  ]);
});

test('a list with an unknown kind is refused', () => {
  expect(() => parseSections('id,title,kind\nT.1,Turns,maybe\n')).toThrow('T.1,Turns,maybe');
});

test.each([
  ['// §C.1', ['C.1']],
  ['// §C.10 and (§R.5), §11.3.7.', ['C.10', 'R.5', '11.3.7']],
  ['// §98.024a', ['98.024a']],
  ['// §4.5.4(1) and §4.4(a), not §4.2 (b)', ['4.5.4', '4.5.4(1)', '4.4', '4.4(a)', '4.2']],
  ['// no section C.1', []],
])('%s cites %j', (text, ids) => {
  expect(citationsIn(text).map(({ id }) => id)).toEqual(ids);
});

test('a citation knows its line', () => {
  expect(citationsIn('a\n\n// §O.4')).toEqual([{ id: 'O.4', line: 3 }]);
});

test.each([
  ['c-1-odds.test.ts', 'C.1', true],
  ['C.1.test.ts', 'C.1', true],
  ['c-10-retreated.test.ts', 'C.1', false],
  ['C.10.test.ts', 'C.1', false],
  ['11.3.7-retreat.test.ts', '11.3.7', true],
  ['11.3.7-retreat.test.ts', '11.3', false],
])('the file %s is named after §%s: %s', (file, id, named) => {
  expect(isNamedAfter(file, id)).toBe(named);
});

test('what is only narrated is listed and need not be cited', () => {
  const { sections, covered, total } = coverageOf(projectRoot(), 'games/dark-summer');
  expect(total).toBe(sections.filter(({ kind }) => kind !== 'narrative').length);
  expect(total).toBeLessThan(sections.length);
  expect(covered).toBe(total);
});
