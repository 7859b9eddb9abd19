import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { filesUnder, readJson, workspaces } from '../lib/root.mjs';
import { importsOf, isSource, isTest, packageOf } from '../lib/source.mjs';

/** Imports point one way: every package imports only the rooms its line in arrows.json names, and declares what it imports. */
export function checkArrows() {
  const arrows = readJson('tools/arrows.json');
  const rooms = workspaces().map((folder) => ({ folder, manifest: readJson(`${folder}/package.json`) }));
  const house = {
    names: new Set(rooms.map(({ manifest }) => manifest.name)),
    games: rooms.filter(({ folder }) => folder.startsWith('games/')).map(({ manifest }) => manifest.name),
    installed: new Set(
      [readJson('package.json'), ...rooms.map(({ manifest }) => manifest)].flatMap((manifest) => Object.keys(declaredBy(manifest))),
    ),
  };
  return rooms.flatMap(({ folder, manifest }) =>
    filesUnder(folder, isSource).flatMap((file) => {
      const room = roomOf(arrows, file);
      if (!room) return [{ file: folder, text: 'has no line in tools/arrows.json' }];
      return importsOf(file).flatMap((found) => {
        const text = complaint(found, file, room, manifest, house);
        return text ? [{ file, line: found.line, text }] : [];
      });
    }),
  );
}

/** The line of arrows.json for a file: the longest one that fits, with * for one folder. */
export function roomOf(arrows, file) {
  const fits = Object.keys(arrows).filter((key) => new RegExp(`^${key.replaceAll('*', '[^/]+')}/`).test(file));
  const key = fits.sort((a, b) => b.split('/').length - a.split('/').length)[0];
  return key && arrows[key];
}

function complaint({ request, typeOnly }, file, room, manifest, house) {
  if (request.startsWith('node:') || builtinModules.includes(request)) {
    return room.pure && !isTest(file) ? `imports ${request}, but this room is pure` : undefined;
  }
  if (request.startsWith('.')) return leaves(file, request) ? `reaches into another room: ${request}` : undefined;
  const name = packageOf(request);
  if (!name || name === manifest.name) return undefined;
  if (house.names.has(name)) return houseComplaint(name, typeOnly, file, room, manifest, house);
  if (declaredBy(manifest)[name] || ((isTest(file) || isConfig(file)) && house.installed.has(name))) return undefined;
  return `imports ${name}, which ${manifest.name} does not declare`;
}

function houseComplaint(name, typeOnly, file, room, manifest, house) {
  const spread = (names) => names.flatMap((entry) => (entry === 'games' ? house.games : [entry]));
  if (isTest(file) && spread(room.tests).includes(name)) return undefined;
  const may = spread(room.imports).includes(name) || (typeOnly && spread(room.types ?? []).includes(name));
  if (!may) return `imports ${name}, against the arrows`;
  return manifest.dependencies?.[name] || manifest.devDependencies?.[name]
    ? undefined
    : `imports ${name}, which ${manifest.name} does not declare`;
}

const declaredBy = ({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies });

/** A relative path that ends outside the package it starts in. */
function leaves(file, request) {
  const room = file.split('/').slice(0, 2).join('/');
  return !posix.join(posix.dirname(file), request).startsWith(`${room}/`);
}

const isConfig = (file) => /\.config\.m?ts$/.test(file);
