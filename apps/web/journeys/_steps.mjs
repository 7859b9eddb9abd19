// What the journeys share: a browser window of a known kind, an accessibility check, and hands that play.
import assert from 'node:assert/strict';

const QUICK = { guide: 'hide', motion: 'reduced', confirmations: 'never', forced: 'all', glides: 'none' };

/** A window with settings that do not wait for the eye, failing on the first error of the page. */
export async function openWindow(browser, { phone = false, storageState, settings = {} } = {}) {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone, ...(storageState ? { storageState } : {}) });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('bocage.settings')) localStorage.setItem('bocage.settings', JSON.stringify(kept));
    },
    { ...QUICK, ...settings },
  );
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  return { context, page, errors };
}

/** No finding of axe on the page once it has come: pages are loaded when they are asked for. */
export async function assertAccessible(page, axe, where) {
  await page.waitForSelector('h1', { state: 'attached', timeout: 30_000 });
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
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
 * Clicks legal things, one after another, until the game is over, so many clicks were made, this seat waits longer than
 * `patience`, or more than three of `until` are offered at once. Returns how many clicks, whether that was met and
 * whether it is over.
 */
export function playOn(page, { clicks, patience = 60_000, endEvery = 12, until = '' }) {
  return page.evaluate(
    async ({ clicks, patience, endEvery, until }) => {
      const pick = (list) => list[Math.floor(Math.random() * list.length)];
      const isOver = () => document.querySelector('.outcome') !== null;
      const isMet = () => until !== '' && document.querySelector('.prompt.mine') !== null && document.querySelectorAll(until).length > 3;
      const offered = () => {
        if (!document.querySelector('.prompt.mine')) return [];
        const words = [...document.querySelectorAll('.words [data-word]')];
        const others = [...document.querySelectorAll('.tray-unit, .row-act')];
        return others.length === 0 || (words.length > 0 && Math.random() < 1 / endEvery) ? words : others;
      };
      let made = 0;
      let since = performance.now();
      while (made < clicks && !isOver() && !isMet() && performance.now() - since < patience) {
        const list = offered();
        if (list.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 15));
          continue;
        }
        const before = document.querySelector('.prompt')?.dataset.position;
        pick(list).click();
        made++;
        since = performance.now();
        while (document.querySelector('.prompt')?.dataset.position === before && !isOver() && performance.now() - since < patience)
          await new Promise((resolve) => setTimeout(resolve, 4));
        since = performance.now();
      }
      return { made, isMet: isMet(), isOver: isOver() };
    },
    { clicks, patience, endEvery, until },
  );
}

export async function waitForMyDecision(page, timeout = 60_000) {
  await page.waitForSelector('.prompt.mine, .outcome', { timeout });
}

export function positionOf(page) {
  return page.locator('.prompt').getAttribute('data-position').then(Number);
}

/** Waits until something was told after a position. */
export async function waitForNews(page, position) {
  await page.waitForFunction((before) => Number(document.querySelector('.prompt')?.dataset.position) > before, position, {
    timeout: 30_000,
  });
}

/** The middle of the map that no panel covers: where a unit that was asked for is shown. */
export function middleOfMap(page) {
  return page.evaluate(() => {
    const map = document.querySelector('.board canvas').getBoundingClientRect();
    const edge = { left: map.left, right: map.right, top: map.top, bottom: map.bottom };
    for (const panel of document.querySelectorAll('[data-inset]')) {
      const box = panel.getBoundingClientRect();
      const side = panel.dataset.inset;
      if (side === 'left') edge.left = Math.max(edge.left, box.right);
      if (side === 'right') edge.right = Math.min(edge.right, box.left);
      if (side === 'top') edge.top = Math.max(edge.top, box.bottom);
      if (side === 'bottom') edge.bottom = Math.min(edge.bottom, box.top);
    }
    return { x: (edge.left + edge.right) / 2, y: (edge.top + edge.bottom) / 2 };
  });
}
