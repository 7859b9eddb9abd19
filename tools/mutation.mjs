// npm run mutation -- <game> [--sample n [--draw k]] [file…]: StrykerJS over the rules of a game, or over the named files of them.
// With --sample one mutant in n is tried, drawn by what it changes and where: always the same ones, with --draw 1 to n - 1 others.
// A share of them has an error.
// The files of rules/ are taken one by one, because they are slow when all of them are instrumented. What was found stays in reports/<game>/
// and only what changed since is tried again. Survivors are listed in reports/<game>/mutation-survivors.txt.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isDrawn } from '../mutation/sample.mjs';
import { installBeside } from './lib/prepare.mjs';
import { filesUnder, games, ROOT, readJson, readText } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' }, draw: { type: 'string' } } });
const [game, ...asked] = positionals;
const names = games().map((folder) => basename(folder));
if (!names.includes(game)) {
  console.error(`Say which game: npm run mutation -- ${names.join(' | ')}`);
  process.exit(1);
}
const REPORTS = `reports/${game}`;
const FLOOR = 60;
const STRYKER = ['mutation/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'mutation/stryker.config.mjs', '--mutate'];
const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

function scoreOf(mutants) {
  const found = mutants.filter(({ status }) => FOUND.has(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.has(status)).length;
  return { found, missed, score: found + missed === 0 ? 100 : (100 * found) / (found + missed) };
}

function survivorsOf([file, { mutants }]) {
  const lines = readText(file).split('\n');
  return mutants
    .filter(({ status }) => MISSED.has(status))
    .map(({ location, mutatorName, replacement, status }) => {
      const line = location.start.line;
      return `${file}:${line}  ${status}  ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}  |  ${lines[line - 1].trim()}`;
    });
}

function report() {
  // Whom no test covers the runner is not asked about: they are drawn here.
  const files = Object.entries(readJson(`${REPORTS}/mutation.json`).files)
    .map(([file, { mutants }]) => [file, { mutants: mutants.filter((one) => one.status !== 'NoCoverage' || isDrawn(file, one)) }])
    .sort(([a], [b]) => a.localeCompare(b));
  for (const [file, { mutants }] of files) {
    const { found, missed, score } = scoreOf(mutants);
    console.log(`${score.toFixed(1).padStart(6)} %  ${String(found).padStart(4)} noticed  ${String(missed).padStart(4)} not  ${file}`);
  }
  writeFileSync(join(ROOT, REPORTS, 'mutation-survivors.txt'), `${files.flatMap(survivorsOf).join('\n')}\n`);
  const { found, missed, score } = scoreOf(files.flatMap(([, { mutants }]) => mutants));
  console.log(`${score.toFixed(1).padStart(6)} %  ${String(found).padStart(4)} noticed  ${String(missed).padStart(4)} not  in all`);
  return score;
}

if (!(await installBeside('mutation'))) process.exit(1);
process.env.MUTATED_GAME = game;
if (values.sample) process.env.MUTANT_SAMPLE = values.sample;
if (values.draw) process.env.MUTANT_DRAW = values.draw;
const rules = ['rules', 'caches'].flatMap((folder) => filesUnder(`games/${game}/src/${folder}`, (file) => file.endsWith('.ts')));
for (const files of asked.length > 0 ? asked : [`games/${game}/src/steps/**/*.ts`, ...rules]) {
  const { code, output, errors } = await run(process.execPath, [...STRYKER, files], { quiet: true });
  if (code !== 0) {
    console.error(`${files}: ${(output + errors).trim()}`);
    process.exit(1);
  }
  console.log(files);
}
process.exitCode = report() >= FLOOR ? 0 : 1;
