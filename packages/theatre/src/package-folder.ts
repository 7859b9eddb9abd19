import { existsSync } from 'node:fs';

/** A folder of this package, wherever the code runs from: `src` or `dist/src`. */
export function packageFolder(name: string): URL {
  const folders = [`../${name}/`, `../../${name}/`].map((path) => new URL(path, import.meta.url));
  const found = folders.find((folder) => existsSync(folder));
  if (!found) throw new Error(`the theatre has no folder ${name}`);
  return found;
}
