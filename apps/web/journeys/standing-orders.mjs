import assert from 'node:assert/strict';
import { game } from '@bocage/template';
import { laySave, sceneOf, top } from './_scene.mjs';
import { assertAccessible, assertNoErrors, openWindow, waitForMyDecision } from './_steps.mjs';

export const name = 'a question is answered beforehand: from the prompt, by a panel, for one counter, on a phone';

export async function run({ browser, url, axe, playedScene }) {
  const scene = sceneOf(playedScene, game, 'red', ({ open, seat }) => seat === 'red' && top(open).step === 'ambush');
  await byPrompt(browser, url, axe, scene);
  await onPhone(browser, url, axe, scene);
}

const sheetOf = (page, kind) => page.locator(`.order-sheet[data-kind=${kind}]`);
const sideOf = (page, kind) => sheetOf(page, kind).locator('select').first();
const openMenu = async (page) => {
  await page.getByRole('button', { name: 'This table: save, replay, draw, resign' }).click();
  await page.locator('.table-menu').getByRole('button', { name: 'Standing orders' }).click();
  await page.waitForSelector('.order-sheet');
};

/** Red is asked whether to fire at a march: from now on it lets them pass, and the log says by what. */
async function byPrompt(browser, url, axe, { save }) {
  const { context, page, errors } = await openWindow(browser);
  await laySave(page, url, save);
  const before = await page.locator('.log li').count();
  await assertAccessible(page, axe, 'the offer of a standing order');
  await page.locator('[data-order=never]').click();
  await page.getByText('By standing order: Not now.').first().waitFor();
  assert.ok((await page.locator('.log li').count()) > before);
  await waitForMyDecision(page);

  await openMenu(page);
  assert.equal(await sideOf(page, 'ambush').inputValue(), 'never');
  const another = sheetOf(page, 'ambush').getByLabel('a unit that does something else');
  const unit = await another.locator('option:not([disabled])').first().getAttribute('value');
  await another.selectOption(unit);
  await page.waitForSelector('.order-units li');
  await page.locator('.order-units li select').selectOption('odds');
  await page.getByRole('button', { name: /^More faces/ }).click();
  await page.waitForFunction(() => document.querySelector('.order-units output')?.textContent === '4');
  await sideOf(page, 'forced').selectOption('map');
  await assertAccessible(page, axe, 'the standing orders');

  await page.reload();
  await waitForMyDecision(page);
  await page.keyboard.press('!');
  await page.waitForSelector('.order-units output');
  assert.deepEqual(
    [
      await sideOf(page, 'ambush').inputValue(),
      await page.locator('.order-units output').innerText(),
      await sideOf(page, 'forced').inputValue(),
    ],
    ['never', '4', 'map'],
    'orders are kept with the game',
  );
  await page.locator('.order-units li button[aria-label$="as the side"]').click();
  await page.waitForSelector('.order-units li', { state: 'detached' });
  assertNoErrors(errors);
  await context.close();
}

async function onPhone(browser, url, axe, { save }) {
  const { context, page, errors } = await openWindow(browser, { phone: true });
  await laySave(page, url, save);
  await page.locator('.order-offer').getByRole('button', { name: 'Standing orders' }).tap();
  await page.waitForSelector('.order-sheet');
  await assertAccessible(page, axe, 'the standing orders on a phone');
  const body = await page.locator('.dialog-body').evaluate((node) => node.scrollWidth - node.clientWidth);
  assert.ok(body <= 1, 'nothing of the panel sticks out to the side');
  await sideOf(page, 'ambush').selectOption('fire');
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.waitForFunction(() => /By standing order: .*fires at/s.test(document.querySelector('.log')?.textContent ?? ''));
  assertNoErrors(errors);
  await context.close();
}
