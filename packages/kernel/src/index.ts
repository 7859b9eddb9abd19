export * from './action.js';
export * from './chance.js';
export * from './contract.js';
export * from './forecast.js';
export * from './game-ai.js';
export * from './json.js';
export * from './rng.js';
export * from './sequence.js';
