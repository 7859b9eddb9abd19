import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Mistake } from '../mistake.js';
import { projectRoot } from '../root.js';

/** In kB of 1,000 bytes, after gzip. */
export interface BundleBench {
  /** Code of the first load: what index.html names and what that imports at once. */
  readonly firstLoadKb: number;
  /** Every script a browser can come to load, the games with their data included. */
  readonly everythingKb: number;
  readonly files: Readonly<Record<string, number>>;
}

export function benchBundle(): BundleBench {
  const folder = join(projectRoot(), 'apps/web/dist');
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Mistake('The client is not built; run npm run build.');
  const found = new Set<string>();
  const named = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path = '']) => path);
  for (const path of named) follow(folder, path, found);
  const files = Object.fromEntries([...found].map((path) => [path, zipped(join(folder, path))]));
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  return { firstLoadKb: kilobytes(Object.values(files)), everythingKb: kilobytes(all.map((path) => zipped(join(folder, path)))), files };
}

function zipped(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

function kilobytes(bytes: readonly number[]): number {
  return Number((bytes.reduce((a, b) => a + b, 0) / 1000).toFixed(1));
}

/** A file and everything it imports statically; what is imported on demand is a later load. */
function follow(folder: string, path: string, found: Set<string>): void {
  if (found.has(path) || !existsSync(join(folder, path))) return;
  found.add(path);
  const code = readFileSync(join(folder, path), 'utf8');
  for (const [, request = ''] of code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[^;'"()]*?from)?\s*["'](\.[^"']+\.js)["']/g)) {
    follow(folder, join(path, '..', request), found);
  }
}
