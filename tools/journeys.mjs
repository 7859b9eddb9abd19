// node tools/journeys.mjs [name…]: plays the browser journeys of apps/web/journeys against the built server.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { filesUnder, readText } from './lib/root.mjs';
import { serve } from './lib/served.mjs';

const LONGEST = 480_000;

/** Each journey exports `name` and `run({ browser, url, axe, restart })`, and throws where the table disappoints it. */
export async function journeys(only = []) {
  const files = filesUnder('apps/web/journeys', (file) => /journeys\/[^/_]+\.mjs$/.test(file)).filter(
    (file) => only.length === 0 || only.some((part) => basename(file).includes(part)),
  );
  if (files.length === 0) throw new Error('there are no journeys in apps/web/journeys');
  const executablePath = await chromium();
  if (!executablePath) {
    for (const file of files) console.log(`journey  ${basename(file)}  skipped: no Chromium on this machine`);
    return { passed: 0, failed: 0, skipped: files.length };
  }
  const { chromium: playwright } = await import('playwright-core');
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) counts[(await journey(file, playwright, executablePath)) ? 'passed' : 'failed']++;
  return counts;
}

async function journey(file, playwright, executablePath) {
  const { name, run } = await import(`../${file}`);
  const since = Date.now();
  const server = await serve();
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await withLimit(run({ browser, url: server.url, axe: axeSource(), restart: server.restart }));
    console.log(`journey  ${name}  ok (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`journey  ${name}  failed: ${error.stack ?? error}`);
    return false;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function withLimit(work) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${LONGEST / 1000} s`)), LONGEST);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The text of axe-core, for `page.evaluate` or `page.addScriptTag`. */
function axeSource() {
  return readText(
    createRequire(import.meta.url)
      .resolve('axe-core/axe.min.js')
      .replace(/^.*node_modules/, 'node_modules'),
  );
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, skipped } = await journeys(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
