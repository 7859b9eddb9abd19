import assert from 'node:assert/strict';
import { game as normandy } from '@bocage/normandy-1969';
import { laySave, sceneOf, top } from './_scene.mjs';
import { assertNoErrors, openWindow, positionOf, waitForNews } from './_steps.mjs';

export const name = 'Esc closes what is on top, and only undo undoes';

export async function run({ browser, url, playedScene }) {
  const { save } = sceneOf(playedScene, normandy, 'allied', ({ open }) => top(open).step === 'drop');
  for (const phone of [false, true]) {
    const { context, page, errors } = await openWindow(browser, { phone });
    await laySave(page, url, save);
    const before = await positionOf(page);
    await page.locator('.tray-unit').first().click();
    await waitForNews(page, before);
    const chosen = await positionOf(page);
    await closesOneByOne(page, phone);
    await page.locator('.toast', { hasText: 'Z takes back' }).waitFor();
    assert.equal(await positionOf(page), chosen, 'the chosen regiment is still chosen');
    await page.keyboard.press('z');
    await waitForNews(page, chosen);
    assert.equal(await page.locator('.tray-unit').count(), 8, 'undo gives it back');
    assertNoErrors(errors);
    await context.close();
  }
}

/** Opens one thing over the other, and closes them from the top. Ends on the bare map with one Esc more. */
async function closesOneByOne(page, phone) {
  await page
    .locator('.hex-list .row-hex')
    .first()
    .evaluate((row) => row.click());
  if (!phone) await page.locator('.drawer-tabs button').first().click();
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  const layers = ['dialog[open]', '.mode', ...(phone ? [] : ['.drawer-tabs [aria-expanded=true]', '.inspector .selection'])];
  for (const layer of layers) await page.locator(layer).first().waitFor();
  for (const layer of layers) {
    await page.keyboard.press('Escape');
    await page.locator(layer).first().waitFor({ state: 'detached' });
  }
  // On a phone the selection has no panel of its own to close.
  if (phone) await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}
