import type { Picture, SeatInfo, TableInfo } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { lostSeats, stays } from './ending.js';

const at = (...seats: string[]) => ({ picture: { seats } as unknown as Picture });
const holding = (...mine: string[]) => {
  const seats = ['Red', 'Blue', 'White'].map(
    (title): SeatInfo => ({ seat: title, title, held: mine.includes(title) ? 'me' : 'human', name: '', online: true }),
  );
  return { info: { seats } as unknown as TableInfo };
};

describe('the end of a look at a table', () => {
  it('stays said while one who lost his seat looks on, and goes when he is given one', () => {
    const passed = { why: 'seat-passed', message: '' } as const;
    expect(stays(passed, at())).toBe(true);
    expect(stays(passed, at('Blue'))).toBe(false);
    expect(stays({ why: 'failed', message: '' }, at())).toBe(false);
    expect(stays(undefined, at())).toBe(false);
  });

  it('names the seats that are another’s now to who still plays others', () => {
    expect(lostSeats(holding('Red', 'Blue'), holding('Blue'))).toBe('You hold Red no more. Yours now: Blue.');
    expect(lostSeats(holding('Red'), holding('Blue'))).toBe('You hold Red no more. Yours now: Blue.');
  });

  it('says nothing where none is lost, and leaves the last one to the page that tells of it', () => {
    expect(lostSeats(holding('Red'), holding('Red', 'Blue'))).toBeUndefined();
    expect(lostSeats(holding('Red'), holding())).toBeUndefined();
  });
});
