import type { Letter } from '@bocage/protocol';
import { expect, it } from 'vitest';
import { Letters } from './letters.js';
import type { LiveTable } from './live-table.js';

const after = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const letter = (id: string, at: string, due?: string): Letter => ({
  id,
  from: 'desk-1',
  name: 'Ann',
  to: ['desk-2'],
  text: id,
  at,
  ...(due === undefined ? {} : { due }),
});
const table = { id: 't', seating: { holds: () => true, isUmpire: () => false }, watchers: { tellAll: () => {} } } as unknown as LiveTable;

it('letters are counted in the order they were written in, and read in the order they arrive in', () => {
  const letters = new Letters(table, [letter('slow', after(-120), after(3_600)), letter('fast', after(-1))]);
  expect(letters.justWrittenBy('desk-1')).toBe(1);
  letters.add(letter('faster', after(0)));
  expect(letters.justWrittenBy('desk-1')).toBe(2);
  expect(letters.readableBy('ann')?.map(({ id }) => id)).toEqual(['fast', 'faster', 'slow']);
  expect(letters.readableBy('ann', 'faster')?.map(({ id }) => id)).toEqual(['fast']);
  letters.close();
});
