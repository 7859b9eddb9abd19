import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Rng, type Roll, rollWith } from './chance.js';
import type { Json } from './json.js';
import type { Entry } from './log.js';

/**
 * Verifiable dice. The host publishes the hash of a 256-bit secret before the first roll and mixes in what each seat
 * contributed (its nonce), so neither side can steer a roll; the secret is shown when the game is over and anybody can
 * roll every die again.
 */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The roll that belongs at this place in the log. */
export function verifiableRoll(secret: string, entries: readonly Entry[], roll: Roll): number[] {
  return rollWith(hmacStream(secret, `${nonces(entries)}:${entries.length}`), roll);
}

function nonces(entries: readonly Entry[]): string {
  return entries.flatMap((entry) => (entry.kind === 'nonce' ? [`${entry.seat}=${entry.nonce}`] : [])).join(',');
}

function hmacStream(secret: string, label: string): Rng {
  const key = hexToBytes(secret);
  let block = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  const word = (): number => {
    if (at + 4 > block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${label}:${counter++}`)) as Uint8Array<ArrayBuffer>;
      at = 0;
    }
    at += 4;
    return new DataView(block.buffer, block.byteOffset).getUint32(at - 4);
  };
  return {
    below(n) {
      if (n <= 1) return 0;
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let value = word();
      while (value >= limit) value = word();
      return value % n;
    },
  };
}

/** Content hash of data: keys sorted, so the same data has the same hash however it was written down. */
export function contentHash(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const held = value as { readonly [key: string]: Json };
    const keys = Object.keys(held).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(held[key] as Json)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
