import { readFileSync } from 'node:fs';
import type { Pins } from './sheet.js';

export function readPins(game: string): Pins {
  return JSON.parse(readFileSync(new URL(`../pins/${game}.json`, import.meta.url), 'utf8')) as Pins;
}
