export * from './messages.js';
export * from './server-messages.js';
