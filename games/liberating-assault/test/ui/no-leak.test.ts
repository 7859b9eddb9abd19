import { createRng } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { Play } from '../play.js';
import { allWords, game, ui, viewOf } from './table.js';

const SEATS = [
  'br-50-operations',
  'br-50-commander',
  'us-v-commander',
  'us-v-supplies',
  'br-army-commander',
  'army-group-air',
  'ge-352-commander',
];

/** §9.5 Two positions that a seat cannot tell apart read the same to it, word for word. */
it.each(['place', 'orders', 'hand-down'])('says nothing at %s that a seat does not know', (step) => {
  const play = new Play({ way: 'mega' }).until(step);
  for (const seat of SEATS) {
    const seen = viewOf(play.state, seat);
    const imagined = game.imagine(structuredClone({ seats: [...seen.seats], open: seen.open, known: seen.known }), createRng(seat));
    expect(viewOf(imagined, seat).known).toEqual(seen.known);
    expect(allWords(viewOf(imagined, seat), seat)).toBe(allWords(seen, seat));
  }
});

it('§9.5 veils what a seat may not look at', () => {
  const play = new Play({ way: 'mega' }).until('orders');
  const unseen = (seat: string): number => JSON.parse(allWords(viewOf(play.state, seat), seat))[8].length;
  expect(unseen('control-game')).toBe(0);
  expect(unseen('br-50-operations')).toBeGreaterThan(300);
});

it('§9.5 lays the plain map before a seat that sees nothing of the main one', () => {
  const play = new Play({ way: 'mega' }).until('orders');
  const view = viewOf(play.state, 'us-v-supplies');
  expect(ui.unseen?.(view)).toEqual([]);
  expect(ui.stacks(view).flatMap(({ faces }) => faces.map(({ unit }) => unit))).toEqual([]);
});
