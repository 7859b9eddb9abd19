import { describe, expect, it } from 'vitest';
import { meaningOf, withKeys } from './key-map.js';

const overlays = [{ id: 'supply', title: 'Supply', key: 's' }];

describe('a key', () => {
  it('is the game’s word first, whatever else it could mean', () => {
    const words = [{ word: 'done', label: { label: 'Done', key: 's' } }];
    expect(meaningOf('s', { words, overlays })).toEqual({ kind: 'word', word: 'done' });
    expect(meaningOf('S', { words, overlays })).toEqual({ kind: 'word', word: 'done' });
  });

  it('is an overlay next, then a command of the table', () => {
    expect(meaningOf('s', { words: [], overlays })).toEqual({ kind: 'overlay', id: 'supply' });
    expect(meaningOf('n', { words: [], overlays })).toEqual({ kind: 'command', command: 'next' });
    expect(meaningOf('Escape', { words: [], overlays })).toEqual({ kind: 'command', command: 'back' });
  });

  it('may mean nothing', () => {
    expect(meaningOf('q', { words: [], overlays })).toBeUndefined();
  });
});

describe('keys of buttons', () => {
  it('keeps the game’s own and gives the rest free digits', () => {
    const keyed = withKeys([{ label: 'Attack', key: 'a' }, { label: 'Heavy' }, { label: 'One', key: '1' }, { label: 'Light' }]);
    expect(keyed.map((label) => label.key)).toEqual(['a', '2', '1', '3']);
  });

  it('never gives one key to two buttons', () => {
    const keyed = withKeys([
      { label: 'A', key: 'x' },
      { label: 'B', key: 'X' },
    ]);
    expect(keyed[0]?.key).toBe('x');
    expect(keyed[1]?.key).toBe('1');
  });
});
