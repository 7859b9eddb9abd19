import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Mistake } from './mistake.js';

/** The clone this command belongs to: coverage, bench and data lint read its files. */
export function projectRoot(): string {
  let at = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = join(at, 'package.json');
    if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'bocage') return at;
    if (dirname(at) === at) throw new Mistake('This command reads the project itself and must run inside a clone of it.');
    at = dirname(at);
  }
}
