import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLayers } from './layers.js';
import { readPins } from './read-pins.js';
import { residualLines, residualRow } from './residual-table.js';
import { layOnSheet } from './sheet-ground.js';
import { sheets } from './sheets/index.js';

const docs = readFileSync(new URL('../../../docs/theatre.md', import.meta.url), 'utf8').split('\n');
const layers = readLayers();

it.each(sheets.map((sheet) => [sheet.game, sheet] as const))('docs/theatre.md tells how %s fits', (_, sheet) => {
  const ground = layOnSheet(layers, sheet, readPins(sheet.game));
  expect(docs).toEqual(expect.arrayContaining([residualRow(ground, layers), ...residualLines(ground, layers)]));
});
