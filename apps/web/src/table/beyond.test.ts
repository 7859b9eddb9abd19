import { expect, it } from 'vitest';
import { beyondOf } from './beyond.js';

const frame = { left: 100, top: 50, right: 900, bottom: 650 };

it('says nothing of what is in sight', () => {
  expect(beyondOf([{ hex: 1, x: 100, y: 50 }], frame)).toEqual([]);
});

it('counts by the edge a choice lies farthest beyond, the nearest first to go to', () => {
  const spots = [
    { hex: 1, x: 1400, y: 300 },
    { hex: 2, x: 950, y: 40 },
    { hex: 3, x: 90, y: 900 },
  ];
  expect(beyondOf(spots, frame)).toEqual([
    { side: 'east', count: 2, hex: 2 },
    { side: 'south', count: 1, hex: 3 },
  ]);
});

it('counts under a card what it hides, and not what lies below it', () => {
  const card = { left: 600, top: 50, right: 900, bottom: 200 };
  const spots = [
    { hex: 6, x: 800, y: 120 },
    { hex: 7, x: 800, y: 400 },
  ];
  expect(beyondOf(spots, frame, card)).toEqual([{ side: 'east', count: 1, hex: 6 }]);
});

it('counts what a panel covers as out of sight', () => {
  expect(beyondOf([{ hex: 5, x: 60, y: 300 }], frame)).toEqual([{ side: 'west', count: 1, hex: 5 }]);
});
