import { type Action, type GameTypes, hex, type Order, type OrderQuestion, type UnitPlanning, unit, type View, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { clickOrders, sayOrders, withOrder, withoutOrder } from './orders.js';

const march = (who: number, to: number): Order => [unit(who), hex(to)];
const VIEW: View = { seats: ['red'], open: { stack: [] }, known: {} };
const DONE = word('done');

/** Clicks orders through questions that are asked one after the other, each with what is legal then. */
function clicked(
  orders: readonly Order[],
  questions: readonly (readonly [OrderQuestion | undefined, readonly Action[]])[],
  more: Partial<UnitPlanning<GameTypes>> = {},
) {
  let now = 0;
  const planning: UnitPlanning<GameTypes> = {
    asks: () => questions[now]?.[0],
    done: DONE,
    candidates: () => [],
    replies: () => [],
    horizon: 0,
    budget: () => 0,
    ...more,
  };
  const clicks = clickOrders(planning, orders);
  return questions.map(([, legal], i) => {
    now = i;
    return clicks.next(VIEW, 'red', legal);
  });
}

describe('orders', () => {
  it('hold one for each unit: another takes its place, a new one goes first', () => {
    const two = [march(1, 10), march(2, 20)];
    expect(withOrder(two, march(2, 21))).toEqual([march(1, 10), march(2, 21)]);
    expect(withOrder(two, march(3, 30))).toEqual([march(3, 30), march(1, 10), march(2, 20)]);
    expect(withoutOrder(two, unit(1))).toEqual([march(2, 20)]);
    expect(sayOrders([march(1, 10), [unit(2), word('mode'), hex(3)]])).toBe('u1 h10, u2 mode h3');
  });

  it('are clicked one after the other and ended with the word for it', () => {
    const all = [unit(1), unit(2), DONE];
    const hexes = [hex(10), hex(20)];
    const questions = [
      ['order', all],
      ['rest', hexes],
      ['order', all],
      ['rest', hexes],
      ['order', all],
    ] as const;
    expect(clicked([march(2, 20), march(1, 10)], questions)).toEqual([unit(2), hex(20), unit(1), hex(10), DONE]);
  });

  it('are passed over when their unit cannot be chosen any more', () => {
    expect(clicked([march(1, 10), march(2, 20)], [['order', [unit(2), DONE]]])).toEqual([unit(2)]);
    expect(clicked([march(1, 10)], [['order', [unit(2), DONE]]])).toEqual([DONE]);
  });

  it('are passed over when the game says that they fit no more', () => {
    const fits = (_view: View, [, where]: Order): boolean => where !== hex(10);
    expect(clicked([march(1, 10), march(2, 20)], [['order', [unit(1), unit(2), DONE]]], { fits })).toEqual([unit(2)]);
  });

  it('leave the last clicks to the script where it follows something afterwards', () => {
    const questions = [
      ['order', [unit(1), DONE]],
      ['rest', [hex(10)]],
      ['order', [unit(2), DONE]],
    ] as const;
    expect(clicked([march(1, 10)], questions, { afterwards: { red: 'rest' } })).toEqual([unit(1), hex(10), undefined]);
  });

  it('leave to the script what has become illegal, and what is not about orders', () => {
    const questions = [
      ['order', [unit(1), unit(2), DONE]],
      ['rest', [hex(11), hex(12)]],
      [undefined, [hex(20)]],
      ['order', [unit(2), DONE]],
      ['rest', [hex(20)]],
      ['order', [unit(7)]],
    ] as const;
    expect(clicked([march(1, 10), march(2, 20)], questions)).toEqual([unit(1), undefined, undefined, unit(2), hex(20), undefined]);
  });

  it('go on with what is legal of the rest where a click was made by itself', () => {
    const order = [unit(1), word('mode'), hex(10)];
    const questions = [
      ['order', [unit(1), DONE]],
      ['rest', [hex(10), hex(11)]],
    ] as const;
    expect(clicked([order], questions)).toEqual([unit(1), hex(10)]);
  });

  it('that were not begun here are ended by the script', () => {
    expect(clicked([march(1, 10)], [['rest', [hex(10)]]])).toEqual([undefined]);
  });
});
