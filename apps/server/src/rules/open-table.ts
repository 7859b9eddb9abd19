import { contentHash, type GameLog, type GameModule, replay, Table } from '@bocage/kernel';
import { HostedTable } from './hosted-table.js';
import { type Done, type Opened, type TableSpec, Unusable, type Work } from './jobs.js';
import type { Modules } from './modules.js';
import { readable, stand } from './standing-orders.js';

type Opening = Extract<Work, { kind: 'open' }>;

/** A new table, or one that goes on from a saved log. */
export function openTable(modules: Modules, work: Opening): { readonly hosted: HostedTable; readonly done: Omit<Done, 'id'> } {
  const { module, dataHash, dataText, pack } = modules.fresh(work.spec.game, work.packText);
  const spec: TableSpec = { ...work.spec, dataHash };
  const hosted = new HostedTable(
    spec,
    module,
    work.logText === undefined ? newTable(module, spec) : savedTable(module, spec, work.logText),
    0,
  );
  for (const { seat, nonce } of work.nonces) hosted.host.record({ kind: 'nonce', seat, nonce });
  const orders = readable(hosted.host, work.orders ?? {}, hosted.seats);
  stand(hosted.host, orders, work.complete);
  const opened: Opened = {
    header: hosted.host.table.header,
    data: { hash: dataHash, ...(dataText === undefined ? {} : { json: dataText }) },
    ...(pack === undefined ? {} : { pack: { hash: contentHash(pack), json: JSON.stringify(pack) } }),
    orders,
  };
  return { hosted, done: { ...hosted.standing(0), opened } };
}

function newTable(module: GameModule, { scenario, options, commitment }: TableSpec): Table {
  if (!module.meta.scenarios.some(({ id }) => id === scenario)) {
    const known = module.meta.scenarios.map(({ id }) => id).join(', ');
    throw new Unusable('unknown-scenario', `there is no scenario ${scenario}; there are ${known}`);
  }
  return new Table(module, { scenario, options, commitment });
}

/** A log from outside: every entry must fit and give the state it claims, and none may bring a state of its own. */
function savedTable(module: GameModule, { commitment }: TableSpec, logText: string): Table {
  const log = JSON.parse(logText) as GameLog;
  if (log.entries.length > module.meta.longestGame)
    throw new Unusable('bad-save', `the save has more entries than a game of ${module.meta.title} can have`);
  if (log.entries.some(({ kind }) => kind === 'checkpoint'))
    throw new Unusable('bad-save', 'a save that holds a checkpoint cannot be opened here');
  newTable(module, { ...log, commitment } as unknown as TableSpec);
  const report = replay(module, log);
  if (!report.ok) {
    throw new Unusable('bad-save', `the save does not replay: entry ${report.firstMismatch?.entry}, ${report.firstMismatch?.why}`);
  }
  return Table.load(module, { ...log, commitment });
}
