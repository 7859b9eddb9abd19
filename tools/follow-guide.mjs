// node tools/follow-guide.mjs [--whole]: adds a game as docs/adding-a-game.md says, in a copy of this tree, and sees that everything holds there.
// The commands are those of the page, its blocks marked `sh`, line by line. With --whole `npm install` is run as written, and `npm test` of the copy after it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isFolder, ROOT, readText, workspaces } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const GUIDE = 'docs/adding-a-game.md';
const INSTALL = 'npm install';
const TEST = 'npm test';
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.bocage', '.stryker-tmp']);

/** What the guide tells its reader to type, in order. */
export function commandsOf(page) {
  return [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block.split('\n').filter((line) => line !== ''));
}

/** The folder the guide makes: a tree where it was followed before has it already, and a copy of that begins without it. */
const madeBy = (commands) => commands.flatMap((line) => /^cp -r \S+ (\S+)$/.exec(line)?.[1] ?? []);

/** Counts as everything else of npm test does: a command that fails ends it. */
export async function followGuide({ isWhole = false } = {}) {
  const commands = commandsOf(readText(GUIDE));
  if (!commands.includes(INSTALL)) throw new Error(`${GUIDE} has no block of commands with ${INSTALL}`);
  const copy = mkdtempSync(join(tmpdir(), 'bocage-guide-'));
  try {
    const made = new Set(madeBy(commands));
    const isCopied = (file) => !LEFT_OUT.has(basename(file)) && !made.has(relative(ROOT, file));
    cpSync(ROOT, copy, { recursive: true, preserveTimestamps: true, filter: isCopied });
    if (!isWhole) linkPackages(copy);
    for (const command of isWhole ? [...commands, TEST] : commands) {
      if (!(await follow(command, copy, isWhole))) return { failed: 1 };
    }
    for (const folder of made) if (!isReachedByNameAlone(copy, basename(folder))) return { failed: 1 };
    return { passed: 1 };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A game in the making: the shelf knows its rules and its words by its name, and has no card of it for any page or server. */
function isReachedByNameAlone(copy, id) {
  const written = (file) => readFileSync(join(copy, 'packages/shelf/src/written', file), 'utf8');
  const making = /IN_THE_MAKING[^=]*=([^;]*)/.exec(written('rules.ts'))?.[1] ?? '';
  const isSo = !written('cards.ts').includes(id) && making.includes(`'${id}'`) && written('words.ts').includes(`'${id}':`);
  console.log(`${id} is reached by its name alone  ${isSo ? 'ok' : 'failed'}`);
  return isSo;
}

/** npm tells the commands it starts how and where it was called; the copy is somewhere else. */
const OF_OUR_CALL = /^(INIT_CWD|npm_(package|lifecycle)_.*|npm_command|npm_config_(local_prefix|call))$/;
const elsewhere = () => Object.fromEntries(Object.keys(process.env).flatMap((name) => (OF_OUR_CALL.test(name) ? [[name, undefined]] : [])));

async function follow(command, copy, isWhole) {
  const since = Date.now();
  const { code, output, errors } =
    command === INSTALL && !isWhole
      ? linkWorkspaces(copy)
      : await run('sh', ['-c', command], { quiet: command !== TEST, cwd: copy, env: elsewhere() });
  console.log(`${command}  ${code === 0 ? 'ok' : 'failed'} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(`${output}${errors}`.trim().split('\n').slice(-40).join('\n'));
  return code === 0;
}

/** The packages of others, as they are installed here: nothing is fetched and nothing is copied. */
function linkPackages(copy) {
  const from = join(ROOT, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, '.bin'), { recursive: true });
  const others = readdirSync(from).filter((name) => !name.startsWith('.') && name !== '@bocage');
  for (const name of others) symlinkSync(realpathSync(join(from, name)), join(to, name));
  // Programs of ours have to be the copy's, so what is a link there is the same link here.
  for (const name of readdirSync(join(from, '.bin'))) symlinkSync(readlinkSync(join(from, '.bin', name)), join(to, '.bin', name));
  for (const folder of workspaces())
    if (isFolder(`${folder}/node_modules`)) symlinkSync(join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  linkWorkspaces(copy);
}

/** What `npm install` does for a new workspace. */
function linkWorkspaces(copy) {
  for (const folder of ['packages', 'games', 'apps'].flatMap((room) =>
    readdirSync(join(copy, room)).map((name) => join(copy, room, name)),
  )) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const link = join(copy, 'node_modules', JSON.parse(readFileSync(manifest, 'utf8')).name);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), folder), link);
  }
  return { code: 0, output: '', errors: '' };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false } } });
  const { failed = 0 } = await followGuide({ isWhole: values.whole });
  process.exitCode = failed > 0 ? 1 : 0;
}
