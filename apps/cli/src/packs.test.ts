import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@bocage/normandy-1969';
import { expect, test } from 'vitest';
import { lintPack, readPack } from './packs.js';

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'bocage-pack-')), 'pack.json');
  writeFileSync(file, text);
  return file;
}

test('an empty pack changes nothing and is accepted', () => {
  expect(lintPack(game, {})).toEqual([]);
});

test('a pack that is not JSON is refused with its file', () => {
  const file = fileWith('{');
  expect(() => readPack(file)).toThrow(`${file} is not JSON`);
});

test('a pack that is not there is refused', () => {
  expect(() => readPack('no-such-pack.json')).toThrow('There is no file no-such-pack.json.');
});

test.each([
  ['a file the game does not have', { weather: {} }, 'weather', ''],
  ['a forbidden name', JSON.parse('{"tables":{"__proto__":{"polluted":1}}}'), 'tables', '__proto__'],
  ['markup', { scenarios: { from: '<img src=x>' } }, 'scenarios', 'from'],
])('%s is refused with file, path and reason', (_what, pack, file, path) => {
  const [first] = lintPack(game, pack);
  expect(first).toMatchObject({ file, path });
  expect(first?.reason).not.toBe('');
});
