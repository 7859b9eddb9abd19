import { figure } from '../output.js';
import type { BenchReport } from './bench.js';

/** What was measured, the floor we hold ourselves to, and the goal. */
type Row = readonly [what: string, measured: string, floor: string, goal: string];

export function markdownTable(report: BenchReport): string {
  const rows: Row[] = [
    ...playoutRows(report),
    ...interruptRows(report),
    ...reachRows(report),
    ...serverRows(report),
    ...hallRows(report),
    ...clientRows(report),
    ...aiRows(report),
  ];
  const table = ['| what | measured | floor | goal |', '|---|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)];
  const missing = Object.entries(report.missing ?? {}).map(([name, why]) => `Not measured here: ${name}. ${why}`);
  return [...table, ...(missing.length > 0 ? ['', ...missing] : [])].join('\n');
}

function playoutRows({ playouts, peers, ratio }: BenchReport): Row[] {
  return Object.entries(playouts ?? {}).flatMap(([game, { actions, unitMovesAndCombats }]) => [
    [
      `random games of ${game} with legality, log and hash: actions per CPU-second, beside chessops moves`,
      `${figure(actions)} : ${figure(peers?.chessops ?? 0)} = ${ratio?.actions} ×`,
      '0.3 ×',
      '0.7 ×',
    ],
    ['the same in completed unit moves and combats', `${figure(unitMovesAndCombats)} = ${ratio?.unitMovesAndCombats} ×`, '0.12 ×', '0.3 ×'],
  ]);
}

function interruptRows({ interrupts }: BenchReport): Row[] {
  if (!interrupts) return [];
  const { hexes, reactions, entries, ms } = interrupts;
  return [
    [
      `a march of ${hexes} hexes that ${reactions} counters fire at one by one (${entries} entries with legality, log and hash): CPU time of the whole`,
      `${ms} ms`,
      '9 ms',
      '5 ms',
    ],
  ];
}

function reachRows({ reach }: BenchReport): Row[] {
  if (!reach) return [];
  return [
    [
      `reachable set on ${reach.map}, per CPU-second, beside honeycomb-grid`,
      `${figure(reach.ours)} : ${figure(reach.honeycomb)} = ${reach.ratio} ×`,
      '30 ×',
      '60 ×',
    ],
  ];
}

function serverRows({ server }: BenchReport): Row[] {
  if (!server) return [];
  const { kills, acknowledged, lost, journalMode, synchronous, tornWal, fsync } = server.kill;
  return [
    [
      `durable moves per second through the server, ${server.tables} tables, beside boardgame.io's in-memory server`,
      `${figure(server.movesPerSecond)} : ${figure(server.boardgameio)} = ${server.ratio} ×`,
      '2 ×',
      '5 ×',
    ],
    [`acknowledged moves lost in ${kills} × kill −9 under load (of ${figure(acknowledged)})`, String(lost), '0', '0'],
    [`journals torn by a power cut that do not open to a whole log (of ${tornWal.cuts})`, String(tornWal.broken), '0', '0'],
    [
      `moves synced to disk between receipt and acknowledgement (journal ${journalMode}, synchronous ${synchronous}, seen by strace)`,
      fsync.traced ? `${fsync.synced} of ${fsync.moves}` : 'no strace here',
      'all',
      'all',
    ],
  ];
}

function hallRows({ megagame }: BenchReport): Row[] {
  if (!megagame) return [];
  const { clients, submissions, seconds, refused, lost, p95, kill } = megagame;
  return [
    [
      `a megagame, ${clients} people connected, ${submissions} cards and orders at once: p95 of acknowledgement`,
      `${p95} ms`,
      '250 ms',
      '100 ms',
    ],
    ['until all of them were in', `${seconds} s`, '10 s', '5 s'],
    ['of these refused or lost', `${refused + lost}`, '0', '0'],
    [`people who find their sealed orders after kill −9 in the middle of them (of ${kill.of})`, String(kill.intact), 'all', 'all'],
  ];
}

function clientRows({ frames, bundle }: BenchReport): Row[] {
  return [
    ...(frames
      ? [['7,000 hexes and 1,200 counters, pan and zoom without a GPU, p95 frame', `${frames.p95} ms`, '20 ms', '16.8 ms'] as const]
      : []),
    ...(bundle
      ? [
          [
            'first load of the client, code after gzip',
            `${figure(bundle.firstLoadKb)} kB (everything there is: ${figure(bundle.everythingKb)} kB)`,
            '350 kB',
            '200 kB',
          ] as const,
        ]
      : []),
  ];
}

function aiRows({ ai }: BenchReport): Row[] {
  return Object.entries(ai ?? {}).flatMap(([game, players]) =>
    Object.entries(players).map(
      ([player, { phaseMax, reactionMax }]): Row => [
        `computer opponent \`${player}\` in ${game}: longest phase / longest reaction`,
        `${figure(phaseMax)} s / ${figure(reactionMax)} s`,
        '10 s / 1 s',
        '3 s / 0.2 s',
      ],
    ),
  );
}
