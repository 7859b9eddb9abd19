import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzOptions, fuzz } from '@bocage/testkit';
import { loadGame } from '../games.js';

const { gameId, options } = workerData as { gameId: string; options: FuzzOptions };
const found = await loadGame(gameId);
const report = fuzz(found.create(found.data), { ...options, onGame: () => parentPort?.postMessage({ step: true }) });
parentPort?.postMessage({ report });
