// What the journeys share: a browser window of a known kind, an accessibility check, and hands that play.
import assert from 'node:assert/strict';

/** Nothing waits for the eye, and nothing is done that was not clicked. */
const QUICK = { guide: 'hide', motion: 'reduced', confirmations: 'never', forced: 'off', glides: 'none' };

/** A busy machine may take its time over a click or a page: what a journey waits for comes, or it never does. */
const PATIENCE_MS = 120_000;

/** The screen has caught up with the table. */
const CAUGHT_UP = ':not([aria-busy=true])';
export const MY_DECISION = `.prompt.mine${CAUGHT_UP}`;

/**
 * A window with settings of its own, failing at its end on any error of the page. With `dice` they fall the same every time.
 * The ground is blank paper unless it is to be `painted`, and the app is not `kept` for a time without a network: hands meet hexes
 * and counters, and painting and keeping would take half of a browser's time.
 */
export async function openWindow(browser, { phone = false, storageState, settings = {}, dice, ground = 'blank', app = 'fetched' } = {}) {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({
    viewport,
    hasTouch: phone,
    isMobile: phone,
    ...(storageState ? { storageState } : {}),
    serviceWorkers: app === 'kept' ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (dice !== undefined) await loadDice(context, dice);
  if (ground === 'blank') await layBlankPaper(context);
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('bocage.settings')) localStorage.setItem('bocage.settings', JSON.stringify(kept));
    },
    { ...QUICK, ...settings },
  );
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => {
    errors.push(error.stack || String(error));
    console.log(`error of the page ${page.url()}: ${errors.at(-1)}`);
  });
  return { context, page, errors };
}

/** The browser's random bytes are all this one: the host of a local table, a worker, draws its secret and its nonces from them. */
async function loadDice(context, byte) {
  const loaded = `crypto.getRandomValues = (bytes) => bytes.fill(${byte});`;
  await context.addInitScript(loaded);
  await context.route('**/host-worker*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${loaded}\n${await answer.text()}` });
  });
}

/** Runs in place of the worker that paints the map. */
const BLANK_PAPER = `onmessage = ({ data: { kind, round, order } }) => {
  if (kind !== 'paint') return;
  const sheet = new OffscreenCanvas(512, 512);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#e9e1c6';
  ctx.fillRect(0, 0, 512, 512);
  const image = sheet.transferToImageBitmap();
  postMessage({ kind: 'tile', round, order, image }, [image]);
};`;

async function layBlankPaper(context) {
  await context.route('**/tile-worker*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: BLANK_PAPER }));
}

/** Whole numbers below 2³², always the same ones for a seed. */
export function seeded(seed) {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** No finding of axe on the page once it has come and no colour is on its way to another: pages are loaded when they are asked for. */
export async function assertAccessible(page, axe, where) {
  await page.waitForSelector('h1', { state: 'attached', timeout: 30_000 });
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    const report = await window.axe.run(document, { resultTypes: ['violations'] });
    return report.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    );
  });
  assert.deepEqual(violations, [], `axe on ${where}`);
}

export function assertNoErrors(errors) {
  assert.deepEqual(errors, [], 'errors of the page');
}

/** The two clicks from the front page to a game against the computer. */
export async function startAgainstComputer(page, url, side) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.locator('.side-card', { hasText: side }).click();
  await page.waitForSelector('.prompt', { timeout: 30_000 });
}

/**
 * Clicks legal things, one after another, until the game is over, so many clicks were made, a curtain falls, nothing has
 * moved for `patience`, or more than three of `until` are offered at once. No click is left unanswered. Returns how many
 * clicks, whether `until` was met and whether it is over.
 */
export function playOn(page, { random, clicks, patience = 120_000, endEvery = 12, until = '' }) {
  const chances = Array.from({ length: 2 * clicks }, () => random() / 2 ** 32);
  return page.evaluate(
    async ({ chances, clicks, patience, endEvery, until, mine }) => {
      const UNANSWERED_MS = 10_000;
      let drawn = 0;
      const chance = () => chances[drawn++ % chances.length];
      const pick = (list) => list[Math.floor(chance() * list.length)];
      const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      const position = () => document.querySelector('.prompt')?.dataset.position;
      const isOver = () => document.querySelector('.outcome') !== null;
      const isMet = () => until !== '' && document.querySelector(mine) !== null && document.querySelectorAll(until).length > 3;
      const isEnded = () => isOver() || isMet() || document.querySelector('.curtain') !== null;
      const offered = () => {
        if (!document.querySelector(mine)) return [];
        const words = [...document.querySelectorAll('.words [data-word]')];
        const others = [...document.querySelectorAll('.tray-unit, .row-act')];
        return others.length === 0 || (words.length > 0 && chance() < 1 / endEvery) ? words : others;
      };
      let made = 0;
      let at = position();
      let moved = performance.now();
      const hasMoved = () => {
        if (position() === at) return false;
        at = position();
        moved = performance.now();
        return true;
      };
      while (made < clicks && !isEnded() && (hasMoved() || performance.now() - moved < patience)) {
        const list = offered();
        if (list.length === 0) {
          await later(15);
          continue;
        }
        pick(list).click();
        made++;
        const clicked = performance.now();
        while (!hasMoved() && !isEnded() && performance.now() - clicked < UNANSWERED_MS) await later(4);
      }
      return { made, isMet: isMet(), isOver: isOver() };
    },
    { chances, clicks, patience, endEvery, until, mine: MY_DECISION },
  );
}

export async function waitForMyDecision(page, timeout = 120_000) {
  await page.waitForSelector(`${MY_DECISION}, .outcome`, { timeout });
}

export async function waitUntilCaughtUp(page, timeout = 60_000) {
  await page.waitForSelector(`.prompt${CAUGHT_UP}`, { timeout });
}

export function positionOf(page) {
  return page.locator('.prompt').getAttribute('data-position').then(Number);
}

/** Waits until something was told after a position. */
export async function waitForNews(page, position, timeout = 60_000) {
  await page.waitForFunction((before) => Number(document.querySelector('.prompt')?.dataset.position) > before, position, { timeout });
}

/** Where the hex under the board's cursor has come to rest, once nothing covers it. */
export async function spotOfCursor(page) {
  const spot = await page.waitForFunction(
    () => {
      const canvas = document.querySelector('.board canvas');
      const { x, y } = canvas.board.locate(canvas.board.cursor());
      const frames = window.spot?.x === x && window.spot.y === y ? window.spot.frames + 1 : 0;
      window.spot = { x, y, frames };
      return frames > 2 && document.elementFromPoint(x, y) === canvas ? { x, y } : false;
    },
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return spot.jsonValue();
}
