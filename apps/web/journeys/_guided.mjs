// A guided beginning, followed by what the guide says alone.
import assert from 'node:assert/strict';
import { spotOf } from './_board.mjs';
import { assertAccessible, assertNoErrors, MY_DECISION, openWindow, positionOf } from './_steps.mjs';

const MOST_STEPS = 120;
const AT_ONCE = { speed: 'once' };

/** To where one goes on alone; `after` then has the page. */
export async function guided(browser, url, axe, { game, phone, after }) {
  const { context, page, errors } = await openWindow(browser, { phone, settings: AT_ONCE });
  await page.goto(`${url}/learn/${game}`);
  await page.waitForSelector(`${MY_DECISION} .guide`);
  await assertAccessible(page, axe, `the first step of ${game}`);
  const titles = [];
  while ((await page.locator('.lesson-end').count()) === 0) {
    assert.ok(titles.length < MOST_STEPS, `the guide leads to an end: ${titles.slice(-8).join(', ')}`);
    titles.push(await page.locator('.guide h3').innerText());
    await follow(page, phone);
  }
  await assertAccessible(page, axe, `the end of ${game}`);
  assert.ok(new Set(titles).size > 8, `it has something to say: ${titles.join(', ')}`);
  await page.getByRole('button', { name: 'Go on alone' }).click();
  await page.waitForSelector('.guide', { state: 'detached' });
  await after?.(page);
  assertNoErrors(errors);
  await context.close();
}

/** A finger on a stack fans it out: then the counter the guide means is tapped. */
async function pickCard(page, before) {
  const unit = Number(await page.locator('.guide').getAttribute('data-units'));
  const card = await page.waitForFunction(
    ([wanted, at]) => {
      if (Number(document.querySelector('.prompt')?.dataset.position) > at) return 'played';
      return document
        .querySelector('.board canvas')
        .board.cards()
        .find((one) => one.unit === wanted);
    },
    [unit, before],
  );
  const spot = await card.jsonValue();
  if (spot !== 'played') await page.touchscreen.tap(spot.x, spot.y);
}

/** Presses what is ringed, a button, a counter beside the map or the staff, or clicks the hex that is picked out. */
async function follow(page, phone) {
  const before = await positionOf(page);
  const ringed = page.locator('.words [data-advised=true], .tray [data-advised=true], [data-points=staff] .staff-finish .button');
  if (await ringed.count()) await ringed.first().click();
  else {
    const hexes = await page.locator('.guide').getAttribute('data-hexes');
    assert.notEqual(hexes, '', `the guide picks something out: ${await page.locator('.guide').innerText()}`);
    const { x, y } = await spotOf(page, Number(hexes.split(' ')[0]));
    await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    if (phone) await pickCard(page, before);
  }
  await page.waitForFunction((at) => Number(document.querySelector('.prompt')?.dataset.position) > at, before);
  await page.waitForSelector(`${MY_DECISION}:not(:has(.staff-finish [disabled])), .outcome, .lesson-end`);
}
