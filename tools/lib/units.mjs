import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { onceMore, sum } from './once-more.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const LONGEST = 1_800_000;

/** All tests of vitest. */
export async function units(browser) {
  const env = browser ? { BOCAGE_CHROMIUM: browser } : {};
  const results = await vitest([], env);
  return sum(await onceMore(results, async ({ name }) => ({ name, ...sum(await vitest([name], env)) })));
}

/** One result a file, and one for the run itself if it ends badly though no test did. */
async function vitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-units-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      { timeout: LONGEST, env },
    );
    if (!existsSync(report))
      throw new Error(`vitest ended with ${code} and without a report; it is stopped after ${LONGEST / 60_000} minutes`);
    const results = JSON.parse(readFileSync(report, 'utf8')).testResults.map(resultOf);
    const isAsSaid = code === 0 || results.some(({ failed }) => failed > 0);
    return isAsSaid ? results : [...results, { name: 'vitest', failed: 1, text: `it ended with ${code}` }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function resultOf({ name, status, message, assertionResults }) {
  const those = (...kinds) => assertionResults.filter((test) => kinds.includes(test.status));
  const failed = those('failed');
  const isBroken = status === 'failed' && failed.length === 0;
  return {
    name: relative(ROOT, name),
    passed: those('passed').length,
    failed: isBroken ? 1 : failed.length,
    skipped: those('pending', 'skipped', 'todo', 'disabled').length,
    text: isBroken ? message : failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`).join('\n'),
  };
}
