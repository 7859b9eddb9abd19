import { type GameModule, Table } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { fakeGame } from '../../testing/fake-game.js';
import type { LocalTable } from './local-table.js';
import { makeSave, readSave } from './save-file.js';

const table: LocalTable = {
  id: 't',
  game: 'fake',
  scenario: 'only',
  options: {},
  title: 'A game',
  players: { blue: 'me', red: 'greedy' },
  sharing: 'curtain',
  handDice: false,
  secret: 'cd'.repeat(32),
  created: '1944-06-06T06:30:00.000Z',
};
const played = new Table(fakeGame as unknown as GameModule, { scenario: 'only', options: {}, commitment: '' });
const save = makeSave(table, { ...played.log, secret: table.secret });

describe('a save', () => {
  it('reads back as the same game', () => {
    const { id: _id, ...rest } = table;
    expect(readSave(JSON.stringify(save.json))).toMatchObject({ ok: true, table: rest });
  });

  it('goes by the name of its game, whatever is written in it', () => {
    expect(save.name).toBe('a-game-0.bocage.json');
    expect(makeSave({ ...table, title: ' Caen / évening: “two” ' }, { ...played.log }).name).toBe('caen-évening-two-0.bocage.json');
  });

  it.each([
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['null', 'null'],
    ['no secret', JSON.stringify({ ...(save.json as object), secret: undefined })],
    ['a bad secret', JSON.stringify({ ...(save.json as object), secret: 'zz' })],
    ['no players', JSON.stringify({ ...(save.json as object), bocage: {} })],
    ['strange players', JSON.stringify({ ...(save.json as object), bocage: { players: { blue: 'nobody' } } })],
    ['no entries', JSON.stringify({ ...(save.json as object), entries: 'many' })],
  ])('refuses %s with a reason', (_what, text) => {
    const read = readSave(text);
    expect(read.ok).toBe(false);
    expect(read).toHaveProperty('message', expect.stringContaining('cannot be played on'));
  });
});
