// Hands on the map: where hexes are, clicks, drags and fingers, each counted as one gesture.
import assert from 'node:assert/strict';
import { MY_DECISION } from './_steps.mjs';

/** Where a hex lies once the camera has come to rest, or undefined when it is out of sight or covered. */
export async function spotOf(page, hex) {
  const spot = await page.waitForFunction(
    (wanted) => {
      const { board } = document.querySelector('.board canvas');
      const { x, y } = board.locate(wanted);
      const frames = window.rest?.x === x && window.rest.y === y && window.rest.hex === wanted ? window.rest.frames + 1 : 0;
      window.rest = { x, y, hex: wanted, frames };
      return frames > 2 && { x, y, isFree: document.elementFromPoint(x, y) === board.canvas };
    },
    hex,
    { polling: 'raf', timeout: 60_000 },
  );
  const { x, y, isFree } = await spot.jsonValue();
  return isFree ? { x, y } : undefined;
}

/** What can be decided now: units by hex, places to go, units in the tray, words. */
export async function offersOf(page) {
  await page.waitForSelector(`${MY_DECISION}, .outcome`);
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('.hex-list > ul > li')].map((row) => ({
      label: row.querySelector('.row-hex').textContent.replace('Hex ', '').trim(),
      units: [...row.querySelectorAll('[data-unit]')].map((one) => Number(one.dataset.unit)),
      isPlace: row.querySelector('[data-hex]') !== null,
      names: [...row.querySelectorAll('ul li')].map((one) => one.textContent.trim()),
    }));
    return {
      position: Number(document.querySelector('.prompt').dataset.position),
      phase: document.querySelector('.bar')?.innerText ?? '',
      prompt: document.querySelector('.prompt-text')?.textContent ?? '',
      stacks: rows.filter(({ units }) => units.length > 0),
      places: rows.filter(({ isPlace }) => isPlace),
      rows,
      tray: [...document.querySelectorAll('.tray-unit')].map((one) => one.title),
      words: [...document.querySelectorAll('.words [data-word]')].map((one) => one.dataset.word),
    };
  });
}

/** Hands with a count of their gestures: a click, a drag and a key are one each. */
export function countingHands(page, grid) {
  const made = { clicks: 0 };
  const at = async (label) => {
    const spot = await spotOf(page, grid.parse(label));
    assert.ok(spot, `hex ${label} is in sight and nothing covers it`);
    return spot;
  };
  return {
    made,
    async click(label, keys = []) {
      const { x, y } = await at(label);
      made.clicks++;
      for (const key of keys) await page.keyboard.down(key);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      for (const key of keys) await page.keyboard.up(key);
    },
    /** `to` may look for the goal when the stack is in hand; where it finds none the hand is opened again. */
    async drag(from, to, { keys = [], during = async () => {} } = {}) {
      const start = await at(from);
      made.clicks++;
      for (const key of keys) await page.keyboard.down(key);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 12, start.y + 6, { steps: 3 });
      await page.waitForSelector(`${MY_DECISION}`);
      const goal = typeof to === 'string' ? to : await to();
      const end = goal && (await at(goal));
      if (end) await page.mouse.move(end.x, end.y, { steps: 6 });
      if (end) await during(goal);
      await page.mouse.up();
      for (const key of keys) await page.keyboard.up(key);
      return goal;
    },
    async press(selector) {
      made.clicks++;
      await page.locator(selector).first().click({ timeout: 15_000 });
    },
    /** For what the gesture before may still be about to take away: a whole stack joins one counter after another. */
    async pressUnlessGone(selector) {
      for (let tries = 0; await page.locator(selector).count(); tries++) {
        const error = await page
          .locator(selector)
          .first()
          .click({ timeout: 3_000 })
          .catch((why) => why);
        if (!error) return void made.clicks++;
        if (tries === 5) throw error;
      }
    },
  };
}

/** Waits until the table rests again after something was done at a position. */
export async function settled(page, position) {
  await page.waitForFunction(
    ([before, mine]) =>
      Number(document.querySelector('.prompt')?.dataset.position) > before && document.querySelector(`${mine}, .outcome`) !== null,
    [position, MY_DECISION],
  );
}
