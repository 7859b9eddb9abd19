import { join, posix } from 'node:path';
import { isFile, readJson, workspaces } from '../lib/root.mjs';

/** A package's dependencies and its tsconfig references name the same rooms, and the root builds every one. */
export function checkWorkspace() {
  const folders = workspaces();
  const nameOf = new Map(folders.map((folder) => [folder, readJson(`${folder}/package.json`).name]));
  const built = new Set(readJson('tsconfig.json').references.map(({ path }) => path));
  return folders.flatMap((folder) => {
    const findings = [];
    if (!built.has(folder)) findings.push({ file: 'tsconfig.json', text: `does not reference ${folder}` });
    return [...findings, ...disagreements(folder, nameOf)];
  });
}

function disagreements(folder, nameOf) {
  const file = `${folder}/tsconfig.json`;
  if (!isFile(file)) return [{ file, text: 'is missing' }];
  const { dependencies = {}, devDependencies = {} } = readJson(`${folder}/package.json`);
  const names = new Set(nameOf.values());
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => names.has(name)));
  const referenced = new Set((readJson(file).references ?? []).map(({ path }) => nameOf.get(posix.normalize(join(folder, path)))));
  return [
    ...[...declared]
      .filter((name) => !referenced.has(name))
      .map((name) => ({ file, text: `does not reference ${name}, which package.json declares` })),
    ...[...referenced]
      .filter((name) => !declared.has(name))
      .map((name) => ({ file, text: `references ${name}, which package.json does not declare` })),
  ];
}
