import type { HallWish, ServerMessage } from '@bocage/protocol';
import { joinWith, post, Tab } from './client.js';

export const DESKS = Array.from({ length: 24 }, (_, i) => `desk-${i + 1}`);
export const options = { gamesModule: new URL('./hall-game.mjs', import.meta.url).href, quotas: { tablesPerSession: 100 } };

export interface Room {
  readonly url: string;
  readonly table: string;
  readonly host: string;
  readonly links: Readonly<Record<string, string>>;
}

/** A hall whose host holds no seat, desks 1 to 3 and the umpire are invited, and the computer has the rest. */
export async function openHall(url: string, hall: HallWish | undefined, changes: Record<string, string> = {}): Promise<Room> {
  const seats = { ...Object.fromEntries(DESKS.map((desk) => [desk, 'random'])), umpire: 'invite', 'desk-1': 'invite', 'desk-2': 'invite' };
  const wish = { game: 'hall', scenario: 'hall', options: {}, title: 'A hall', name: 'Host', nonce: 'a'.repeat(32) };
  const answer = await post(url, '/api/tables', { ...wish, seats: { ...seats, ...changes }, ...(hall ? { hall } : {}) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { url, table: answer.body.table, host: answer.cookie, links: answer.body.invitations };
}

export interface Guest {
  readonly tab: Tab;
  readonly cookie: string;
  send(message: Record<string, unknown>): ReturnType<Tab['ask']>;
}

export async function guestWith(room: Room, cookie: string, seats: readonly string[], brief = false): Promise<Guest> {
  const tab = await Tab.open(room.url, cookie);
  await tab.ask({ type: 'watch', table: room.table, seats, have: 0, ...(brief ? { brief } : {}) });
  return { tab, cookie, send: (message) => tab.ask({ table: room.table, ...message }) };
}

export async function sit(room: Room, seat: string, name = seat, brief = false): Promise<Guest> {
  const joined = await post(room.url, '/api/join', joinWith(room.links[seat] as string, name));
  return guestWith(room, joined.cookie, [seat], brief);
}

export const ofType = <K extends ServerMessage['type']>(tab: Tab, type: K) =>
  tab.got.filter((got): got is Extract<ServerMessage, { type: K }> => got.type === type);
export const isType =
  <K extends ServerMessage['type']>(type: K, fits: (message: Extract<ServerMessage, { type: K }>) => boolean = () => true) =>
  (got: ServerMessage): got is Extract<ServerMessage, { type: K }> =>
    got.type === type && fits(got as Extract<ServerMessage, { type: K }>);
