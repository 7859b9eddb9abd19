import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileSheet, mapFileOf } from './compile-map.js';
import { readLayers } from './layers.js';
import { groundFileOf } from './picture.js';
import { readPins } from './read-pins.js';
import { reportOf } from './report.js';
import { layOnSheet } from './sheet-ground.js';
import { sheets } from './sheets/index.js';
import { groundText, mapText } from './write.js';

const layers = readLayers();
const { values } = parseArgs({ options: { only: { type: 'string' }, report: { type: 'boolean', default: false } } });
const games = sheets.map(({ game }) => game);
if (values.only !== undefined && !games.includes(values.only)) {
  process.stderr.write(`There is no sheet ${values.only}; there are ${games.join(', ')}.\n`);
  process.exit(1);
}
for (const sheet of sheets.filter(({ game }) => values.only === undefined || game === values.only)) {
  const compiled = compileSheet(layOnSheet(layers, sheet, readPins(sheet.game)));
  const data = new URL(`../../../games/${sheet.game}/data/`, import.meta.url);
  mkdirSync(data, { recursive: true });
  const files = { 'map.json': mapText(mapFileOf(compiled)), 'ground.json': groundText(groundFileOf(compiled)) };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(new URL(name, data), text);
    process.stdout.write(`${sheet.game}/data/${name}: ${Math.round(text.length / 1024)} kB\n`);
  }
  if (values.report) process.stdout.write(`${reportOf(compiled, layers)}\n`);
}
