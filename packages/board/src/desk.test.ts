import { expect, it } from 'vitest';
import { type Desk, deskWords } from './desk.js';

const desk: Desk = {
  title: 'A corps',
  about: '',
  parts: [
    {
      id: 'a',
      title: 'Hand',
      cards: [{ id: 'fuel', title: 'Fuel', mark: 'F', count: 2, word: 'grant', less: 'take' }],
      actions: [{ word: 'usual', label: 'The usual', more: ['later'] }],
    },
    {
      id: 'b',
      title: 'Divisions',
      rows: [
        {
          id: 'r',
          title: '50th',
          cards: [{ id: 'ammo', title: 'Ammo', mark: 'A', count: 0, word: 'give' }],
          actions: [{ word: 'to', label: 'Give' }],
        },
      ],
      grid: {
        corner: '',
        columns: ['x'],
        rows: [
          { title: 'Assault', cells: [{ text: 'win' }], word: 'assault' },
          { title: 'Dig in', cells: [] },
        ],
      },
    },
  ],
};

it('knows every word that has a button on a desk, and none that only follows another', () => {
  expect([...deskWords(desk)].sort()).toEqual(['assault', 'give', 'grant', 'take', 'to', 'usual']);
  expect(deskWords(undefined).size).toBe(0);
});
