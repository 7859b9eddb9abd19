// Pans and zooms 7,000 hexes with 1,200 counters in Chromium without a GPU and prints {p50, p95, frames} as JSON.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serveSample } from './build.mjs';

const CHROMIUM =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((p) => existsSync(p));

/** @returns {Promise<{p50: number, p95: number, worst: number, frames: number}>} milliseconds between frames */
export async function measureFrames({ frames = 600, columns = 100, rows = 70, counters = 1200 } = {}) {
  const site = await serveSample();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.url}?columns=${columns}&rows=${rows}&counters=${counters}`);
    await page.evaluate(() => window.resting());
    const times = await page.evaluate((n) => window.frames(n), frames);
    times.sort((a, b) => a - b);
    const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2));
    return { p50: at(0.5), p95: at(0.95), worst: at(1), frames: times.length };
  } finally {
    await browser.close();
    site.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await measureFrames()));
