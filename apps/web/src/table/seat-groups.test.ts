import type { SeatInfo } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { findSeats, groupSeats, nextOfMine } from './seat-groups.js';

const seat = (id: string, title: string, held: SeatInfo['held'] = 'open'): SeatInfo => ({ seat: id, title, held, name: '', online: false });
const SEATS = [
  seat('br-50-operations', '50th Division, operations', 'me'),
  seat('br-50-commander', '50th Division, commander'),
  seat('german-west-commander', 'German coordinator, west, commander', 'me'),
  seat('control', 'Control', 'me'),
];

describe('seats of a hall', () => {
  it('are grouped by team, also where its name has a comma', () => {
    expect(groupSeats(SEATS).map(({ team, seats }) => [team, seats.length])).toEqual([
      ['50th Division', 2],
      ['German coordinator, west', 1],
      ['Control', 1],
    ]);
  });

  it('are found by words of team and role', () => {
    expect(findSeats(SEATS, '50 oper').map(({ seat: id }) => id)).toEqual(['br-50-operations']);
    expect(findSeats(SEATS, '')).toHaveLength(4);
  });

  it('follow one another round the table for somebody who holds several', () => {
    const asked = ['br-50-operations', 'br-50-commander', 'german-west-commander'];
    expect(nextOfMine(SEATS, asked, ['br-50-operations'])?.seat).toBe('german-west-commander');
    expect(nextOfMine(SEATS, asked, ['control'])?.seat).toBe('br-50-operations');
    expect(nextOfMine(SEATS, ['br-50-operations'], ['br-50-operations'])).toBeUndefined();
  });
});
