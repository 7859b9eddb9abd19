import { changedPicture, type Letter, type ServerMessage } from '@bocage/protocol';
import type { Connection, TableState } from '../table-source.js';

/**
 * A table's state after a message from the server. `have` is how many told entries were asked for on top of: a welcome
 * after a broken line brings only what was missed, and one that starts over brings all.
 */
export function hearServer(
  state: TableState | undefined,
  message: ServerMessage,
  connection: Connection,
  now: number,
): TableState | undefined {
  switch (message.type) {
    case 'welcome': {
      const { table: info, picture, told, chat, proposals, letters, orders = {} } = message;
      const missing = picture.position - told.length;
      const same = state !== undefined && state.picture.seats.join() === picture.seats.join();
      const earlier = same ? state.told.slice(0, missing) : [];
      const hall = info.hall ? { letters: letters ?? [], heard: now } : {};
      return { info, picture, told: [...earlier, ...told], chat, proposals, connection, orders, ...hall };
    }
    case 'update': {
      if (!state) return undefined;
      const earlier = state.told.slice(0, message.picture.position - message.told.length);
      return { ...state, picture: message.picture, told: [...earlier, ...message.told] };
    }
    case 'change': {
      const picture = state && changedPicture(state.picture, message.change);
      if (!state || !picture) return undefined;
      return { ...state, picture, told: [...state.told.slice(0, picture.position - message.told.length), ...message.told] };
    }
    case 'table':
      return state && { ...state, info: message.table, proposals: message.proposals };
    case 'chat':
      return state && { ...state, chat: [...state.chat, message.line] };
    case 'orders':
      return state && { ...state, orders: { ...state.orders, [message.seat]: message.orders } };
    case 'stopped':
      return state && { ...state, stopped: message.message };
    default:
      return state && hearHall(state, message, now);
  }
}

/** News of a hall: its clock, its seats, letters, and who is late. */
function hearHall(state: TableState, message: ServerMessage, now: number): TableState {
  const { info } = state;
  switch (message.type) {
    case 'hall':
      return { ...state, info: { ...info, hall: message.hall }, heard: now };
    case 'seats': {
      const changed = new Map(message.seats.map((seat) => [seat.seat, seat]));
      const seats = info.seats.map((seat) => changed.get(seat.seat) ?? seat);
      return { ...state, info: { ...info, seats, ...(message.people ? { people: message.people } : {}) } };
    }
    case 'letter':
      return { ...state, letters: [...(state.letters ?? []).filter(({ id }) => id !== message.letter.id), message.letter].sort(byTime) };
    case 'warning':
      return { ...state, warning: { seconds: message.seconds, step: message.step } };
    case 'late':
      return { ...state, late: message.seats };
    default:
      return state;
  }
}

const byTime = (a: Letter, b: Letter): number => a.at.localeCompare(b.at);

/** Whether told entries were lost between two messages, so that the table must be watched afresh. */
export function hasGap(state: TableState | undefined, message: ServerMessage): boolean {
  if (message.type === 'change') return state === undefined || changedPicture(state.picture, message.change) === undefined;
  if (message.type !== 'update' || !state) return false;
  return message.picture.position - message.told.length > state.told.length;
}
