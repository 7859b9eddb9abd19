import type { GameUi } from '@bocage/board';
import type { GameModule } from '@bocage/kernel';
import type { TableController } from '../table/controller.js';
import { createTableStore } from '../table/table-store.js';
import { LocalHost } from '../tables/local/local-host.js';
import type { SourceAnswer, TableSource, TableState } from '../tables/table-source.js';
import { fakeGame } from './fake-game.js';
import { fakeUi } from './fake-ui.js';

type Controller = typeof TableController;

/** A table whose answers come when they are let go, long after the news. */
export async function slowTable() {
  const held: (() => void)[] = [];
  const { table, sent } = await tableWith({}, (answer) => new Promise((resolve) => held.push(() => resolve(answer))));
  return { table, sent, held };
}

/** A table at which both sides are mine, and what was sent to it. */
export async function tableWith(
  ui: Partial<GameUi>,
  answered: (answer: SourceAnswer) => Promise<SourceAnswer> = (answer) => Promise.resolve(answer),
) {
  const { TableController: Made }: { TableController: Controller } = await import('../table/controller.js');
  const sent: string[] = [];
  let tell: (state: TableState) => void = () => {};
  const fixed = { id: 't', game: 'fake', scenario: 'only', options: {}, title: '', handDice: false, created: '', secret: 'ab'.repeat(32) };
  const host = new LocalHost(
    (ui.game ?? fakeGame) as unknown as GameModule,
    { ...fixed, players: { blue: 'me', red: 'me' }, sharing: 'open' },
    '',
    [],
    {
      keepOrders: () => Promise.resolve(),
      keep: () => Promise.resolve(),
      think: () => Promise.reject(new Error('nobody thinks here')),
      publish: ({ info, picture, told }) => tell({ info, picture, told, chat: [], proposals: [], connection: 'here' }),
      now: () => '',
      nonce: () => '00',
    },
  );
  const source = {
    subscribe: (listener: (state: TableState) => void) => {
      tell = listener;
      return () => {};
    },
    act: async (seat: string, position: number, action: string): Promise<SourceAnswer> => {
      sent.push(action);
      return answered(await host.act(seat, position, action));
    },
    undo: async (seat: string, position: number): Promise<SourceAnswer> => {
      sent.push('undo');
      return answered(await host.undo(seat, position));
    },
    label: () => {},
    look: () => {},
  } as unknown as TableSource;
  const table = new Made({ ...(fakeUi as unknown as GameUi), ...ui }, source, createTableStore());
  await host.start();
  await table.playback.idle();
  return { table, sent };
}
