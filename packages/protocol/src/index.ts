export * from './messages.js';
export * from './saves.js';
export * from './server-messages.js';
