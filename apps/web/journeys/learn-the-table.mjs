import assert from 'node:assert/strict';
import { assertAccessible, assertNoErrors, MY_DECISION, openWindow, positionOf } from './_steps.mjs';

export const name = 'learn the table, on a desk and on a phone';

/** What the guide must have talked about by the end of a game that lasts. */
const TOPICS = ['undo', 'log', 'rulebook', 'score'];
const MOST_STEPS = 150;

/** From the front page, by following the guide alone, to the end of the game. Against the settings, which hide guided openings. */
export async function run({ browser, url, axe }) {
  await lesson(browser, url, axe, { phone: false });
  await lesson(browser, url, axe, { phone: true });
}

async function lesson(browser, url, axe, { phone }) {
  const { context, page, errors } = await openWindow(browser, { phone, dice: 7, ground: 'painted', settings: { confirmations: 'ask' } });
  await page.goto(url);
  await page.getByRole('link', { name: 'Learn the table' }).click();
  await page.waitForSelector(`${MY_DECISION} .guide`);
  const where = phone ? 'a phone' : 'a desk';
  await assertAccessible(page, axe, `the first step on ${where}`);
  await straysAndComesBack(page, phone);
  const told = new Set();
  let steps = 0;
  while ((await page.locator('.outcome').count()) === 0) {
    assert.ok(steps++ < MOST_STEPS, 'the guide leads to an end');
    for (const topic of await page.locator('.table').evaluateAll((all) => all.map((one) => one.dataset.points ?? ''))) told.add(topic);
    await follow(page, phone);
  }
  await page.waitForSelector('.lesson-end');
  await assertAccessible(page, axe, `the end on ${where}`);
  for (const topic of TOPICS) assert.ok(told.has(topic), `the guide tells of ${topic}: ${[...told]}`);
  assert.ok((await page.getByRole('link', { name: 'Normandy' }).count()) > 0, 'there is somewhere to go next');
  assertNoErrors(errors);
  await context.close();
}

/** A click that is refused says why, a skipped guide can be called back, and the step is still the same. */
async function straysAndComesBack(page, phone) {
  const step = await page.locator('.guide-do').innerText();
  await clickHex(page, 0, phone);
  await page.waitForSelector('.toast, .tip');
  await page.getByRole('button', { name: 'Skip the guide' }).click();
  await page.getByRole('button', { name: 'Show the guide again' }).click();
  assert.equal(await page.locator('.guide-do').innerText(), step, 'the guide waits');
}

/** Does what the guide advises: presses the ringed button, or clicks the hex that is picked out on the map. */
async function follow(page, phone) {
  await page.waitForSelector(`${MY_DECISION}, .outcome`);
  if (await page.locator('.outcome').count()) return;
  const before = await positionOf(page);
  const word = page.locator('.words [data-advised=true]');
  if (await word.count()) await word.first().click();
  else await clickAdvised(page, phone);
  await page.waitForFunction(
    (at) => Number(document.querySelector('.prompt')?.dataset.position) > at || document.querySelector('.outcome'),
    before,
  );
}

/** The first hex the guide has picked out, clicked where it has come to rest and nothing covers it. */
async function clickAdvised(page, phone) {
  const hexes = await page.locator('.guide').getAttribute('data-hexes');
  assert.notEqual(hexes, '', `the guide picks something out: ${await page.locator('.guide').innerText()}`);
  await clickHex(page, Number(hexes.split(' ')[0]), phone);
}

async function clickHex(page, hex, phone) {
  const spot = await page.waitForFunction(
    (at) => {
      const canvas = document.querySelector('.board canvas');
      const { x, y } = canvas.board.locate(at);
      const frames = window.spot?.x === x && window.spot.y === y ? window.spot.frames + 1 : 0;
      window.spot = { x, y, frames };
      return frames > 2 && document.elementFromPoint(x, y) === canvas ? { x, y } : false;
    },
    hex,
    { polling: 'raf' },
  );
  const { x, y } = await spot.jsonValue();
  if (phone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
