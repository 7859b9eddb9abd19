import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from '../mistake.js';
import { projectRoot } from '../root.js';

/** A module of bench/, after its own packages are installed: nobody who only plays needs them. */
export async function loadPeer<T>(name: string): Promise<T> {
  installPeers();
  return (await import(pathToFileURL(join(projectRoot(), 'bench', 'peers', name)).href)) as T;
}

export function installPeers(): void {
  const folder = join(projectRoot(), 'bench');
  const stamp = join(folder, 'node_modules', '.bocage-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the peers to measure beside …\n');
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Mistake(`The peers in bench/ could not be installed: ${stderr.trim()}`);
  writeFileSync(stamp, lock);
}
