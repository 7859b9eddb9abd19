// npm test: everything that must hold, from a fresh clone. The last line counts it.
import './check-node.mjs';
import { atOnce } from './lib/at-once.mjs';
import { chromium } from './lib/chromium.mjs';
import { sum } from './lib/once-more.mjs';
import { build, install } from './lib/prepare.mjs';
import { playableGames } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { units } from './lib/units.mjs';

/** Games at random for each. A whole megagame of 146 seats at random takes minutes: the laws play one turn of it with every option. */
const FUZZ = {
  'liberating-assault': ['--options way=duel --games 2 --every 500', '--options way=staff --games 1 --every 500'],
  'bradleys-dday': ['--games 4 --every 100'],
  'greatest-day': ['--games 7 --every 400 --firsts'],
};
const USUAL_FUZZ = ['--games 20'];
/** Sections that wait for scenarios to come, and no more than these. */
const WAITING = { 'greatest-day': 53 };
const SEED = '1944';
const results = [];

async function stage(title, work) {
  const since = Date.now();
  console.log(`\n── ${title}`);
  try {
    results.push(await work());
  } catch (error) {
    console.log(`${title} failed: ${error.stack ?? error}`);
    results.push({ failed: 1 });
  }
  console.log(`   ${((Date.now() - since) / 1000).toFixed(1)} s`);
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
  const describe = ({ actions, breaks, leaks, dumps }) => `${actions} actions, ${breaks} breaks, ${leaks} leaks ${dumps.join(' ')}`;
  const holds = ({ breaks, leaks }) => breaks === 0 && leaks === 0;
  const runs = games().flatMap((game) => (FUZZ[game] ?? USUAL_FUZZ).map((args) => ['fuzz', game, ...args.split(' '), '--seed', SEED]));
  return sum(await atOnce(runs, (args) => bocage(args, holds, describe)));
}

async function coverage() {
  const uncited = ({ sections }) =>
    sections
      .filter(({ kind, waits, code, tests }) => kind !== 'narrative' && !waits && (code.length === 0 || tests.length === 0))
      .map(({ id }) => `§${id}`);
  const describe = (answer) => `${answer.covered} of ${answer.total} sections, ${answer.waiting} wait ${uncited(answer).join(' ')}`;
  const holds = (game) => (answer) => answer.covered === answer.total && answer.waiting === (WAITING[game] ?? 0);
  return sum(await atOnce(games(), (game) => bocage(['coverage', game, '--scenarios', 'core'], holds(game), describe)));
}

if ((await install()) && (await build())) {
  const browser = await chromium();
  if (!browser) console.log('\nThere is no Chromium here: what needs a browser is skipped.');
  await stage('check', async () => (await import('./check.mjs')).check());
  await stage('unit tests and laws', () => units(browser));
  await stage('fuzz', fuzz);
  await stage('coverage of the rules', coverage);
  await stage('a game added by the guide', async () => (await import('./follow-guide.mjs')).followGuide());
  await stage('browser journeys', async () => (await import('./journeys.mjs')).journeys());
} else {
  results.push({ failed: 1 });
}

const total = sum(results);
if (total.flaky.length > 0) console.log(`\nflaky: ${total.flaky.join(', ')} (passed only when run again, alone)`);
const skipFails = Boolean(process.env.CI) && process.env.CI !== 'false' && total.skipped > 0;
if (skipFails) console.log('\nNothing may be skipped where CI is set.');
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 || skipFails ? 1 : 0;
