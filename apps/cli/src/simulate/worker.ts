import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../games.js';
import { type GamePlan, simulateGame } from './simulated-game.js';

const { gameId } = workerData as { gameId: string };
const found = await loadGame(gameId);
const game = found.create(found.data);

parentPort?.on('message', ({ index, plan }: { index: number; plan: GamePlan }) => {
  parentPort?.postMessage({ index, result: simulateGame(game, plan) });
});
