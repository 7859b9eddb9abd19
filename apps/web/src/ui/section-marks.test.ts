import { expect, it } from 'vitest';
import { sectionMarks } from './section-marks.js';

it.each([
  ['or hold (§4.8.3(1)).', [['(', '4.8.3(1)', ').']]],
  ['an open Gap, §4.2.4(e)', [['', '4.2.4(e)', '']]],
  [
    'adrift (§4.2.1(drift), §S.10)',
    [
      ['(', '4.2.1(drift)', ','],
      ['', 'S.10', ')'],
    ],
  ],
  ['as §8.1.3 (second part) has it', [['', '8.1.3', '']]],
])('the sections in "%s"', (text, sections) => {
  expect(sectionMarks(text).map(({ before, section, after }) => [before, section, after])).toEqual(sections);
});
