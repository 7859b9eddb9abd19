import type { HallInfo, Letter, Picture, SeatInfo, ServerMessage, TableInfo } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../table-source.js';
import { hasGap, hearServer } from './online-state.js';

const seat = (id: string, name = ''): SeatInfo => ({ seat: id, title: id, held: 'open', name, online: false });
const hall: HallInfo = { runs: true, delay: 0, covers: 'nobody' };
const picture: Picture = {
  seats: ['a'],
  position: 3,
  view: { open: { turn: 1, stage: 'orders' }, known: {} },
  awaits: { kind: 'chance' },
  undo: {},
};
const told = Array.from({ length: 3 }, (_, i) => ({ kind: 'note' as const, events: [], note: String(i) }));
const welcome: ServerMessage = {
  type: 'welcome',
  table: { id: 't', seats: [seat('a'), seat('b')], hall } as unknown as TableInfo,
  picture,
  told,
  chat: [],
  proposals: [],
  letters: [],
};
const letter = (id: string, at: string): Letter => ({ id, from: 'a', name: '', to: ['b'], text: id, at });

const begun = hearServer(undefined, welcome, 'joined', 500) as TableState;
const hear = (message: ServerMessage, now = 900): TableState => hearServer(begun, message, 'joined', now) as TableState;

describe('what a hall says', () => {
  it('takes a change for the whole picture it makes', () => {
    const change = { from: 3, position: 4, open: { stage: 'attack' }, known: {}, awaits: { kind: 'chance' }, undo: {} } as const;
    const next = hear({ type: 'change', table: 't', change, told: [{ kind: 'note', events: [], note: 'x' }] });
    expect(next.picture.view.open).toEqual({ turn: 1, stage: 'attack' });
    expect(next.told).toHaveLength(4);
  });

  it('watches afresh when a change does not follow what it has', () => {
    const change = { from: 7, position: 8, open: {}, known: {}, awaits: { kind: 'chance' }, undo: {} } as const;
    expect(hasGap(begun, { type: 'change', table: 't', change, told: [] })).toBe(true);
  });

  it('counts its clock from when it was heard', () => {
    expect(begun.heard).toBe(500);
    expect(hear({ type: 'hall', table: 't', hall: { ...hall, delay: 30 } }, 2_000)).toMatchObject({
      heard: 2_000,
      info: { hall: { delay: 30 } },
    });
  });

  it('changes only the seats that changed', () => {
    const { info } = hear({ type: 'seats', table: 't', seats: [seat('b', 'Bea')] });
    expect(info.seats.map(({ name }) => name)).toEqual(['', 'Bea']);
  });

  it('keeps letters in order and none twice', () => {
    const first = hear({ type: 'letter', table: 't', letter: letter('late', '2026-01-01T10:05') });
    const both = hearServer(first, { type: 'letter', table: 't', letter: letter('early', '2026-01-01T10:00') }, 'joined', 0);
    const again = hearServer(both, { type: 'letter', table: 't', letter: letter('late', '2026-01-01T10:05') }, 'joined', 0);
    expect(again?.letters?.map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('knows who is late and how much time is left', () => {
    expect(hear({ type: 'late', table: 't', seats: ['b'] }).late).toEqual(['b']);
    expect(hear({ type: 'warning', table: 't', seconds: 30, step: 's' }).warning).toEqual({ seconds: 30, step: 's' });
  });
});
