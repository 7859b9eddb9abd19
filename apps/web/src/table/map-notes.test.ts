import type { Letter } from '@bocage/protocol';
import { expect, it } from 'vitest';
import { isNote, noteFor, notesOf } from './map-notes.js';

const letter = (from: string, text: string): Letter => ({ id: text, from, name: '', to: ['x'], text, at: '' });

it('a team’s map has the last mark of its own intelligence officer in each square', () => {
  const letters = [
    letter('us-1-intelligence', noteFor('1019', 'strong')),
    letter('us-1-intelligence', noteFor('1018', 'guns')),
    letter('us-1-commander', noteFor('1018', 'nothing')),
    letter('us-1-intelligence', noteFor('1019', 'taken')),
    letter('us-1-intelligence', 'We hold 1018.'),
  ];
  expect([...notesOf(letters, 'us-1-intelligence')]).toEqual([
    ['1019', 'taken'],
    ['1018', 'guns'],
  ]);
  expect(letters.map(isNote)).toEqual([true, true, true, true, false]);
});

it('an empty mark rubs a square out', () => {
  const letters = [letter('a', noteFor('1019', 'strong')), letter('a', noteFor('1019', ''))];
  expect([...notesOf(letters, 'a')]).toEqual([]);
});
