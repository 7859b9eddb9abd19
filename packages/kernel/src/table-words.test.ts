import { describe, expect, it } from 'vitest';
import { word } from './action.js';
import type { GameModule, GameTypes } from './contract.js';
import { Host } from './host.js';
import { Table } from './table.js';

/** Offers one word that nothing has interned before: as a server does that has just started and replays a log. */
function gameOffering(text: string): GameModule {
  const module: Partial<GameModule<GameTypes>> = {
    meta: {
      id: 'words',
      title: '',
      version: 1,
      published: '',
      seats: [{ id: 'a', title: 'A' }],
      scenarios: [],
      options: [],
      longestGame: 9,
    },
    dataHash: '',
    setup: () => ({ open: { stack: [{ step: 'say' }] }, sealed: {} }),
    awaits: () => ({ kind: 'seats', seats: ['a'], mode: 'turn' }),
    view: (state, seats) => ({ seats, open: state.open, known: {} }),
    legal: () => [word(text)],
    refusal: () => undefined,
    play: (state, _seat, action) => {
      if (action !== word(text)) throw new Error('not the object that was offered');
      state.open.stack.push({ step: 'said' });
      return [];
    },
    eventFor: (event) => event,
  };
  return module as GameModule;
}

describe('a word a game makes up while it runs', () => {
  it('is accepted though it was read before it was ever offered', () => {
    const game = gameOffering('made-up-one');
    const host = new Host(game, new Table(game, { scenario: '', options: {}, commitment: '' }), () => []);
    expect(host.submit('a', { seats: ['a'], position: 0 }, 'made-up-one')).toEqual({ ok: true });
  });

  it('replays from a log in a process that never saw it', () => {
    const game = gameOffering('made-up-two');
    const log = {
      format: 1 as const,
      game: 'words',
      version: 1,
      dataHash: '',
      scenario: '',
      options: {},
      commitment: '',
      entries: [{ kind: 'action' as const, seat: 'a', action: 'made-up-two', hash: '' }],
    };
    expect(Table.load(game, log).log.entries.length).toBe(1);
  });
});
