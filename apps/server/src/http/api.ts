import { joinTable, makeInvitation, openTable } from '@bocage/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiRefusal } from '../api-error.js';
import { deleteTable } from '../tables/housekeeping.js';
import { lookAtInvitation } from '../tables/invited.js';
import { loadSavedTable, type Opener, openTable as openNewTable } from '../tables/opening.js';
import { inviteTo, listTables, lookAtTable, joinTable as takePlace } from '../tables/places.js';
import { saveTable } from '../tables/saving.js';
import type { House, Tables } from '../tables/tables.js';
import { healthOf } from './health.js';
import type { Measures } from './measures.js';
import { ensureSession, sessionOf } from './sessions.js';

export interface ApiSurroundings {
  readonly house: House;
  readonly tables: Tables;
  readonly measures: Measures;
  connections(): number;
}

/** The requests that are not played through the socket. */
export function addApi(app: FastifyInstance, { house, tables, measures, connections }: ApiSurroundings): void {
  const { quotas, publicUrl } = house.config;
  const secure = publicUrl?.startsWith('https:') ?? false;
  const opener = (request: FastifyRequest, reply: FastifyReply): Opener => ({
    session: ensureSession(request, reply, { secure }),
    origin: publicUrl === undefined ? `http://${request.headers.host}` : new URL(publicUrl).origin,
  });
  const opening = { rateLimit: { max: quotas.tablesPerAddressPerHour, timeWindow: '1 hour' } };
  /** Besides what an address may ask for: whoever makes up a session of his own for each request has no more of that. */
  const measured = (session: string, what: 'lists' | 'saves'): string => {
    if (!measures.of(session)[what].take()) throw new ApiRefusal(429, 'too-fast', 'You ask for this too often. Wait a little.');
    return session;
  };

  app.post('/api/tables', { config: opening, bodyLimit: quotas.packBytes + 16_384 }, async (request, reply) =>
    openNewTable(house, tables, read(openTable, request.body), opener(request, reply)),
  );
  void app.register(async (saves) => {
    // A save is large: it is read where nobody waits for it.
    saves.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    saves.post('/api/load', { config: opening, bodyLimit: quotas.saveBytes }, async (request, reply) =>
      loadSavedTable(house, tables, String(request.body), opener(request, reply)),
    );
  });
  app.post('/api/join', { bodyLimit: 4_096 }, async (request, reply) =>
    takePlace(house, tables, read(joinTable, request.body), opener(request, reply).session),
  );
  app.get<{ Params: { token: string } }>('/api/invitations/:token', async (request) =>
    lookAtInvitation(house, tables, request.params.token, sessionOf(request)),
  );
  app.get('/api/tables', async (request, reply) => listTables(house, tables, measured(opener(request, reply).session, 'lists')));
  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) =>
    reply.type('application/json').send(await lookAtTable(tables, request.params.id, measured(sessionOf(request), 'lists'))),
  );
  app.post<{ Params: { id: string } }>('/api/tables/:id/invitations', { bodyLimit: 4_096 }, async (request, reply) =>
    inviteTo(house, tables, request.params.id, read(makeInvitation, request.body).seat, opener(request, reply)),
  );
  app.delete<{ Params: { id: string } }>('/api/tables/:id', async (request) => deleteTable(tables, request.params.id, sessionOf(request)));
  app.get<{ Params: { id: string } }>('/api/tables/:id/save', async (request, reply) => {
    const { name, json } = await saveTable(house, tables, request.params.id, measured(sessionOf(request), 'saves'));
    return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json').send(json);
  });
  app.get('/api/health', async (_request, reply) => {
    const health = await healthOf(house, tables, connections());
    return reply.code(health.ok ? 200 : 503).send(health);
  });
}

interface Schema<T> {
  safeParse(body: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
      };
}

function read<T>(schema: Schema<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiRefusal(400, 'bad-request', `The request could not be read: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? ''}`);
}
