import type { Told } from '@bocage/kernel';
import type { Picture, ServerMessage, TableInfo } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { hasGap, hearServer } from './online-state.js';

const told = (...notes: string[]): Told[] => notes.map((note) => ({ kind: 'note', events: [], note }));
const picture = (position: number, seats = ['blue']): Picture => ({
  seats,
  position,
  view: { open: position, known: null },
  awaits: { kind: 'chance' },
  undo: {},
});
const welcome = (position: number, notes: string[], seats?: string[]): ServerMessage => ({
  type: 'welcome',
  table: { id: 't' } as TableInfo,
  picture: picture(position, seats),
  told: told(...notes),
  chat: [],
  proposals: [],
});

describe('what the server says', () => {
  const begun = hearServer(undefined, welcome(2, ['a', 'b']), 'joined', 0);

  it('begins with everything told so far', () => {
    expect(begun?.told.map((one) => one.note)).toEqual(['a', 'b']);
  });

  it('goes on after a break with only what was missed', () => {
    const resumed = hearServer(begun, welcome(4, ['c', 'd']), 'joined', 0);
    expect(resumed?.told.map((one) => one.note)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts over when other seats are looked through', () => {
    const other = hearServer(begun, welcome(1, ['x'], ['red']), 'joined', 0);
    expect(other?.told.map((one) => one.note)).toEqual(['x']);
  });

  it('hears an update twice without telling anything twice', () => {
    const update: ServerMessage = { type: 'update', table: 't', picture: picture(3), told: told('c') };
    const once = hearServer(begun, update, 'joined', 0);
    const twice = hearServer(once, update, 'joined', 0);
    expect(twice?.told.map((one) => one.note)).toEqual(['a', 'b', 'c']);
  });

  it('notices that something was missed', () => {
    const update: ServerMessage = { type: 'update', table: 't', picture: picture(5), told: told('e') };
    expect(hasGap(begun, update)).toBe(true);
    expect(hasGap(begun, { ...update, picture: picture(3) })).toBe(false);
  });

  it('adds chat and stops when the table stops', () => {
    const line = { from: 'x', text: 'hello', at: '' };
    expect(hearServer(begun, { type: 'chat', table: 't', line }, 'joined', 0)?.chat).toEqual([line]);
    expect(hearServer(begun, { type: 'stopped', table: 't', message: 'broken' }, 'joined', 0)?.stopped).toBe('broken');
  });
});
