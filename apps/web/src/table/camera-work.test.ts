import { describe, expect, it } from 'vitest';
import { homeView, planCamera } from './camera-work.js';

const frame = { left: 0, top: 0, right: 1000, bottom: 800 };

describe('the camera', () => {
  it('stays when there is nothing to show', () => {
    expect(planCamera([], frame, 40, 0)).toBe('stay');
  });

  it('goes to a choice in one place, and near enough to read it', () => {
    const spots = [
      { x: 10, y: 10 },
      { x: 60, y: 40 },
    ];
    expect(planCamera(spots, frame, 40, 0)).toBe('bring');
    expect(planCamera(spots, frame, 20, 0)).toBe('approach');
  });

  it('stays while part of a wide choice is in sight', () => {
    const spots = [
      { x: 100, y: 100 },
      { x: 4000, y: 100 },
    ];
    expect(planCamera(spots, frame, 40, 0)).toBe('stay');
  });

  it('goes to the nearest of a wide choice that is out of sight', () => {
    const spots = [
      { x: -900, y: 100 },
      { x: 4000, y: 100 },
    ];
    expect(planCamera(spots, frame, 40, 0)).toBe('nearest');
  });

  it('comes near enough for a finger', () => {
    const spots = [
      { x: 10, y: 100 },
      { x: 990, y: 100 },
    ];
    expect(planCamera(spots, frame, 20, 30)).toBe('approach-nearest');
    expect(planCamera(spots, frame, 20, 0)).toBe('stay');
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
