import { readFileSync } from 'node:fs';
import { packageFolder } from './package-folder.js';
import type { Pins } from './sheet.js';

export function readPins(game: string): Pins {
  return JSON.parse(readFileSync(new URL(`${game}.json`, packageFolder('pins')), 'utf8')) as Pins;
}
