import assert from 'node:assert/strict';
import { game as summer } from '@bocage/dark-summer';
import { createUi } from '@bocage/dark-summer/ui';
import { clone, hex, unit, word } from '@bocage/kernel';
import { game as normandy } from '@bocage/normandy-1969';
import { chooseInList, laySave, sceneOf, top } from './_scene.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForMyDecision, waitForNews } from './_steps.mjs';

export const name = 'what would be lost is said before it is lost';

const ASKING = { confirmations: 'ask' };

/** A unit and a hex of its movement where too many would stand: the first the rules warn of. */
function tooMany({ module, table }) {
  const { risks } = createUi(module);
  const { state } = table();
  const seat = 'allied';
  for (const mover of module.legal(module.view(state, [seat]), seat)) {
    if (mover.kind !== 'unit') continue;
    const chosen = clone(state);
    module.play(chosen, seat, unit(mover.unit));
    for (const to of module.legal(module.view(chosen, [seat]), seat)) {
      if (to.kind !== 'hex') continue;
      const moved = clone(chosen);
      module.play(moved, seat, hex(to.hex));
      const warned = top(moved.open).step === 'moving' ? risks(module.view(moved, [seat]), seat, word('done')) : [];
      const risk = warned.find(({ hexes }) => hexes?.includes(to.hex));
      if (risk) return { mover: mover.unit, to: to.hex, text: risk.text };
    }
  }
  throw new Error('nobody could move where too many stand');
}

export async function run({ browser, url, axe, playedScene }) {
  const drop = sceneOf(playedScene, normandy, 'allied', ({ open }) => top(open).step === 'drop');
  const moving = sceneOf(playedScene, summer, 'allied', ({ open, seat }) => seat === 'allied' && top(open).step === 'moving');
  const clicks = tooMany(moving);
  for (const phone of [false, true]) {
    const { context, page, errors } = await openWindow(browser, { phone, settings: ASKING });
    await leavesNobodyUnasked(page, url, drop.save, axe);
    await tellsOfOverStacking(page, url, moving.save, clicks, axe);
    assertNoErrors(errors);
    await context.close();
  }
}

/** Regiments that would stay in England are named; Esc lets them come, a second press lets them stay. */
async function leavesNobodyUnasked(page, url, save, axe) {
  await laySave(page, url, save);
  const before = await positionOf(page);
  const done = page.locator('[data-word=done]');
  assert.match(await page.locator('.risks').innerText(), /Eight parachute regiments stay in England for good/, 'said while it is true');
  await done.click();
  await page.locator('.sure', { hasText: 'Sure? Eight parachute regiments stay in England for good.' }).waitFor();
  await assertAccessible(page, axe, 'the question before a loss');
  await page.keyboard.press('Escape');
  await page.locator('.sure').waitFor({ state: 'detached' });
  assert.equal(await positionOf(page), before, 'nothing was done, and nothing undone');
  await done.click();
  await page.locator('.sure').click();
  await waitForNews(page, before);
}

/** Units above the limit are told of as soon as they stand there, and no longer; that others could move is only remarked. */
async function tellsOfOverStacking(page, url, save, { mover, to, text }, axe) {
  await laySave(page, url, save);
  const risk = page.locator('.risks .risk-go', { hasText: text });
  assert.equal(await risk.count(), 0, 'nobody has moved there yet');
  assert.match(await page.locator('.still-open').innerText(), /can still act/, 'a plain reminder');
  const before = await positionOf(page);
  await chooseInList(page, `[data-unit="${mover}"]`);
  await waitForNews(page, before);
  const chosen = await positionOf(page);
  await chooseInList(page, `[data-hex="${to}"]`);
  await waitForNews(page, chosen);
  await waitForMyDecision(page);
  await risk.focus();
  await assertAccessible(page, axe, 'a risk');
  const moved = await positionOf(page);
  await page.keyboard.press('z');
  await waitForNews(page, moved);
  await risk.waitFor({ state: 'detached' });
}
