import { join, posix } from 'node:path';
import { filesUnder, isFile, readJson, workspaces } from '../lib/root.mjs';
import { importsOf, isSource, isTest, packageOf } from '../lib/source.mjs';

/** What a package imports its tsconfig references, what it references it declares, and the root builds every one. */
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
  const declared = { ...dependencies, ...devDependencies };
  const names = new Set(nameOf.values());
  const imported = new Set(importedBy(folder).filter((name) => names.has(name)));
  const referenced = new Set((readJson(file).references ?? []).map(({ path }) => nameOf.get(posix.normalize(join(folder, path)))));
  return [
    ...[...imported]
      .filter((name) => !referenced.has(name))
      .map((name) => ({ file, text: `does not reference ${name}, which is imported` })),
    ...[...referenced]
      .filter((name) => !declared[name])
      .map((name) => ({ file, text: `references ${name}, which package.json does not declare` })),
  ];
}

function importedBy(folder) {
  const own = readJson(`${folder}/package.json`).name;
  return filesUnder(folder, (file) => isSource(file) && !isTest(file))
    .flatMap((file) => importsOf(file).map(({ request }) => packageOf(request)))
    .filter((name) => name && name !== own);
}
