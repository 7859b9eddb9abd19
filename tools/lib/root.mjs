import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.bocage', '.stryker-tmp', 'coverage', 'reports', 'test-results']);

/** Every file below a folder of the project, as paths from the root with forward slashes, in a fixed order. */
export function filesUnder(folder, accept = () => true) {
  const found = [];
  const visit = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(at, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.push(relative(ROOT, path).split(sep).join('/'));
    }
  };
  if (isFolder(folder)) visit(join(ROOT, folder));
  return found.filter(accept).sort();
}

export function isFolder(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isFile(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

export function foldersIn(folder) {
  if (!isFolder(folder)) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

export function readText(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function readJson(path) {
  return JSON.parse(readText(path));
}

/** The folders of all workspaces, from their globs in the root package.json. */
export function workspaces() {
  return readJson('package.json')
    .workspaces.flatMap((glob) => foldersIn(glob.replace(/\/\*$/, '')))
    .filter((folder) => isFile(`${folder}/package.json`));
}

/** The folders of games with rules; one that has only a map so far is none yet. */
export function games() {
  return workspaces().filter((folder) => folder.startsWith('games/'));
}

/** The games that can be played to their end: those whose package.json does not say `"bocage": "in the making"`. */
export function playableGames() {
  return games().filter((folder) => readJson(`${folder}/package.json`).bocage !== 'in the making');
}
