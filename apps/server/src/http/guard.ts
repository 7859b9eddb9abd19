import { networkInterfaces } from 'node:os';
import type { Config } from '../config.js';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * Which names this server answers to. A page of somebody else's that a browser was tricked into opening under our
 * address (DNS rebinding) names another host; a request from a foreign page names another origin.
 */
export class Guard {
  private readonly hosts: ReadonlySet<string>;
  private readonly origins: ReadonlySet<string>;

  constructor({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number) {
    const here = ['127.0.0.1', 'localhost', '[::1]', ...(EVERYWHERE.has(host) ? ownAddresses() : [bracketed(host)])];
    const hosts = here.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
    const front = publicUrl === undefined ? undefined : new URL(publicUrl);
    this.hosts = new Set([...hosts, ...(front ? [front.host] : [])]);
    this.origins = new Set([...hosts.map((name) => `http://${name}`), ...(front ? [front.origin] : [])]);
  }

  isOurHost(host: string | undefined): boolean {
    return host !== undefined && this.hosts.has(host.toLowerCase());
  }

  /** A request without an origin comes from no page. */
  isOurOrigin(origin: string | undefined): boolean {
    return origin === undefined || this.origins.has(origin.toLowerCase());
  }
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => bracketed(address)));
}

function bracketed(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
