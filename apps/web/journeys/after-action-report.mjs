import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assertAccessible, assertNoErrors, openWindow, playOn, seeded, startAgainstComputer } from './_steps.mjs';

export const name = 'the after-action report, of a running game and of one that is over, and kept as a file';

/** Before the end a report knows what its seat has seen; afterwards everything. Kept as a file it needs nothing else. */
export async function run({ browser, url, axe, seed }) {
  const { context, page, errors } = await openWindow(browser);
  await startAgainstComputer(page, url, 'Allied');
  await playOn(page, { random: seeded(seed), clicks: 25 });
  const table = page.url();

  await page.goto(`${table}/report`);
  await painted(page);
  assert.equal(await page.locator('h1').innerText(), 'The game so far');
  assert.match(await page.locator('.report-head').innerText(), /what your seat has seen/);
  await assertAccessible(page, axe, 'the report of a running game');

  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'This table: save, replay, draw, resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.waitForSelector('.outcome');
  await page.getByRole('link', { name: 'After-action report' }).click();
  await painted(page);
  assert.match(await page.locator('h1').innerText(), /German victory/);
  assert.equal(await page.getByText('what your seat has seen').count(), 0);
  await assertAccessible(page, axe, 'the report of a game that is over');

  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `the report is ${over} pixels too wide for a phone`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as one file' }).click()]);
  await opensAlone(context, await download.path());
  assertNoErrors(errors);
  await context.close();
}

async function painted(page) {
  await page.waitForSelector('.report-bar .main:not([disabled])', { timeout: 120_000 });
  assert.ok((await page.locator('.report-map img').count()) > 0, 'there is a map');
}

/** The kept page shows its maps and asks nobody for anything. */
async function opensAlone(context, path) {
  const html = readFileSync(path, 'utf8');
  assert.ok(html.startsWith('<!doctype html>'));
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => asked.push(request.url().slice(0, 80)));
  await page.setContent(html, { waitUntil: 'load' });
  const widths = await page.locator('.report-map img').evaluateAll((images) => images.map((image) => image.naturalWidth));
  assert.ok(widths.length > 0 && widths.every((width) => width > 300), `its maps are ${widths} pixels wide`);
  assert.deepEqual(
    asked.filter((address) => !address.startsWith('data:')),
    [],
    'the file asks for nothing',
  );
}
