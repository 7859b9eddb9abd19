export * from './change.js';
export * from './hall.js';
export * from './messages.js';
export * from './orders.js';
export * from './saves.js';
export * from './server-messages.js';
