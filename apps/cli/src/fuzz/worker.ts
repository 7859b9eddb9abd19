import { parentPort, workerData } from 'node:worker_threads';
import { createPlayer } from '@bocage/ai';
import { fuzz } from '@bocage/testkit';
import { loadGame } from '../games.js';
import type { SharedFuzz } from './shares.js';

const { gameId, options } = workerData as { gameId: string; options: SharedFuzz };
const { player, ...shared } = options;
const found = await loadGame(gameId);
const game = found.create(found.data);
const report = fuzz(game, {
  ...shared,
  // The fuzzer's own random player is eager in every other game; a computer player is the same at every table.
  ...(player === 'random' ? {} : { playerOf: (seed: string) => createPlayer(player, game, seed).choose }),
  onGame: () => parentPort?.postMessage({ step: true }),
});
parentPort?.postMessage({ report });
