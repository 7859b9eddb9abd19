import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartRefused } from './start-refused.js';

const KEY = 32;
const NONCE = 12;
const TAG = 16;

/** Dice secrets are kept sealed, so that a copy of the database alone tells nobody what the dice will be. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string;
}

/** A new key is made only where nothing has been sealed yet. */
export function openSeal(keyFile: string, sealed: 'nothing' | 'something'): Seal {
  if (!existsSync(keyFile)) {
    if (sealed === 'something')
      throw new StartRefused(
        `${keyFile} is missing, and the tables beside it are sealed with it. Put it back from your backup, or begin anew with --data.`,
      );
    writeFileSync(keyFile, randomBytes(KEY).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  }
  const text = readFileSync(keyFile, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new StartRefused(`${keyFile} does not hold a key of 64 hexadecimal digits. Put it back from your backup.`);
  const key = Buffer.from(text, 'hex');
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 256 bits for cookies and invitations, 64 hexadecimal digits for dice. */
export const randomToken = (): string => randomBytes(32).toString('base64url');
export const randomSecret = (): string => randomBytes(32).toString('hex');

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export function randomTableId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');
}
