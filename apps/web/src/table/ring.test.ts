import { expect, it } from 'vitest';
import { type Moment, ringsAt } from './ring.js';

const waiting: Moment = { isMine: false, isOver: false, isHidden: false, isOnline: true };
const mine: Moment = { ...waiting, isMine: true };
const on = { sound: 'on', notices: 'on' } as const;

it('rings when a turn becomes mine, once', () => {
  expect(ringsAt(waiting, mine, on).sound).toBe(true);
  expect(ringsAt(mine, mine, on).sound).toBe(false);
});

it('is silent until it was allowed, and when the table is opened', () => {
  expect(ringsAt(waiting, mine, { sound: 'off', notices: 'off' })).toEqual({ sound: false, notice: false });
  expect(ringsAt(undefined, mine, on)).toEqual({ sound: false, notice: false });
});

it('shows a message only to whoever looks elsewhere', () => {
  expect(ringsAt(waiting, mine, on).notice).toBe(false);
  expect(ringsAt(waiting, { ...mine, isHidden: true }, on).notice).toBe(true);
});

it('leaves a player alone who watches a computer answer in this browser', () => {
  expect(ringsAt({ ...waiting, isOnline: false }, { ...mine, isOnline: false }, on).sound).toBe(false);
  expect(ringsAt({ ...waiting, isOnline: false }, { ...mine, isOnline: false, isHidden: true }, on).sound).toBe(true);
});

it('rings for the end of the game as well', () => {
  expect(ringsAt(waiting, { ...waiting, isOver: true, isHidden: true }, on)).toEqual({ sound: true, notice: true });
});
