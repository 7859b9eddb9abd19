import { posix } from 'node:path';
import { filesUnder, isFile, readJson, workspaces } from '../lib/root.mjs';
import { isSource, isTest, sourceOf } from '../lib/source.mjs';

/** What is exported for somebody who does not import it by name, and why. */
const ALLOWED = [
  { path: /^games\/[^/]+\/src\/(index|meta|card)\.ts$/, names: ['game', 'card'], why: 'the shelf loads them' },
  { path: /^games\/[^/]+\/ui\/index\.ts$/, names: ['createUi'], why: 'the shelf loads it' },
  { path: /\/ground\.ts$/, names: ['CLEAR'], why: 'one of a list of numbers: the rules ask of the others' },
  { path: /^packages\/wargame\//, why: 'games move to it one after another' },
];

/** Whatever is exported is imported somewhere, tests and tools included. A type may be exported to be nameable where its own file or package speaks of it. */
export function checkExports() {
  const rooms = workspaces();
  const entries = entriesOf(rooms);
  const inRooms = rooms.flatMap((folder) => filesUnder(folder, isSource));
  const files = [...inRooms, ...filesUnder('tools', isSource)];
  const used = new Set(files.flatMap((file) => usesOf(file, entries)));
  return inRooms.filter((file) => !isTest(file)).flatMap((file) => unused(file, used, unfinished(rooms)));
}

function unused(file, used, making) {
  if (making.some((folder) => file.startsWith(`${folder}/`))) return [];
  const { text, lineAt } = sourceOf(file);
  return exportsOf(file).flatMap(({ name, from, isType, start }) => {
    if (name === undefined || name === 'default' || used.has(`${file} ${name}`) || isAllowed(file, name)) return [];
    if (isType && (from !== undefined || text.match(new RegExp(`\\b${name}\\b`, 'g')).length > 1)) return [];
    return [{ file, line: lineAt(start), text: `exports ${name}, which nobody imports` }];
  });
}

const isAllowed = (file, name) => ALLOWED.some(({ path, names }) => path.test(file) && (names?.includes(name) ?? true));

/** Games in the making are not used yet. */
const unfinished = (rooms) => rooms.filter((folder) => readJson(`${folder}/package.json`).bocage === 'in the making');

/** '@bocage/kernel' → the file it comes from. */
function entriesOf(rooms) {
  return new Map(
    rooms.flatMap((folder) => {
      const { name, exports = {} } = readJson(`${folder}/package.json`);
      return Object.entries(exports).flatMap(([path, { source }]) =>
        source ? [[posix.join(name, path), posix.join(folder, source)]] : [],
      );
    }),
  );
}

function resolved(file, request, entries) {
  if (!request.startsWith('.')) return entries.get(request);
  const at = posix.join(posix.dirname(file), request);
  return [at, at.replace(/\.js$/, '.ts'), at.replace(/\.js$/, '.tsx')].find((path) => isSource(path) && isFile(path));
}

/** Everything a file exports; `from` where it only passes it on, without a name where it passes on all. */
function exportsOf(file) {
  return sourceOf(file).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, importName, isType, moduleRequest, start }) => ({
      name: exportName.kind === 'Default' ? 'default' : (exportName.name ?? undefined),
      from: moduleRequest?.value,
      original: importName.kind === 'Name' ? importName.name : undefined,
      isType: isType || isTypeHere(file, exportName.name),
      start,
    })),
  );
}

const isTypeHere = (file, name) => new RegExp(`export (declare )?(interface|type) ${name}\\b`).test(sourceOf(file).text);

/** What a file imports by name, as `file name`, at every place it passes through. */
function usesOf(file, entries) {
  const { module, text } = sourceOf(file);
  const uses = [];
  const use = (request, names) => {
    const target = resolved(file, request, entries);
    if (target) for (const name of names(target)) follow(target, name, entries, uses);
  };
  const spokenOf = (target) => allNames(target, entries).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  for (const { moduleRequest, entries: imported } of module.staticImports)
    for (const { importName } of imported)
      use(moduleRequest.value, (target) => (importName.kind === 'Name' ? [importName.name] : spokenOf(target)));
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) use(literal[1], spokenOf);
  }
  for (const [, request, name] of text.matchAll(/import\('([^']+)'\)\.(\w+)/g)) use(request, () => [name]);
  // `export * as words from`: whoever has the name may use all of it.
  for (const { from, name, original } of exportsOf(file))
    if (from !== undefined && name !== undefined && original === undefined) use(from, (target) => allNames(target, entries));
  return uses;
}

function follow(file, name, entries, uses) {
  const here = exportsOf(file);
  const own = here.find((one) => one.name === name);
  if (own) {
    uses.push(`${file} ${name}`);
    const target = own.from === undefined ? undefined : resolved(file, own.from, entries);
    if (target && own.original !== undefined) follow(target, own.original, entries, uses);
    return;
  }
  for (const { name: passed, from } of here) {
    const target = passed === undefined && from !== undefined ? resolved(file, from, entries) : undefined;
    if (target && allNames(target, entries).includes(name)) follow(target, name, entries, uses);
  }
}

function allNames(file, entries) {
  return exportsOf(file).flatMap(({ name, from }) => {
    if (name !== undefined) return [name];
    const target = from === undefined ? undefined : resolved(file, from, entries);
    return target ? allNames(target, entries) : [];
  });
}
