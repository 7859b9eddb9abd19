import { relative } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** Types: everything builds, and the tests too. */
export async function checkTypes() {
  const built = await tsc(['-b', '--pretty', 'false']);
  return built.length > 0 ? built : await tsc(['-p', 'tools/tsconfig.tests.json', '--pretty', 'false']);
}

async function tsc(args) {
  const { code, output, errors } = await run(process.execPath, ['node_modules/typescript/bin/tsc', ...args], { quiet: true });
  if (code === 0) return [];
  const lines = (output + errors).split('\n').filter((line) => /error TS\d+/.test(line));
  return lines.length > 0 ? lines.map(fromTsc) : [{ file: 'tsc', text: (output + errors).trim() || `ended with code ${code}` }];
}

function fromTsc(text) {
  const found = /^(.*?)\((\d+),\d+\): error (.*)$/.exec(text);
  return found ? { file: found[1], line: Number(found[2]), text: found[3] } : { file: 'tsc', text };
}

/** Lint and format. */
export async function checkBiome() {
  const { code, output, errors } = await run(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--reporter=github', '--max-diagnostics=none', '.'],
    {
      quiet: true,
    },
  );
  const lines = (output + errors).split('\n').filter((line) => line.startsWith('::error'));
  if (code === 0) return [];
  return lines.length > 0 ? lines.map(fromBiome) : [{ file: 'biome', text: (output + errors).trim().split('\n').slice(-3).join(' ') }];
}

function fromBiome(text) {
  const [, properties = '', message = text] = /^::error (.*?)::(.*)$/.exec(text) ?? [];
  const field = (name) => new RegExp(`${name}=([^,]*)`).exec(properties)?.[1];
  return {
    file: relative(ROOT, field('file') ?? 'biome'),
    line: Number(field('line')) || undefined,
    text: `${field('title') ?? ''} ${message}`.trim(),
  };
}
