import { expect, test } from 'vitest';
import { projectRoot } from '../root.js';
import { coverageOf, isNamedAfter } from './coverage.js';
import { citationsIn, parseSections } from './sections.js';

test('a list of sections is read with quoted titles', () => {
  expect(parseSections('id,title,kind\nT.1,Turns,rule\n1.2,"Hexes, movement",data\n')).toEqual([
    { id: 'T.1', title: 'Turns', kind: 'rule', waits: false },
    { id: '1.2', title: 'Hexes, movement', kind: 'data', waits: false },
  ]);
});

test('what the scenarios at hand do not need says that it waits; nothing else may stand there', () => {
  expect(parseSections('id,title,kind\n3.0,Drops,rule,waits\n')).toEqual([{ id: '3.0', title: 'Drops', kind: 'rule', waits: true }]);
  expect(() => parseSections('id,title,kind\n3.0,Drops,rule,later\n')).toThrow('3.0,Drops,rule,later');
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

test('with the scenarios at hand, what waits is listed but not asked for', () => {
  const all = coverageOf(projectRoot(), 'games/greatest-day');
  const core = coverageOf(projectRoot(), 'games/greatest-day', 'core');
  expect(core.total).toBe(all.total - all.waiting);
  expect([core.covered, core.total, all.waiting]).toEqual([197, 197, 53]);
  expect(core.sections).toEqual(all.sections);
  const chapters = new Set(all.sections.filter(({ waits }) => waits).map(({ id }) => id.split('.')[0]));
  for (const chapter of ['2', '4', '10', 'S']) expect(chapters).not.toContain(chapter);
});

test('what is only narrated is listed and need not be cited', () => {
  const { sections, covered, total } = coverageOf(projectRoot(), 'games/dark-summer');
  expect(total).toBe(sections.filter(({ kind }) => kind !== 'narrative').length);
  expect(total).toBeLessThan(sections.length);
  expect(covered).toBe(total);
});
