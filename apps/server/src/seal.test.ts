import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSeal, randomTableId } from './seal.js';

const folder = mkdtempSync(join(tmpdir(), 'bocage-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the seal', () => {
  it('opens what it closed, with the key that is kept, and nothing else', () => {
    const file = join(folder, 'server.key');
    const sealed = openSeal(file, 'nothing').seal('the dice');
    expect(sealed).not.toContain('dice');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(openSeal(file, 'nothing').open(sealed)).toBe('the dice');
    expect(() => openSeal(join(folder, 'other.key'), 'nothing').open(sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    expect(() => openSeal(file, 'nothing').open(bytes.toString('base64'))).toThrow();
  });

  it('refuses a key that is none', () => {
    const file = join(folder, 'bad.key');
    writeFileSync(file, 'hello');
    expect(() => openSeal(file, 'nothing')).toThrow('64 hexadecimal digits');
  });

  it('makes no new key where something is sealed with one', () => {
    expect(() => openSeal(join(folder, 'lost.key'), 'something')).toThrow('is missing');
  });

  it('names tables as the protocol wants them', () => {
    expect(randomTableId()).toMatch(/^[a-z0-9]{16}$/);
  });
});
