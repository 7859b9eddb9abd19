// A test runner for StrykerJS that knows only what the rule tests of a game need: `test` or `it` with `each`, `describe` and vitest's `expect`.
// The tests are bundled once; for every mutant the files that cover it are evaluated anew in the same process. Starting vitest on
// them costs many times as much.
import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { format } from 'node:util';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, MutantRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { build } from 'vite';
import { expect } from 'vitest';
import { isDrawn } from './sample.mjs';

const GAME = `games/${process.env.MUTATED_GAME}`;
const FOLDERS = [`${GAME}/test/rules`, `${GAME}/test/examples`];
const ENTRY = 'virtual:rule-tests';
const VITEST = 'virtual:vitest';
const SHARED = '__ruleTests__';

/** What takes most of the time a module is made in, and no rule test looks at. */
const LEFT_OUT = [
  ['packages/kernel/src/game-package.ts', 'contentHash(files)', "''"],
  [`${GAME}/src/data/read.ts`, '  lintMeaning,', '  () => [],'],
];

const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

const testFiles = () =>
  FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`.split(sep).join('/')))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();

function withoutExtras(code, id) {
  return LEFT_OUT.filter(([file]) => id.endsWith(file)).reduce((left, [file, call, instead]) => {
    if (!left.includes(call)) throw new Error(`${call} is no longer in ${file}`);
    return left.replaceAll(call, instead);
  }, code);
}

/** Every test file in one script, each evaluated when it is asked for. */
const ruleTests = {
  name: 'rule-tests',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : id === 'vitest' ? VITEST : undefined),
  load(id) {
    if (id === VITEST)
      return `export const test = (...args) => globalThis.${SHARED}.test(...args);
test.each = (rows) => globalThis.${SHARED}.test.each(rows);
export const it = test;
export const { describe, expect } = globalThis.${SHARED};`;
    if (id !== ENTRY) return undefined;
    const files = testFiles().map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(resolve(file))}),`);
    return `globalThis.${SHARED}.files = {${files.join('\n')}};`;
  },
  transform(code, id) {
    // A module is made once for each ground and shared: that counts for every test, not for the one that came first.
    if (id.includes('/test/'))
      return { code: code.replace(/\bcreateModule\(/g, `globalThis.${SHARED}.outsideTests(createModule)(`), map: null };
    return { code: withoutExtras(code, id), map: null };
  },
};

async function bundle() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ruleTests],
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false }, treeshake: false },
    },
  });
  return new Script(output[0].code, { filename: 'rule-tests.js' });
}

const titleOf = (title, row) => format(title, ...row.slice(0, title.match(/%[sdifjoO]/g)?.length ?? 0));

/** What the bundle finds when it is evaluated. */
function sharedWith(tests) {
  const groups = [];
  const test = (name, body) => tests.push({ name: [...groups, name].join(' > '), body });
  const describe = (name, body) => {
    groups.push(name);
    body();
    groups.pop();
  };
  test.each = (rows) => (title, body) => {
    for (const row of rows.map((cells) => (Array.isArray(cells) ? cells : [cells]))) test(titleOf(title, row), () => body(...row));
  };
  const outsideTests =
    (make) =>
    (...args) => {
      const { currentTestId } = stryker;
      stryker.currentTestId = undefined;
      try {
        return make(...args);
      } finally {
        stryker.currentTestId = currentTestId;
      }
    };
  return { test, describe, expect, outsideTests };
}

class RuleRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.script = await bundle();
  }

  async dryRun() {
    Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, mutantCoverage: { static: {}, perTest: {} } });
    const tests = await this.run(undefined, Number.POSITIVE_INFINITY);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, testFilter, disableBail }) {
    if (!isDrawn(activeMutant.fileName, activeMutant)) return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests = await this.run(testFilter && new Set(testFilter), disableBail ? Number.POSITIVE_INFINITY : 1);
    return toMutantRunResult(determineHitLimitReached(stryker.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests });
  }

  /** Evaluates everything anew, so that no mutant meets what another has left behind, until so many tests have failed. */
  async run(asked, mostFailures) {
    const found = [];
    const results = [];
    const failures = () => results.filter(({ status }) => status === TestStatus.Failed).length;
    globalThis[SHARED] = sharedWith(found);
    this.script.runInThisContext();
    for (const [fileName, load] of Object.entries(globalThis[SHARED].files)) {
      if (asked && ![...asked].some((id) => id.startsWith(`${fileName}#`))) continue;
      found.length = 0;
      results.push(
        ...(await attempt({ id: fileName, name: fileName, fileName }, load)).filter(({ status }) => status === TestStatus.Failed),
      );
      for (const { name, body } of found) {
        const id = `${fileName}#${name}`;
        if (failures() >= mostFailures) return results;
        if (!asked || asked.has(id)) results.push(...(await attempt({ id, name, fileName: resolve(fileName) }, body, id)));
      }
    }
    return results;
  }
}

async function attempt(test, body, currentTestId) {
  const began = performance.now();
  stryker.currentTestId = currentTestId;
  try {
    await body();
    return [{ ...test, timeSpentMs: performance.now() - began, status: TestStatus.Success }];
  } catch (error) {
    return [
      { ...test, timeSpentMs: performance.now() - began, status: TestStatus.Failed, failureMessage: String(error?.message ?? error) },
    ];
  } finally {
    stryker.currentTestId = undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RuleRunner)];
