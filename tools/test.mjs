// npm test: everything that must hold, from a fresh clone. The last line counts it.
import './check-node.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { build, install } from './lib/prepare.mjs';
import { playableGames } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Games at random for each; a look at a hall with 146 seats costs as much as many looks at others. */
const FUZZ = { 'liberating-assault': ['--games', '3', '--every', '500'] };
const USUAL_FUZZ = ['--games', '20'];
const SEED = '1944';
const total = { passed: 0, failed: 0, skipped: 0 };

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

async function stage(title, work) {
  const since = Date.now();
  console.log(`\n── ${title}`);
  try {
    count(await work());
  } catch (error) {
    console.log(`${title} failed: ${error.stack ?? error}`);
    count({ failed: 1 });
  }
  console.log(`   ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

async function units(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-units-'));
  const report = join(folder, 'report.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, args, { timeout: 1_800_000, ...(browser ? { env: { BOCAGE_CHROMIUM: browser } } : {}) });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
    const failed = numFailedTests + broken;
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: numPendingTests + numTodoTests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `bocage … --json` and says whether its answer holds. */
async function bocage(args, holds, describe) {
  const { code, output, errors } = await run(process.execPath, ['apps/cli/bin/bocage.mjs', ...args, '--json'], {
    quiet: true,
    timeout: 600_000,
  });
  const answer = output.startsWith('{') ? JSON.parse(output) : undefined;
  const ok = code === 0 && answer !== undefined && holds(answer);
  console.log(`bocage ${args.join(' ')}  ${ok ? 'ok' : 'failed'}  ${answer ? describe(answer) : (errors || output).trim()}`);
  return ok ? { passed: 1 } : { failed: 1 };
}

const games = () => playableGames().map((game) => game.slice('games/'.length));

async function fuzz() {
  for (const game of games()) {
    const describe = ({ actions, breaks, leaks, dumps }) => `${actions} actions, ${breaks} breaks, ${leaks} leaks ${dumps.join(' ')}`;
    count(
      await bocage(
        ['fuzz', game, ...(FUZZ[game] ?? USUAL_FUZZ), '--seed', SEED],
        ({ breaks, leaks }) => breaks === 0 && leaks === 0,
        describe,
      ),
    );
  }
  return {};
}

async function coverage() {
  for (const game of games()) {
    const uncited = ({ sections }) =>
      sections
        .filter(({ kind, code, tests }) => kind !== 'narrative' && (code.length === 0 || tests.length === 0))
        .map(({ id }) => `§${id}`);
    const describe = (answer) => `${answer.covered} of ${answer.total} sections ${uncited(answer).join(' ')}`;
    count(await bocage(['coverage', game], ({ covered, total: all }) => covered === all, describe));
  }
  return {};
}

if ((await install()) && (await build())) {
  const browser = await chromium();
  if (!browser) console.log('\nThere is no Chromium here: what needs a browser is skipped.');
  await stage('check', async () => (await import('./check.mjs')).check());
  await stage('unit tests and laws', () => units(browser));
  await stage('fuzz', fuzz);
  await stage('coverage of the rules', coverage);
  await stage('browser journeys', async () => (await import('./journeys.mjs')).journeys());
} else {
  count({ failed: 1 });
}

const skipFails = Boolean(process.env.CI) && process.env.CI !== 'false' && total.skipped > 0;
if (skipFails) console.log('\nNothing may be skipped where CI is set.');
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 || skipFails ? 1 : 0;
