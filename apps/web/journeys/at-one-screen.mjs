import assert from 'node:assert/strict';
import { assertAccessible, assertNoErrors, openWindow, playOn, waitForMyDecision } from './_steps.mjs';

export const name = 'two at one screen, without a network, on a phone';

/** The app starts offline once it was seen; a curtain stands between the two sides. */
export async function run({ browser, url, axe }) {
  const { context, page, errors } = await openWindow(browser, { phone: true });
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${url}/new/normandy-1969?way=hotseat`);
  await page.getByLabel('Scenario').selectOption('bridgehead');
  await page.getByRole('button', { name: 'Begin' }).click();

  const seats = new Set();
  for (let i = 0; i < 40 && seats.size < 2; i++) {
    await page.waitForSelector('.curtain, .prompt', { timeout: 30_000 });
    if ((await page.locator('.curtain').count()) > 0) {
      await assertAccessible(page, axe, 'the curtain');
      assert.equal(await page.locator('.board, .log, .hex-list').count(), 0, 'the curtain hides the table');
      const button = page.locator('.curtain .button');
      seats.add(await button.innerText());
      await button.click();
    }
    await waitForMyDecision(page);
    await playOn(page, { clicks: 30, patience: 300, endEvery: 4 });
  }
  assert.equal(seats.size, 2, 'both sides have sat down');
  await page.waitForSelector('.curtain, .prompt');
  if ((await page.locator('.curtain').count()) > 0) await page.locator('.curtain .button').click();
  await page.waitForSelector('.sheet');
  for (const tab of ['Act', 'Stack', 'Log', 'Charts']) {
    await page.getByRole('tab', { name: tab }).click();
    await assertAccessible(page, axe, `the phone’s ${tab}`);
  }
  assertNoErrors(errors);
  await context.close();
}
