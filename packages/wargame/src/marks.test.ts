import { expect, it } from 'vitest';
import { clearMark, hasMark, setMark } from './marks.js';

const MOVED = 1;
const FOUGHT = 4;

it('marks are set and cleared unit by unit, each by itself', () => {
  const open = { marks: [0, MOVED, 0] };
  setMark(open, 1, FOUGHT);
  setMark(open, 2, FOUGHT | MOVED);
  clearMark(open, 2, MOVED);
  clearMark(open, 0, MOVED);
  expect(open.marks).toEqual([0, MOVED | FOUGHT, FOUGHT]);
  expect([hasMark(open, 1, MOVED), hasMark(open, 2, MOVED), hasMark(open, 2, MOVED | FOUGHT), hasMark(open, 0, FOUGHT)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
