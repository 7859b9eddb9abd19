import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Level } from '@bocage/kernel';
import type { FuzzOptions, FuzzReport } from '@bocage/testkit';

const MOST_THREADS = 2;

/** What a thread is told: `player` is a name, for functions do not travel. */
export type SharedFuzz = Omit<FuzzOptions, 'onGame' | 'playerOf'> & { readonly player: Level };

/** The same games whatever the number of threads: each takes a stretch of the numbered games. */
export async function fuzzShared(gameId: string, options: Omit<SharedFuzz, 'first'>, onGame: () => void): Promise<FuzzReport> {
  const threads = Math.min(MOST_THREADS, availableParallelism(), options.games);
  const bound = (thread: number): number => Math.floor((options.games * thread) / threads);
  const reports = await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const first = bound(thread);
      return share(gameId, { ...options, first, games: bound(thread + 1) - first }, onGame);
    }),
  );
  const sum = (pick: (report: FuzzReport) => number): number => reports.reduce((total, report) => total + pick(report), 0);
  return {
    games: sum(({ games }) => games),
    actions: sum(({ actions }) => actions),
    breaks: sum(({ breaks }) => breaks),
    leaks: sum(({ leaks }) => leaks),
    dumps: reports.flatMap(({ dumps }) => dumps),
  };
}

function share(gameId: string, options: SharedFuzz, onGame: () => void): Promise<FuzzReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { gameId, options } });
    worker.on('message', ({ report }: { report?: FuzzReport }) => (report ? resolve(report) : onGame()));
    worker.on('error', reject);
  });
}
