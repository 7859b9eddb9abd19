import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GamePlan, GameResult } from './simulated-game.js';

const MOST_THREADS = 2;

/** Plays many games on worker threads. Each game depends only on its plan, so threads change nothing but the time. */
export async function simulateAll(gameId: string, plans: readonly GamePlan[], onDone: () => void): Promise<GameResult[]> {
  const results = new Array<GameResult>(plans.length);
  let next = 0;
  const threads = Math.min(MOST_THREADS, availableParallelism(), plans.length);
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { gameId } });
      const hand = (): void => {
        if (next >= plans.length) {
          resolve(void worker.terminate());
          return;
        }
        const index = next++;
        worker.postMessage({ index, plan: plans[index] });
      };
      worker.on('message', ({ index, result }: { index: number; result: GameResult }) => {
        results[index] = result;
        onDone();
        hand();
      });
      worker.on('error', reject);
      hand();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}
