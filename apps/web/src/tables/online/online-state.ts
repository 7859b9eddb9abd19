import type { ServerMessage } from '@bocage/protocol';
import type { Connection, TableState } from '../table-source.js';

/**
 * A table's state after a message from the server. `have` is how many told entries were asked for on top of: a welcome
 * after a broken line brings only what was missed, and one that starts over brings all.
 */
export function hearServer(state: TableState | undefined, message: ServerMessage, connection: Connection): TableState | undefined {
  switch (message.type) {
    case 'welcome': {
      const { table: info, picture, told, chat, proposals } = message;
      const missing = picture.position - told.length;
      const same = state !== undefined && state.picture.seats.join() === picture.seats.join();
      const earlier = same ? state.told.slice(0, missing) : [];
      return { info, picture, told: [...earlier, ...told], chat, proposals, connection };
    }
    case 'update': {
      if (!state) return undefined;
      const earlier = state.told.slice(0, message.picture.position - message.told.length);
      return { ...state, picture: message.picture, told: [...earlier, ...message.told] };
    }
    case 'table':
      return state && { ...state, info: message.table, proposals: message.proposals };
    case 'chat':
      return state && { ...state, chat: [...state.chat, message.line] };
    case 'stopped':
      return state && { ...state, stopped: message.message };
    default:
      return state;
  }
}

/** Whether told entries were lost between two messages, so that the table must be watched afresh. */
export function hasGap(state: TableState | undefined, message: ServerMessage): boolean {
  if (message.type !== 'update' || !state) return false;
  return message.picture.position - message.told.length > state.told.length;
}
