// Draws a map as the board shows it, without counters: print.mjs '{"map":…,"ground":…,"out":…,"chromium":…,"width":…,"height":…,"at":{"x","y","scale"}}'.
// Paths are files; without `at` the whole sheet, with its legend in a strip below. Prints {out, width, height} as JSON.
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
  const strip = at ? 0 : await page.evaluate(addLegend, { theMap: read(map), theGround: read(ground), height });
  await page.setViewportSize({ width, height: height + strip });
  await page.evaluate(() => window.resting());
  await page.screenshot({ path: out });
  console.log(JSON.stringify({ out, width, height: height + strip }));
} finally {
  await browser.close();
  site.close();
}

/** Runs in the page: sets the legend under the sheet, which keeps its size, and tells how high it is. */
function addLegend({ theMap, theGround, height }) {
  const { legendOf, paintSwatch } = window.board_api;
  document.getElementById('board').style.height = `${height}px`;
  const strip = document.createElement('div');
  strip.style.cssText =
    'display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:14px 20px;padding:18px 40px 28px;background:#d9cfb6;color:#26241c;font:500 20px "IBM Plex Sans Condensed"';
  for (const { title, sign } of legendOf(theMap, theGround)) {
    const entry = document.createElement('span');
    entry.style.cssText = 'display:flex;align-items:center;gap:10px';
    const canvas = document.createElement('canvas');
    paintSwatch(canvas, sign, 66, 44);
    entry.append(canvas, title);
    strip.append(entry);
  }
  document.body.append(strip);
  return Math.ceil(strip.getBoundingClientRect().height);
}
