// node tools/pictures.mjs [name…]: the pictures of the README, taken in Chromium from games that the computer has played.
// Build first: a client of other rules would not load them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { chromium } from './lib/chromium.mjs';
import { HALL_PICTURES, shootHall } from './lib/hall-pictures.mjs';
import { playedScene } from './lib/played-scene.mjs';
import { ROOT } from './lib/root.mjs';
import { SCENES } from './lib/scenes.mjs';
import { serve } from './lib/served.mjs';

const FOLDER = join(ROOT, 'docs/pictures');
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const STILL_MS = 6_000;

/** Map tiles are painted one after another: the picture is taken when nothing has changed for a while. */
async function waitUntilStill(page) {
  for (let before = '', since = Date.now(), end = since + 180_000; Date.now() - since < STILL_MS && Date.now() < end; ) {
    await page.waitForTimeout(1_000);
    const now = (await page.screenshot({ timeout: 60_000 })).toString('base64');
    if (now !== before) since = Date.now();
    before = now;
  }
}

/** Opens what the scene wants to be seen, and looks at its part of the map. */
async function prepare(page, { game, drawer, phoneTab, look, overlay }, isPhone) {
  if (overlay && !isPhone) {
    await page.locator('.overlays summary').click();
    await page.locator('.overlays button', { hasText: overlay }).click();
  }
  if (phoneTab && isPhone) await page.getByRole('tab', { name: phoneTab }).click();
  if (drawer && isPhone) await page.getByRole('tab', { name: 'Charts' }).click();
  if (drawer && isPhone) await page.locator('.phone-drawer summary', { hasText: drawer }).click();
  if (drawer && !isPhone) await page.locator('.drawer-tabs button', { hasText: drawer }).click();
  if (!look) return;
  const { grid } = game.create(game.data).world;
  const [hex, scale] = isPhone ? [look.phoneHex, look.phoneScale] : [look.hex, look.scale];
  const view = { ...grid.centre(grid.parse(hex)), scale };
  await page.evaluate((to) => document.querySelector('.board canvas').board.camera.set(to), view);
}

const settingsWith = (theme) => ({ guide: 'hide', motion: 'reduced', glides: 'none', theme });

async function lay(page, url, save) {
  await page.goto(url);
  await page.locator('input[type=file]').first().setInputFiles(save);
  await page.waitForSelector('.prompt.mine');
}

/** A guided beginning after its first click. */
async function learn(page, url, game) {
  await page.goto(`${url}/learn/${game}`);
  await page.locator('.tray [data-advised=true]').first().click();
  await page.waitForFunction(() => Number(document.querySelector('.prompt')?.dataset.position) > 0);
}

async function shoot(browser, url, save, scene, { name, kind, theme }) {
  const context = await browser.newContext(kind);
  const settings = settingsWith(theme);
  await context.addInitScript((kept) => localStorage.setItem('bocage.settings', JSON.stringify(kept)), settings);
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await (scene.learn ? learn(page, url, scene.learn) : lay(page, url, save));
  await prepare(page, scene, kind === PHONE);
  await waitUntilStill(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

const shotsOf = ({ desk, dark, phone }) =>
  [
    { name: desk, kind: DESK, theme: 'light' },
    { name: dark, kind: DESK, theme: 'dark' },
    { name: phone, kind: PHONE, theme: 'light' },
  ].filter(({ name }) => name !== undefined && isWanted(name));

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const executablePath = await chromium();
if (!executablePath) throw new Error('there is no Chromium on this machine');
mkdirSync(FOLDER, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'bocage-pictures-'));
const server = await serve();
const browser = await playwright.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const scene of SCENES.filter((one) => shotsOf(one).length > 0)) {
    const save = join(folder, `${scene.desk}.json`);
    if (!scene.learn) writeFileSync(save, JSON.stringify(playedScene(scene.game, scene)));
    for (const shot of shotsOf(scene)) await shoot(browser, server.url, save, scene, shot);
  }
  if (HALL_PICTURES.some(isWanted)) {
    const kinds = { desk: DESK, phone: PHONE };
    await shootHall(browser, server.url, { folder: FOLDER, kinds, settings: settingsWith('light'), waitUntilStill, isWanted });
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
