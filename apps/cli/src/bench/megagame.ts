import { runScript } from './script.js';

const CLIENTS = 150;

/** A hall full of people on one server process. Times of acknowledgement in milliseconds. */
export interface MegagameBench {
  readonly clients: number;
  /** Those with a seat; the rest look on. */
  readonly seats: number;
  readonly submissions: number;
  readonly letters: number;
  readonly refused: number;
  readonly lost: number;
  readonly p50: number;
  readonly p95: number;
  readonly slowest: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  /** After kill −9 in the middle of the orders: who found everything as it was. */
  readonly kill: {
    readonly sealedOrders: number;
    readonly intact: number;
    readonly of: number;
    readonly refused: number;
    readonly startSeconds: number;
    readonly everybodyBackSeconds: number;
  };
}

export function benchMegagame(): Promise<MegagameBench> {
  return runScript<MegagameBench>('apps/server/bench/megagame.mjs', [String(CLIENTS)]);
}
