import { existsSync } from 'node:fs';
import type { ApiError } from '@bocage/protocol';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiRefusal } from '../api-error.js';
import type { Config } from '../config.js';
import { NotSaved } from '../storage/storage.js';
import type { House, Tables } from '../tables/tables.js';
import { addApi } from './api.js';
import { Guard } from './guard.js';
import { Measures } from './measures.js';
import { ensureSession } from './sessions.js';
import { Sockets } from './sockets.js';

export interface App {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

/** Everything that listens: pages, requests, sockets, and who may ask. */
export async function makeApp(house: House, tables: Tables): Promise<App> {
  const { config } = house;
  const app = Fastify({
    bodyLimit: 65_536,
    trustProxy: config.publicUrl ? 'loopback' : false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    frameworkErrors: refuseAddress,
  });
  const measures = new Measures(config.quotas);
  const sockets = new Sockets({ tables, storage: house.storage, past: house.past, quotas: config.quotas, log: config.log }, measures);
  addErrors(app, config);
  // First of all hooks: also what is refused is kept by nobody.
  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    hsts: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(rateLimit, {
    global: true,
    max: config.quotas.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !isApi(request),
  });
  await app.register(compress, { threshold: 1_024 });
  await app.register(websocket, { options: { maxPayload: 4 * config.quotas.messageBytes, perMessageDeflate: DEFLATE } });
  addGuard(app, config);
  app.get('/ws', { websocket: true }, (socket, request) => sockets.add(socket, request));
  addApi(app, { house, tables, measures, connections: () => sockets.size });
  await addPages(app, config);
  return { app, sockets };
}

/** By its address, or by the route it is answered by, since an address can be written in many ways; what has no route is a page's to answer. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean => url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true;

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** One view is much like the next: with the window kept between messages an update shrinks to what changed. */
const DEFLATE = { threshold: 2_048, zlibDeflateOptions: { level: 3, memLevel: 7 }, clientNoContextTakeover: true };

/** After the websocket plugin, which then knows an upgrade that is refused and lets go of its socket. */
function addGuard(app: FastifyInstance, config: Config): void {
  let guard: Guard | undefined;
  app.addHook('onRequest', async (request) => {
    const address = app.server.address();
    guard ??= new Guard(config, typeof address === 'object' && address ? address.port : config.port);
    if (!guard.isOurHost(request.headers.host)) {
      throw new ApiRefusal(
        421,
        'wrong-host',
        'This server does not answer to that name. Start it with --public-url for the address players use.',
      );
    }
    if (!guard.isOurOrigin(request.headers.origin))
      throw new ApiRefusal(403, 'wrong-origin', 'This request came from a page of another site.');
  });
}

function addErrors(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof ApiRefusal) return reply.code(error.status).send(error.body);
    if (error instanceof NotSaved) {
      config.log(`not saved: ${error.message}`);
      return reply.code(503).send({ code: 'not-saved', message: 'The server could not use its disk. Nothing was changed.' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ ...badRequest(error), code: CODES[status] ?? 'bad-request' });
    config.log(error.stack ?? error.message);
    return reply.code(500).send({ code: 'server-error', message: 'The server failed. Nothing was changed; try again.' });
  });
}

/** An address that cannot be read is answered before all hooks. */
const refuseAddress = (error: FastifyError, _request: unknown, reply: FastifyReply): void =>
  void reply.header('cache-control', 'no-store').code(400).send(badRequest(error));

const badRequest = ({ message }: Error): ApiError => ({ code: 'bad-request', message });

const CODES: Readonly<Record<number, string>> = { 413: 'too-large', 429: 'too-fast', 404: 'not-found', 415: 'not-json' };

const FOR_EVER = 'public, max-age=31536000, immutable';
/** The page brings a session with it: no proxy may give it to another. */
const ASK_AGAIN = 'private, no-cache';

/** The built client; every path that does not look like a file is the client's own page. */
async function addPages(app: FastifyInstance, { webDir, publicUrl }: Config): Promise<void> {
  const built = existsSync(`${webDir}/index.html`);
  const secure = publicUrl?.startsWith('https:') ?? false;
  const setHeaders = (reply: { setHeader(name: string, value: string): unknown }, path: string) => {
    reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? FOR_EVER : ASK_AGAIN);
    reply.setHeader('vary', 'accept-encoding');
  };
  if (built) await app.register(files, { root: webDir, index: false, preCompressed: true, cacheControl: false, setHeaders });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    ensureSession(request, reply, { secure });
    if (!built) return reply.type('text/plain').send('The web client is not built. Run: npm run build:web\n');
    return reply.sendFile('index.html');
  };
  // Asked for by itself the folder would be refused, so the front page has a route of its own.
  app.get('/', sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !/\.\w+$/.test(url.split('?')[0] ?? '');
    if (!isPage) throw new ApiRefusal(404, 'not-found', 'There is nothing at this address.');
    return sendPage(request, reply);
  });
}
