// Draws a map as the board shows it, without counters: print.mjs '{"map":…,"ground":…,"out":…,"chromium":…,"width":…,"height":…,"at":{"x","y","scale"}}'.
// Paths are files; without `at` the whole sheet. Prints {out, width, height} as JSON.
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serveSample } from './build.mjs';

const { map, ground, out, chromium: executablePath, width, height, at } = JSON.parse(process.argv[2]);
const read = (path) => (path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const site = await serveSample();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${site.url}?counters=0&columns=2&rows=2`);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(([theMap, theGround]) => window.showMap(theMap, theGround), [read(map), read(ground)]);
  await page.evaluate((view) => (view ? window.board.camera.set(view, 'jump') : window.board.camera.fit('jump')), at);
  await page.evaluate(() => window.resting());
  await page.screenshot({ path: out });
  console.log(JSON.stringify({ out, width, height }));
} finally {
  await browser.close();
  site.close();
}
