// node tools/pictures.mjs: the pictures of the README, taken in Chromium from a game the computer has played into its third day.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayer } from '@bocage/ai';
import { commitmentOf, Host, makeAction, Table, verifiableRoll } from '@bocage/kernel';
import { game } from '@bocage/normandy-1969';
import { chromium as playwright } from 'playwright-core';
import { chromium } from './lib/chromium.mjs';
import { ROOT } from './lib/root.mjs';
import { serve } from './lib/served.mjs';

const SECRET = '1944'.padStart(64, '0');
const FOLDER = join(ROOT, 'docs/pictures');

/** A game between two computer players up to a combined attack of the Allies that is ready to be declared. */
function playedGame() {
  const module = game.create(game.data);
  const options = Object.fromEntries(module.meta.options.map(({ id, values }) => [id, values[0].id]));
  const table = new Table(module, { scenario: 'campaign', options, commitment: commitmentOf(SECRET) });
  const host = new Host(module, table, (roll, entries) => verifiableRoll(SECRET, entries, roll));
  const players = Object.fromEntries(module.meta.seats.map(({ id }) => [id, createPlayer('greedy', module, id)]));
  for (;;) {
    host.rollAll();
    const awaits = table.awaits();
    if (awaits.kind !== 'seats') throw new Error('the game ended before there was anything to show');
    const [seat] = awaits.seats;
    const action = players[seat].choose(table.view([seat]), seat, table.legal(seat));
    const { turn, phase } = table.state.open;
    if (turn >= 2 && phase === 'allied-combat' && makeAction(action) === 'declare' && isOpenQuestion(module, table, seat)) break;
    host.submit(seat, { seats: [seat], position: host.position([seat]) }, makeAction(action));
  }
  const bocage = {
    title: 'D+2',
    players: { allied: 'me', german: 'greedy' },
    sharing: 'open',
    handDice: false,
    created: '1944-06-08T06:00:00Z',
  };
  return { ...table.log, secret: SECRET, bocage };
}

/** An attack by several units whose die decides between several results. */
function isOpenQuestion(module, table, seat) {
  const forecast = module.preview(table.view([seat]), seat);
  return forecast !== undefined && forecast.attack.length >= 3 && forecast.outcomes.length >= 3;
}

async function shoot(browser, url, save, { name, viewport, settings }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: name === 'phone' ? 2 : 1,
    hasTouch: name === 'phone',
    isMobile: name === 'phone',
  });
  await context.addInitScript((kept) => localStorage.setItem('bocage.settings', JSON.stringify(kept)), {
    guide: 'hide',
    motion: 'reduced',
    glides: 'none',
    ...settings,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  await page.locator('input[type=file]').first().setInputFiles(save);
  await page.waitForSelector('.prompt.mine', { timeout: 120_000 });
  await page.waitForTimeout(3000);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

const executablePath = await chromium();
if (!executablePath) throw new Error('there is no Chromium on this machine');
mkdirSync(FOLDER, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'bocage-pictures-'));
const save = join(folder, 'save.json');
writeFileSync(save, JSON.stringify(playedGame()));
const server = await serve();
const browser = await playwright.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await shoot(browser, server.url, save, { name: 'table', viewport: { width: 1440, height: 900 }, settings: { theme: 'light' } });
  await shoot(browser, server.url, save, { name: 'table-dark', viewport: { width: 1440, height: 900 }, settings: { theme: 'dark' } });
  await shoot(browser, server.url, save, { name: 'phone', viewport: { width: 390, height: 844 }, settings: { theme: 'light' } });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
