import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSave } from './saves.js';

const log = {
  format: 1,
  game: 'g',
  version: 1,
  dataHash: '',
  scenario: 's',
  options: {},
  commitment: '',
  entries: [{ kind: 'note', text: '', hash: '' }],
};

function fileWith(value: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'bocage-log-')), 'log.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

test('a log is read bare and from a save that holds it', () => {
  expect(readSave(fileWith(log))).toEqual({ log });
  expect(readSave(fileWith({ title: 'ours', log }))).toEqual({ log });
  const packed = { ...log, bocage: { pack: { tables: {} } } };
  expect(readSave(fileWith(packed))).toEqual({ log: packed, pack: { tables: {} } });
});

test.each([['null'], ['[]'], ['{"format":2}'], [JSON.stringify({ ...log, entries: [1] })], [JSON.stringify({ ...log, scenario: 3 })]])(
  '%s is not a game',
  (text) => {
    expect(() => readSave(fileWith(text))).toThrow('holds no game');
  },
);

test('what is not JSON is said so', () => {
  expect(() => readSave(fileWith('{'))).toThrow('is not JSON');
});
