import assert from 'node:assert/strict';
import { find } from './_find.mjs';
import { chooseInList } from './_scene.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForMyDecision, waitForNews } from './_steps.mjs';

export const name = 'Storming Sword by two browsers: fire at a landing by hand, then by standing orders';

export async function run({ browser, url, axe }) {
  const allied = await openWindow(browser);
  const link = await openTable(allied.page, url);
  const german = await openWindow(browser);
  await sitDown(german.page, link);
  await find(allied.page, 'Hermanville', '37.011');
  // At 0700 the Allies have no leader ashore to buy a chit for: the German alone is asked.
  await say(german.page, 'done');
  // The fleet is silent: what counts here is on the sand.
  await say(allied.page, 'done');
  await firesOutToSea(german.page);

  await underNests(allied.page, german.page);
  assert.match(await promptOf(allied.page), /comes in/, 'the other side waits, and is told for what');
  await assertAccessible(german.page, axe, 'a landing under the nests');
  await say(german.page, 'hold');
  assert.ok((await answered(german.page, allied.page)) > 0, 'the German is asked who fires');
  assert.equal(await byOrder(german.page), 0);

  await underNests(allied.page, german.page);
  await german.page.locator('[data-order=both]').click();
  await german.page.getByText('By standing order').first().waitFor();
  for (let before = await byOrder(german.page); (await byOrder(german.page)) === before; ) {
    await until(allied.page, german.page, CHOOSE, ASKED_ABOUT_LANDING);
    await comesIn(allied.page);
  }
  await until(allied.page, german.page, CHOOSE, ASKED_ABOUT_LANDING);
  assert.equal(await byOrder(allied.page), 0, 'orders are nobody else’s business');
  assertNoErrors([...allied.errors, ...german.errors]);
  await Promise.all([allied.context.close(), german.context.close()]);
}

async function openTable(page, url) {
  await page.goto(`${url}/new/greatest-day?way=online`);
  await page.getByLabel('Scenario').selectOption('storming-sword');
  await page.getByLabel('Your name at the table').fill('Cass');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.locator('[data-invitation=german]').inputValue();
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.waitForSelector('.prompt');
  return link;
}

async function sitDown(page, link) {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill('Krug');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.prompt');
}

const promptOf = (page) => page.locator('.prompt-text').innerText();

async function say(page, word) {
  await waitForMyDecision(page);
  const at = await positionOf(page);
  await page.locator(`.words [data-word="${word}"]`).click();
  await waitForNews(page, at);
}

/** A battery fires at a ship, which lies beside the map and in no hex. */
async function firesOutToSea(page) {
  await pickFirst(page, /^2\/1716 Morris/);
  await pickFirst(page, /^Kelvin/);
}

async function pickFirst(page, name) {
  await waitForMyDecision(page);
  const at = await positionOf(page);
  await page.locator('.candidate.one', { hasText: name }).first().click();
  await waitForNews(page, at);
}

/** The first craft in the tray lands in the first hex that is offered. */
async function comesIn(page) {
  const at = await positionOf(page);
  await page.locator('.tray-unit').first().click();
  await waitForNews(page, at);
  await waitForMyDecision(page);
  await page.locator('.desk-rows').first().getByText('unharmed').first().waitFor();
  const chosen = await positionOf(page);
  await chooseInList(page, '[data-hex]');
  await waitForNews(page, chosen);
}

const CHOOSE = /choose the craft or swimming tank/;
const NESTS = /the nests fire at it, or hold/;
/** What nobody asks who has given orders. */
const ASKED_ABOUT_LANDING = /the nests fire at|tries to fire at LC|whom your units fire at/;
const byOrder = (page) => page.getByText('By standing order').count();

/** One craft after another, until one is past the obstacles and the German says what the nests do. */
async function underNests(allied, german) {
  do {
    await until(allied, german, CHOOSE);
    await comesIn(allied);
  } while (!NESTS.test(await until(allied, german, /choose the craft|the nests fire at it/)));
}

const MOST = 60;

/** Whoever is asked says the plainest thing, until somebody is asked this; `never` is what must not be asked on the way. */
async function until(first, second, question, never = /^$/) {
  for (let i = 0; i < MOST; i++) {
    const page = await askedOf(first, second);
    const text = await promptOf(page);
    if (question.test(text)) return text;
    assert.doesNotMatch(text, never);
    await plainest(page);
  }
  return assert.fail(`it never came to ${question}: ${await promptOf(first)} / ${await promptOf(second)}`);
}

/** Answers by hand as long as the German is asked, and says how often that was. */
async function answered(german, allied) {
  let count = 0;
  for (;;) {
    const page = await askedOf(allied, german);
    if (page !== german) return count;
    count++;
    await plainest(page);
  }
}

const ASKED = '.prompt.mine:not([aria-busy=true])';

async function askedOf(...pages) {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of pages) if (await page.locator(ASKED).count()) return page;
    await pages[0].waitForTimeout(100);
  }
  return assert.fail('nobody is asked anything');
}

const PLAIN = ['pass', 'take', 'roll', 'plain', 'all-deployed', 'deployed', 'hold', 'done'];

async function plainest(page) {
  const at = await positionOf(page);
  const words = await page.locator('.words [data-word]').evaluateAll((all) => all.map((one) => one.dataset.word));
  const word = PLAIN.find((one) => words.includes(one)) ?? words[0];
  if (word === undefined) await chooseInList(page, '.row-act');
  else await page.locator(`.words [data-word="${word}"]`).click();
  await waitForNews(page, at);
}
