// frames.mjs [stacks.json]: pans and zooms The Greatest Day's map (6,867 hexes) with 1,200 counters, a game's own or made-up ones,
// in Chromium without a GPU and prints {p50, p95, frames} as JSON.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serveSample } from './build.mjs';

const CHROMIUM =
  process.env.BOCAGE_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((p) => existsSync(p));

/**
 * Three rounds of the same journey over the map; the middle one counts, so that a moment of other work on the machine does not.
 * @returns {Promise<{p50: number, p95: number, worst: number, frames: number, rounds: number[]}>} milliseconds between frames; p95 of each round
 */
export async function measureFrames({ frames = 600, game = 'greatest-day', counters = 1200, stacks } = {}) {
  const site = await serveSample();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.url}?columns=60&rows=40&counters=${counters}`);
    await page.evaluate(([map, ground, own]) => window.showMap(map, ground, own), [read(game, 'map'), read(game, 'ground'), stacks]);
    const rounds = [];
    for (let n = 0; n < 3; n++) {
      await page.evaluate(() => window.board.camera.fit('jump'));
      await page.evaluate(() => window.resting());
      rounds.push(summary(await page.evaluate((count) => window.frames(count), frames)));
    }
    const [, middle] = rounds.toSorted((a, b) => a.p95 - b.p95);
    return { ...middle, rounds: rounds.map((r) => r.p95) };
  } finally {
    await browser.close();
    site.close();
  }
}

function read(game, file) {
  return JSON.parse(readFileSync(new URL(`../../../games/${game}/data/${file}.json`, import.meta.url), 'utf8'));
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2));
  return { p50: at(0.5), p95: at(0.95), worst: at(1), frames: sorted.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file] = process.argv;
  console.log(JSON.stringify(await measureFrames(file ? { stacks: JSON.parse(readFileSync(file, 'utf8')) } : {})));
}
