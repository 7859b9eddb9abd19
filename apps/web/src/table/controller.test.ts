import { type GameModule, hex, unit } from '@bocage/kernel';
import { beforeAll, expect, it, vi } from 'vitest';
import { LocalHost } from '../tables/local/local-host.js';
import type { SourceAnswer, TableSource, TableState } from '../tables/table-source.js';
import { fakeGame } from '../testing/fake-game.js';
import { fakeUi } from '../testing/fake-ui.js';
import type { TableController } from './controller.js';
import { createTableStore } from './table-store.js';

type Controller = typeof TableController;

const PATIENCE = { timeout: 20_000 };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => '{"forced":"off"}' });
  return () => vi.unstubAllGlobals();
});

/** A table whose answers come when they are let go, long after the news. */
async function slowTable() {
  const { TableController: Made }: { TableController: Controller } = await import('./controller.js');
  const held: (() => void)[] = [];
  const sent: string[] = [];
  let tell: (state: TableState) => void = () => {};
  const fixed = { id: 't', game: 'fake', scenario: 'only', options: {}, title: '', handDice: false, created: '', secret: 'ab'.repeat(32) };
  const host = new LocalHost(fakeGame as unknown as GameModule, { ...fixed, players: { blue: 'me', red: 'me' }, sharing: 'open' }, '', [], {
    keep: () => Promise.resolve(),
    think: () => Promise.reject(new Error('nobody thinks here')),
    publish: ({ info, picture, told }) => tell({ info, picture, told, chat: [], proposals: [], connection: 'here' }),
    now: () => '',
    nonce: () => '00',
  });
  const source = {
    subscribe: (listener: (state: TableState) => void) => {
      tell = listener;
      return () => {};
    },
    act: async (seat: string, position: number, action: string): Promise<SourceAnswer> => {
      sent.push(action);
      const answer = await host.act(seat, position, action);
      return new Promise((resolve) => held.push(() => resolve(answer)));
    },
    label: () => {},
  } as unknown as TableSource;
  const table = new Made(fakeUi as unknown as TableController['ui'], source, createTableStore());
  await host.start();
  await table.playback.idle();
  return { table, sent, held };
}

it('takes the next click as soon as the table has moved on, and no second one for the same decision', async () => {
  const { table, sent, held } = await slowTable();
  const first = table.act(unit(0));
  expect(await table.act(unit(1))).toBe(false);
  await vi.waitFor(() => expect(held).toHaveLength(1), PATIENCE);
  await table.playback.idle();
  const next = [...(table.shown?.hexes ?? [])][0] as number;
  const second = table.act(hex(next));
  await vi.waitFor(() => expect(held).toHaveLength(2), PATIENCE);
  for (const letGo of held) letGo();
  expect([await first, await second]).toEqual([true, true]);
  expect(sent).toEqual(['u0', `h${next}`]);
  expect(table.store.getState().isSending).toBe(false);
});
