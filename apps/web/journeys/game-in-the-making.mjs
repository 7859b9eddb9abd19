import assert from 'node:assert/strict';
import { assertAccessible, assertNoErrors, MY_DECISION, openWindow } from './_steps.mjs';

export const name = 'the ground of a game in the making, by its name alone';

const GAME = 'greatest-day';

/** No page offers it; whoever knows its name sees its map, its key, its hexes and its places, and is told what it is. */
export async function run({ browser, url, axe }) {
  await look(browser, url, axe, { phone: false });
  await look(browser, url, axe, { phone: true });
}

async function look(browser, url, axe, { phone }) {
  const { context, page, errors } = await openWindow(browser, { phone });
  await page.goto(url);
  await page.waitForSelector('.shelf');
  assert.equal(await page.locator('body', { hasText: 'The Greatest Day' }).count(), 0, 'the front page does not offer it');
  await page.goto(`${url}/new/${GAME}?way=alone`);
  await page.getByText('This game is in the making').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector(MY_DECISION);
  assert.match(await page.locator('.prompt').innerText(), /§/);
  await find(page, phone, 'Bayeux', '98.024');
  await find(page, phone, '109.010', '109.010');
  await assertAccessible(page, axe, phone ? 'its map on a phone' : 'its map on a desk');
  if (!phone) {
    const tab = page.getByRole('button', { name: 'Map key' });
    await tab.click();
    await page.locator('.map-key li', { hasText: 'Hedgerow' }).waitFor();
    await tab.click();
  }
  assertNoErrors(errors);
  await context.close();
}

/** Looks something up by its name or number, and goes there: the inspector then tells of that hex. */
async function find(page, phone, text, hex) {
  if (phone) await page.getByRole('button', { name: 'Find', exact: true }).click();
  else await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name, hex or place' }).fill(text);
  await dialog
    .getByRole('button')
    .filter({ hasText: `Hex ${hex}` })
    .first()
    .click();
  if (phone) await page.getByRole('tab', { name: 'Stack' }).click();
  await page.locator('.selection .hex-label', { hasText: hex }).waitFor();
  if (phone) await page.getByRole('tab', { name: 'Act' }).click();
}
