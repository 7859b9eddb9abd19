import type { Json } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { readData } from '../src/data/read.js';
import { data } from '../src/index.js';

const complaints = (files: Readonly<Record<string, Json>>): string[] => {
  const read = readData(files);
  return read.ok ? [] : read.complaints.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
};

test('the game’s own data is in order', () => expect(complaints(data)).toEqual([]));
