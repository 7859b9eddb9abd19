import assert from 'node:assert/strict';
import { assertAccessible, assertNoErrors, MY_DECISION, openWindow, playOn, seeded, waitForMyDecision } from './_steps.mjs';

export const name = 'two at one screen, without a network, on a phone';

/** The app starts offline once it was seen; a curtain stands between the two sides. */
export async function run({ browser, url, axe, seed }) {
  const random = seeded(seed);
  const { context, page, errors } = await openWindow(browser, { phone: true, ground: 'painted', app: 'kept' });
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await context.setOffline(true);
  await page.goto(`${url}/new/normandy-1969?way=hotseat`);
  await page.getByLabel('Scenario').selectOption('bridgehead');
  await page.getByRole('button', { name: 'Begin' }).click();

  const seats = new Set();
  for (let i = 0; i < 40 && seats.size < 2; i++) {
    await liftCurtain(page, async (button) => {
      await assertAccessible(page, axe, 'the curtain');
      assert.equal(await page.locator('.board, .log, .hex-list').count(), 0, 'the curtain hides the table');
      seats.add(await button.innerText());
    });
    await playOn(page, { random, clicks: 30, patience: 300, endEvery: 4 });
  }
  assert.equal(seats.size, 2, 'both sides have sat down');
  await liftCurtain(page);
  await page.waitForSelector('.sheet');
  for (const tab of ['Act', 'Stack', 'Log', 'Charts']) {
    await page.getByRole('tab', { name: tab }).click();
    await assertAccessible(page, axe, `the phone’s ${tab}`);
  }
  assertNoErrors(errors);
  await context.close();
}

/** Whoever is asked sits down, and has a decision before them. */
async function liftCurtain(page, look = async () => {}) {
  await page.waitForSelector(`.curtain, ${MY_DECISION}, .outcome`, { timeout: 60_000 });
  const button = page.locator('.curtain .button');
  if ((await button.count()) > 0) {
    await look(button);
    await button.click();
  }
  await waitForMyDecision(page);
}
