import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const NONCE = 12;
const TAG = 16;

/** Dice secrets are kept sealed, so that a copy of the database alone tells nobody what the dice will be. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string;
}

export function openSeal(keyFile: string): Seal {
  if (!existsSync(keyFile)) writeFileSync(keyFile, randomBytes(32).toString('hex'), { mode: 0o600 });
  const key = Buffer.from(readFileSync(keyFile, 'utf8').trim(), 'hex');
  if (key.length !== 32) throw new Error(`${keyFile} does not hold a key of 64 hexadecimal digits`);
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
