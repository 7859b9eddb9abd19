// node tools/journeys.mjs [name…] [--seed n]: plays the browser journeys of apps/web/journeys against the built server.
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { atOnce } from './lib/at-once.mjs';
import { chromium } from './lib/chromium.mjs';
import { onceMore, sum } from './lib/once-more.mjs';
import { playedScene } from './lib/played-scene.mjs';
import { filesUnder, readText } from './lib/root.mjs';
import { serve } from './lib/served.mjs';

const LONGEST = 480_000;

/**
 * Each journey exports `name` and `run({ browser, url, axe, restart, seed, playedScene })`, and throws where the table disappoints it.
 * The seed says which of the legal things are clicked; the dice of the game fall as they like.
 */
export async function journeys(only = [], seed = randomInt(2 ** 32)) {
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
  const go = (file) => journey(file, { playwright, executablePath, seed });
  return sum(await onceMore(await atOnce(longestFirst(files), go), ({ file }) => go(file)));
}

/** So that none is left over for the end; the length of the text tells well enough. */
function longestFirst(files) {
  return files.toSorted((a, b) => readText(b).length - readText(a).length);
}

async function journey(file, { playwright, executablePath, seed }) {
  const { name, run } = await import(`../${file}`);
  const since = Date.now();
  const server = await serve();
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await withLimit(run({ browser, url: server.url, axe: axeSource(), restart: server.restart, seed, playedScene }));
    console.log(`journey  ${name}  ok (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    return { name, file, passed: 1, failed: 0 };
  } catch (error) {
    const lines = [
      `journey  ${name}  failed after ${((Date.now() - since) / 1000).toFixed(1)} s: ${error.stack ?? error}`,
      `  the same clicks again: node tools/journeys.mjs ${basename(file)} --seed ${seed}`,
      ...(await whatIsSeen(browser, basename(file, '.mjs'))),
    ];
    console.log(lines.join('\n'));
    return { name, file, passed: 0, failed: 1, text: lines[0] };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A picture of every open window, and the words that stand in it. */
async function whatIsSeen(browser, name) {
  const lines = [];
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = join(tmpdir(), `bocage-journey-${name}-${process.pid}-${i + 1}.png`);
    const picture = await page.screenshot({ path, timeout: 20_000 }).then(
      () => path,
      (error) => `no picture: ${error.message.split('\n')[0]}`,
    );
    const words = await page.evaluate(wordsOfPage).catch((error) => [`no words: ${error.message.split('\n')[0]}`]);
    lines.push([`  window ${i + 1}  ${page.url()}  ${picture}`, ...words].join('\n    '));
  }
  return lines;
}

/** Runs in the page: what it asks, remarks and offers. */
function wordsOfPage() {
  const found = ['.prompt', '.outcome', '.curtain', '.toast', '.tip', '.nothing', '.selection-title', '.bar-line'].flatMap((part) =>
    [...document.querySelectorAll(part)].map((element) => `${part}: ${element.innerText.replace(/\s+/g, ' ').slice(0, 600)}`),
  );
  const { position } = document.querySelector('.prompt')?.dataset ?? {};
  const busy = document.querySelector('.prompt')?.getAttribute('aria-busy');
  const rows = document.querySelectorAll('.row-act').length;
  return [...found, `position ${position}, busy ${busy}, ${rows} choices on the map`];
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
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
  const { passed, failed, skipped } = await journeys(positionals, values.seed === undefined ? undefined : Number(values.seed));
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
