import { describe, expect, it } from 'vitest';
import { onTop } from './on-top.js';
import { INITIAL, type TableData } from './table-store.js';

const table = (patch: Partial<TableData>): TableData => ({ ...INITIAL, ...patch });

describe('what Esc closes', () => {
  it('is the topmost thing over the map', () => {
    const all = table({ dialog: 'help', drawer: 'losses', panel: 'inspector', selectedHex: 7 });
    expect(onTop(all, 7)).toBe('dialog');
    expect(onTop({ ...all, dialog: undefined }, 7)).toBe('fan');
    expect(onTop({ ...all, dialog: undefined }, -1)).toBe('drawer');
    expect(onTop({ ...all, dialog: undefined, drawer: undefined }, -1)).toBe('selection');
  });

  it('is a question before what it asks about, and the rules before the drawers', () => {
    expect(onTop(table({ confirming: 'done', panel: 'rules' }), -1)).toBe('question');
    expect(onTop(table({ panel: 'rules', drawer: 'losses' }), -1)).toBe('rules');
  });

  it('is nothing on a bare map: nothing is undone instead', () => {
    expect(onTop(INITIAL, -1)).toBeUndefined();
  });
});
