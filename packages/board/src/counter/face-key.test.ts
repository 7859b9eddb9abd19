import { describe, expect, it } from 'vitest';
import type { CounterFace } from '../game-ui.js';
import { faceKey } from './face-key.js';
import { markLook } from './marks.js';

const face: CounterFace = {
  unit: 1,
  nation: 'german',
  symbol: 'infantry',
  size: 'II',
  left: '352',
  right: '914',
  factors: '4-4',
  strength: 4,
  marks: [],
  name: '1/914',
};

describe('face keys', () => {
  it('share a sprite between units that look alike', () => {
    expect(faceKey({ ...face, unit: 99, name: 'another' }, 'face')).toBe(faceKey(face, 'face'));
  });

  it('tell apart whatever can be seen', () => {
    const changes: Partial<CounterFace>[] = [
      { nation: 'us' },
      { symbol: 'armour' },
      { size: 'III' },
      { left: '709' },
      { right: '915' },
      { factors: '3-4' },
      { band: '#a33' },
      { marks: ['entrenched'] },
      { spent: true },
    ];
    for (const change of changes) expect(faceKey({ ...face, ...change }, 'face')).not.toBe(faceKey(face, 'face'));
  });

  it('ignore at a distance what cannot be read there', () => {
    expect(faceKey({ ...face, right: '915', factors: '4-6' }, 'symbol')).toBe(faceKey(face, 'symbol'));
    expect(faceKey({ ...face, symbol: 'armour' }, 'dot')).toBe(faceKey(face, 'dot'));
    expect(faceKey({ ...face, strength: 5 }, 'dot')).not.toBe(faceKey(face, 'dot'));
  });

  it('do not betray the strength of a face-down counter', () => {
    const hidden = { ...face, symbol: 'unknown' };
    expect(faceKey({ ...hidden, strength: 9 }, 'dot')).toBe(faceKey(hidden, 'dot'));
  });
});

describe('marks', () => {
  it('differ in shape or letter', () => {
    const marks = ['entrenched', 'unsupplied', 'moved', 'fought', 'disrupted', 'retreated', 'landed', 'active', 'unknown'];
    expect(new Set(marks.map((m) => JSON.stringify(markLook(m)))).size).toBe(marks.length);
  });

  it('give any other word a circle with its letter', () => {
    expect(markLook('pinned')).toEqual({ shape: 'circle', letter: 'P' });
  });
});
