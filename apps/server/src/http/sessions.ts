import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken, sha256 } from '../seal.js';

const COOKIE = 'bocage';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR = 365 * 24 * 3600;

/** The hash of this browser's session, or '' when it has none. Only the hash is ever kept. */
export function sessionOf(request: FastifyRequest): string {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? sha256(token) : '';
}

/** The same, and a cookie for a browser that has none yet. */
export function ensureSession(request: FastifyRequest, reply: FastifyReply, { secure }: { readonly secure: boolean }): string {
  const found = sessionOf(request);
  if (found !== '') return found;
  const token = randomToken();
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure });
  return sha256(token);
}
