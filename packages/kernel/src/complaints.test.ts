import { expect, it } from 'vitest';
import { createComplaints } from './complaints.js';

it('keeps what is said in order, and no more than enough', () => {
  const { complaints, say } = createComplaints();
  for (let i = 0; i < 80; i++) say('map', `hexes[${i}]`, 'is wrong');
  expect(complaints).toHaveLength(50);
  expect(complaints[49]).toEqual({ file: 'map', path: 'hexes[49]', reason: 'is wrong' });
});
