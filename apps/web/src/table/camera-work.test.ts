import { describe, expect, it } from 'vitest';
import { around, homeView, planCamera } from './camera-work.js';

const frame = { left: 0, top: 0, right: 1000, bottom: 800 };

/** Spots so many hexes apart across, at the present size. */
const row = (hexes: number, now: number, from = 100) => [
  { x: from, y: 400 },
  { x: from + hexes * now, y: 400 },
];
const sizes = (now: number, chosen?: number, least = 0) => ({ now, chosen, least });

describe('the camera', () => {
  it('stays when there is nothing to show', () => {
    expect(planCamera([], frame, sizes(40))).toEqual({ kind: 'stay' });
  });

  it('goes to a choice in one place, and near enough to read it', () => {
    expect(planCamera(row(2, 40), frame, sizes(40))).toEqual({ kind: 'all', scale: 40 });
    expect(planCamera(row(2, 20), frame, sizes(20))).toEqual({ kind: 'all', scale: 52 });
  });

  it('leaves the size the player chose by hand, far or near', () => {
    expect(planCamera(row(2, 20), frame, sizes(20, 20))).toEqual({ kind: 'all', scale: 20 });
    expect(planCamera(row(2, 90), frame, sizes(90, 90))).toEqual({ kind: 'all', scale: 90 });
    expect(planCamera(row(60, 90, -900), frame, sizes(90, 90))).toEqual({ kind: 'nearest', scale: 90 });
    expect(planCamera(row(60, 20, -100), frame, sizes(20, 20, 30))).toEqual({ kind: 'nearest', scale: 20 });
  });

  it('zooms out for the moment so that no target of a choice that can be read stays out of sight', () => {
    expect(planCamera(row(17, 90), frame, sizes(90, 90))).toEqual({ kind: 'all', scale: 50 });
  });

  it('leaves the player’s size for no choice that would halve it: what is out of sight is told at the edges', () => {
    expect(planCamera(row(24, 90), frame, sizes(90))).toEqual({ kind: 'all', scale: 1000 / 27 });
    expect(planCamera(row(24, 90), frame, sizes(90, 90))).toEqual({ kind: 'stay' });
    expect(planCamera(row(24, 90, 1100), frame, sizes(90, 90))).toEqual({ kind: 'nearest', scale: 90 });
  });

  it('comes back to the player’s size afterwards', () => {
    expect(planCamera(row(2, 50), frame, sizes(50, 90))).toEqual({ kind: 'all', scale: 90 });
  });

  it('stays while part of a wide choice is in sight', () => {
    expect(planCamera(row(97, 40), frame, sizes(40))).toEqual({ kind: 'stay' });
  });

  it('goes to the nearest of a wide choice that is out of sight', () => {
    expect(planCamera(row(122, 40, -900), frame, sizes(40))).toEqual({ kind: 'nearest', scale: 40 });
  });

  it('goes to the unit whose choice it is where that is out of sight, whatever else of the choice is seen', () => {
    const [near, far] = [
      { x: 500, y: 400 },
      { x: 1400, y: 400 },
    ];
    expect(planCamera(row(97, 40), frame, sizes(40), near)).toEqual({ kind: 'stay' });
    expect(planCamera(row(97, 40), frame, sizes(40), far)).toEqual({ kind: 'nearest', scale: 40 });
    const spots = [480, 990, 1500, 2100].map((x, hex) => ({ hex, x, y: 400 }));
    expect(around(spots, frame, 1, far)).toEqual([1, 2]);
  });

  it('shows with the nearest of a wide choice what will be in sight beside it, and no more', () => {
    const spots = [480, 520, 700, 760, 990].map((x, hex) => ({ hex, x, y: 400 }));
    expect(around(spots, frame, 2)).toEqual([0, 1, 2]);
    expect(around(spots, frame, 20)).toEqual([0]);
  });

  it('comes near enough for a finger', () => {
    expect(planCamera(row(49, 20), frame, sizes(20, undefined, 30))).toEqual({ kind: 'nearest', scale: 52 });
    expect(planCamera(row(49, 20), frame, sizes(20))).toEqual({ kind: 'stay' });
  });
});

describe('where a seat begins', () => {
  const patch = [
    { x: 4, y: 6 },
    { x: 8, y: 8 },
  ];

  it('is nowhere without counters', () => {
    expect(homeView([], { width: 390, height: 400 })).toBeUndefined();
  });

  it('shows a small patch whole, no larger than is comfortable', () => {
    expect(homeView(patch, { width: 390, height: 400 })).toEqual({ x: 6, y: 7, scale: 52 });
  });

  it('goes where most counters are when all together would be too small to read', () => {
    const far = [...patch, { x: 5, y: 6 }, { x: 40, y: 30 }];
    expect(homeView(far, { width: 390, height: 400 })).toEqual({ x: 4.5, y: 6, scale: 52 });
    expect(homeView(far, { width: 2000, height: 2000 })?.x).toBe(22);
  });
});
