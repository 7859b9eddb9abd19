// Hands for Bradley's D-Day: words, the list beside the map, counters in boxes, and dice that are rolled on the table and entered.
import assert from 'node:assert/strict';
import { game } from '@bocage/bradleys-dday';
import { positionOf, waitForMyDecision, waitForNews } from './_steps.mjs';

const module = game.create(game.data);
export const { grid, data, roster } = module.world;
export const hexOf = (label) => grid.parse(label);
export const unitOf = (id) => roster.number.get(id);

/** Opens a table by its name, with what is chosen on the form. */
export async function openTable(page, url, { way, scenario, german, ownDice = false }) {
  await page.goto(`${url}/new/bradleys-dday?way=${way}`);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  if (scenario) await page.getByLabel(/^Scenario/).selectOption({ label: scenario });
  if (german) await page.getByLabel(/^German/).selectOption({ label: german });
  if (ownDice) await page.getByLabel(/We roll our own dice/).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForMyDecision(page);
}

/** Waits until somebody is asked here or dice are to be entered. */
export const waitForTable = (page) => page.waitForSelector('.prompt.mine:not([aria-busy=true]), .hand-roll, .outcome');

async function after(page, act) {
  const before = await positionOf(page);
  await act();
  await waitForNews(page, before);
  await waitForTable(page);
}

export const say = (page, word) => after(page, () => page.locator(`.words [data-word="${word}"]`).first().click());
/** By the list that lies beside the map, which has every legal thing of it. */
export const choose = (page, selector) =>
  after(page, () =>
    page
      .locator(`.hex-list ${selector}`)
      .first()
      .evaluate((button) => button.click()),
  );
export const chooseHex = (page, label) => choose(page, `[data-hex="${hexOf(label)}"]`);
export const chooseUnit = (page, id) => choose(page, `[data-unit="${unitOf(id)}"]`);

/** Dice of the table's own: what comes up is entered. */
export async function enter(page, ...dice) {
  const form = page.locator('.hand-roll');
  await form.waitFor();
  await after(page, async () => {
    await form.locator('input').fill(dice.join(' '));
    await form.getByRole('button', { name: 'Enter' }).click();
  });
}

/** Two dice that add up to this. */
export const pair = (total) => [Math.floor(total / 2), Math.ceil(total / 2)];

export const promptOf = (page) => page.locator('.prompt-text').innerText();
export const isAsked = async (page, words) => (await page.locator('.hand-roll').count()) === 0 && words.test(await promptOf(page));

/** Every line of the log so far. */
export async function logOf(page) {
  const earlier = page.locator('.log').getByRole('button', { name: 'Earlier' });
  while ((await earlier.count()) > 0) await earlier.click();
  const lines = await page.locator('.log li').allInnerTexts();
  return lines.map((line) => line.replaceAll('◎', '').replace(/\s+/g, ' ').trim());
}

export async function assertLogged(page, ...patterns) {
  const lines = await logOf(page);
  for (const pattern of patterns)
    assert.ok(
      lines.some((line) => pattern.test(line)),
      `${pattern} in the log:\n${lines.slice(-40).join('\n')}`,
    );
}

/** What the list beside the map says of a hex. */
export const rowOf = (page, label) =>
  page
    .locator('.hex-list > ul > li', { hasText: new RegExp(`^\\s*Hex ${label}`) })
    .first()
    .innerText();
