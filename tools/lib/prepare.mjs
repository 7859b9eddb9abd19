import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, isFile, isFolder, ROOT, readJson, readText } from './root.mjs';
import { npm, run } from './run.mjs';

const BUILT = 'node_modules/.bocage-built';

/** Installs the packages of the lock file unless exactly these are there. Nothing in our tree needs an install script. */
export async function install() {
  return installBeside('.', 'Installing packages …');
}

/** The same for a folder with a lock file of its own, that most people never need. */
export async function installBeside(folder, message = `Installing the packages of ${folder}/ …`) {
  if (isInstalled(folder)) return true;
  console.log(message);
  const { code, output, errors } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], {
    quiet: true,
    cwd: join(ROOT, folder),
    env: { NODE_ENV: 'development' },
  });
  if (code !== 0) {
    console.error(`npm ci failed:\n${(output + errors).trim()}`);
    return false;
  }
  return true;
}

/** npm notes what it put into node_modules when it has finished: every package of the lock file must be there, in that version. */
function isInstalled(folder) {
  const noted = `${folder}/node_modules/.package-lock.json`;
  if (!isFile(noted)) return false;
  const { packages: present } = readJson(noted);
  return Object.entries(readJson(`${folder}/package-lock.json`).packages).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/') || optional) return true;
    return link ? isFolder(`${folder}/${path}`) : present[path]?.version === version;
  });
}

/** Builds server, command line and client unless the sources are the ones already built. */
export async function build() {
  const sources = sourcesHash();
  const isBuilt = isFile('apps/cli/dist/src/main.js') && isFile('apps/web/dist/index.html');
  if (isBuilt && isFile(BUILT) && readText(BUILT) === sources) return true;
  console.log('Building …');
  for (const step of [
    () => run(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { quiet: true }),
    () => npm(['run', 'build:web', '--silent'], { quiet: true }),
  ]) {
    const { code, output, errors } = await step();
    if (code !== 0) {
      console.error(`The build failed:\n${(output + errors).trim()}`);
      return false;
    }
  }
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(join(ROOT, BUILT), sources);
  return true;
}

function sourcesHash() {
  const files = ['packages', 'games', 'apps'].flatMap((folder) => filesUnder(folder));
  const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
  return hash([...files, ...settings].flatMap((file) => [file, readFileSync(join(ROOT, file))]));
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
