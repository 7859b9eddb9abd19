import { describe, expect, it } from 'vitest';
import { createFlips, FLIP_MS, isTurned } from './flips.js';
import type { CounterFace } from './game-ui.js';

const down = { dot: 0, symbol: 1, face: 2 };
const up = { dot: 3, symbol: 4, face: 5 };
const face: CounterFace = {
  unit: 7,
  nation: 'german',
  symbol: 'unknown',
  size: '',
  left: '',
  right: '',
  factors: '?',
  marks: [],
  name: '?',
};
const shown = { ...face, symbol: 'infantry', factors: '4-4' };

describe('turning counters over', () => {
  it('shows the old side, the edge, the new side', () => {
    const flips = createFlips();
    flips.turn(7, down);
    const counter = { unit: 7, look: up, face: shown };
    expect(flips.advance(100)).toBe(true);
    expect(flips.of(counter, 100)).toEqual({ look: down, width: 1 });
    expect(flips.of(counter, 100 + FLIP_MS / 2)?.width).toBeCloseTo(0);
    expect(flips.of(counter, 100 + FLIP_MS * 0.9)?.look).toBe(up);
    expect(flips.advance(100 + FLIP_MS)).toBe(false);
    expect(flips.of(counter, 100 + FLIP_MS)).toBeUndefined();
  });

  it('happens for a reveal or a loss, not for a mark or a move', () => {
    const before = { hex: 3, counter: { unit: 7, look: down, face } };
    expect(isTurned(before, { unit: 7, look: up, face: shown }, 3)).toBe(true);
    expect(isTurned(before, { unit: 7, look: up, face: shown }, 4)).toBe(false);
    expect(isTurned(before, { unit: 7, look: up, face: { ...face, marks: ['moved'] } }, 3)).toBe(false);
    expect(isTurned(undefined, { unit: 7, look: up, face: shown }, 3)).toBe(false);
  });
});
