import type { ApiError, Invited, OpenTable, Seated, TableInfo, TableListing } from '@bocage/protocol';
import { randomHex } from '../../lib/random-hex.js';

export type ApiAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

const UNREACHABLE: ApiError = { code: 'unreachable', message: 'The server cannot be reached. Games in this browser go on without it.' };

async function call<T>(path: string, body?: unknown, method = 'POST'): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      ...(body === undefined ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!(response.headers.get('content-type') ?? '').includes('json')) return { ok: false, error: UNREACHABLE };
    const json: unknown = await response.json();
    return response.ok ? { ok: true, value: json as T } : { ok: false, error: json as ApiError };
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
}

/** Both sides put a nonce into the dice, so that neither the host nor a player can steer them. */
const nonce = () => randomHex(16);

export const api = {
  tables: () => call<TableListing>('/api/tables'),
  table: (id: string) => call<TableInfo>(`/api/tables/${id}`),
  open: (wishes: Omit<OpenTable, 'nonce'>) => call<Seated>('/api/tables', { ...wishes, nonce: nonce() }),
  invite: (table: string, seat: string) => call<Seated>(`/api/tables/${table}/invitations`, { seat }),
  /** Who opened a table may end it for everybody; not while others play. */
  remove: (table: string) => call<unknown>(`/api/tables/${table}`, {}, 'DELETE'),
  save: (table: string) => call<unknown>(`/api/tables/${table}/save`),
  invited: (token: string) => call<Invited>(`/api/invitations/${token}`),
  join: (token: string, name: string) => call<Seated>('/api/join', { token, name, nonce: nonce() }),
};
