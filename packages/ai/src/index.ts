export * from './judge.js';
export * from './player.js';
export * from './search.js';
