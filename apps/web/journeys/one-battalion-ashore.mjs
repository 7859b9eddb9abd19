import assert from 'node:assert/strict';
import { find } from './_find.mjs';
import { guided } from './_guided.mjs';
import { playOn, seeded } from './_steps.mjs';

export const name = 'One Battalion Ashore: guided, then alone to its end, on a desk and on a phone';

export async function run({ browser, url, axe }) {
  await guided(browser, url, axe, { game: 'greatest-day', phone: false, after: toItsEnd });
  await guided(browser, url, axe, { game: 'greatest-day', phone: true, after: foundThenToItsEnd });
}

async function foundThenToItsEnd(page) {
  await find(page, '32.009', '32.009', { phone: true });
  await toItsEnd(page);
}

/** Whoever has been led so far plays on alone, however badly, and is told how it ended. */
async function toItsEnd(page) {
  const { isOver } = await playOn(page, { random: seeded(1944), clicks: 400, endEvery: 3 });
  assert.ok(isOver, 'the scenario comes to its end');
  assert.match(await page.locator('.outcome').innerText(), /Allies|nobody/);
}
