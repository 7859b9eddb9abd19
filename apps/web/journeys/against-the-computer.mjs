import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertNoErrors,
  openWindow,
  playOn,
  positionOf,
  seeded,
  spotOfCursor,
  startAgainstComputer,
  waitForMyDecision,
  waitForNews,
} from './_steps.mjs';

export const name = 'a whole game against the computer';

/** From the front page to the end of the campaign, with a reload in between, by buttons, tray, list, keyboard and mouse. */
export async function run({ browser, url, axe, seed }) {
  const random = seeded(seed);
  const { context, page, errors } = await openWindow(browser);
  await page.goto(url);
  await assertAccessible(page, axe, 'the front page');
  await startAgainstComputer(page, url, 'Allied');
  await waitForMyDecision(page);
  await assertAccessible(page, axe, 'the table');
  await readsMapKey(page, axe);

  await chooseByKeyboard(page);
  await undoAndSeeWhy(page);
  await landEverything(page, random);
  await chooseByMouse(page);
  await survivesReload(page);
  await hastens(page);
  await assertAccessible(page, axe, 'the table in play');

  const played = await playOn(page, { random, clicks: 4_000, endEvery: 5 });
  assert.equal(played.isOver, true, `the game ends (${played.made} clicks)`);
  await assertAccessible(page, axe, 'the end of the game');
  await replays(page);
  await saves(page);
  assertNoErrors(errors);
  await context.close();
}

async function readsMapKey(page, axe) {
  const tab = page.getByRole('button', { name: 'Map key' });
  await tab.click();
  await page.locator('.map-key li', { hasText: 'Bocage' }).locator('canvas').waitFor();
  await assertAccessible(page, axe, 'the map key');
  await tab.click();
}

/** A regiment from the tray, then its drop zone by Tab and Enter on the map. */
async function chooseByKeyboard(page) {
  const before = await positionOf(page);
  await page.locator('.tray-unit').first().click();
  await waitForNews(page, before);
  const chosen = await positionOf(page);
  await page.locator('.board canvas').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForNews(page, chosen);
}

/** Choosing can be undone; past a die the button says why not. */
async function undoAndSeeWhy(page) {
  await waitForMyDecision(page);
  const before = await positionOf(page);
  await page.locator('.tray-unit').first().click();
  await waitForNews(page, before);
  const prompt = await page.locator('.prompt-text').innerText();
  const chosen = await positionOf(page);
  await page.keyboard.press('z');
  await waitForNews(page, chosen);
  assert.notEqual(await page.locator('.prompt-text').innerText(), prompt, 'undo goes back to the choice before');
}

/** Hexes of the list where every counter can be chosen. */
const WHOLE_STACKS = '.hex-list > ul > li:has(.row-act[data-unit]):not(:has(ul span))';

/** The opening, until units on the map can be chosen. */
async function landEverything(page, random) {
  const { made, isMet } = await playOn(page, { random, clicks: 600, endEvery: 10_000, until: WHOLE_STACKS });
  assert.ok(isMet, `the opening ends (${made} clicks)`);
}

/** The next unit that can act is shown where nothing covers it, and chosen there with the mouse. */
async function chooseByMouse(page) {
  await waitForMyDecision(page);
  const before = await positionOf(page);
  let isChosen = false;
  for (let tries = 0; tries < 3 && !isChosen; tries++) {
    await showNextOf(page, WHOLE_STACKS);
    const { x, y } = await spotOfCursor(page);
    await page.mouse.click(x, y);
    // A machine that stands still for half a second makes a long press of a click.
    isChosen = await waitForNews(page, before, 10_000).then(
      () => true,
      () => false,
    );
  }
  assert.ok(isChosen, 'a click on a counter that can be chosen chooses it');
}

/** Asks for the next unit until it is on one of these rows. */
async function showNextOf(page, rows) {
  const wanted = (await page.locator(`${rows} > .row-hex`).allInnerTexts()).map((text) => text.replace('Hex ', '').trim());
  for (let asked = 0; asked < 100; asked++) {
    await page.keyboard.press('n');
    const label = await page.locator('.selection .hex-label').innerText();
    if (wanted.includes(label.trim())) return;
  }
  throw new Error(`the next unit is never at ${wanted.join()}`);
}

async function survivesReload(page) {
  await waitForMyDecision(page);
  const before = { position: await positionOf(page), prompt: await page.locator('.prompt-text').innerText() };
  await page.reload();
  await waitForMyDecision(page);
  const after = { position: await positionOf(page), prompt: await page.locator('.prompt-text').innerText() };
  assert.deepEqual(after, before, 'a reload changes nothing');
}

/** From here on the table does by itself what is the only thing to do. */
async function hastens(page) {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('bocage.settings'));
    localStorage.setItem('bocage.settings', JSON.stringify({ ...kept, forced: 'all' }));
  });
  await page.reload();
  await waitForMyDecision(page);
}

async function replays(page) {
  await page.getByRole('button', { name: 'Replay the game' }).click();
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.focus();
  await page.keyboard.press('End');
  const last = Number(await slider.inputValue());
  await page.keyboard.press('Home');
  await page.waitForFunction((input) => input.value === '0', await slider.elementHandle());
  assert.ok(last > 100, `a whole game to replay (${last} positions)`);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.waitForSelector('.outcome');
}

async function saves(page) {
  await page.getByRole('button', { name: /^This table/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
  assert.match(file.suggestedFilename(), /\.bocage\.json$/);
  await page.goto(new URL('/', page.url()).href);
  await page.setInputFiles('input[type=file]', await file.path());
  await page.waitForSelector('.outcome', { timeout: 60_000 });
}
