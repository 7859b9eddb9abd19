import assert from 'node:assert/strict';
import { assertAccessible, assertNoErrors, openWindow, playOn, positionOf, seeded, waitUntilCaughtUp } from './_steps.mjs';

export const name = 'two browsers through the server, one killed, the server killed';

/** An invitation, two people, a broken browser, a power cut, and still the same game to its end. */
export async function run({ browser, url, axe, restart, seed }) {
  const random = seeded(seed);
  const allied = await openWindow(browser);
  const link = await openTable(allied.page, url, axe);
  let german = await openWindow(browser);
  await join(german.page, link, axe);

  await together(allied.page, german.page, { random, clicks: 60 });
  await talk(allied.page, german.page, 'Good luck');
  await waitUntilCaughtUp(german.page);

  const kept = await german.context.storageState();
  const table = german.page.url();
  const before = await positionOf(german.page);
  assertNoErrors(german.errors);
  await allied.page.getByText('Erwin · here').waitFor();
  await german.context.close();
  await allied.page.getByText('Erwin · away').waitFor();
  german = await openWindow(browser, { storageState: kept });
  await german.page.goto(table);
  await waitUntilCaughtUp(german.page);
  assert.equal(await positionOf(german.page), before, 'the browser that came back is told everything it knew');

  await restart('SIGKILL');
  await Promise.all(
    [allied.page, german.page].map((page) => page.waitForSelector('.bar-line.joined', { state: 'attached', timeout: 60_000 })),
  );
  await talk(allied.page, german.page, 'Still there?');
  await waitUntilCaughtUp(german.page);
  assert.equal(await positionOf(german.page), before, 'the server that came back has lost nothing');

  const isOver = await together(allied.page, german.page, { random, clicks: 4_000 });
  assert.equal(isOver, true, 'the game ends');
  await Promise.all([allied.page, german.page].map((page) => page.waitForSelector('.outcome', { timeout: 30_000 })));
  const outcomes = await Promise.all([allied.page, german.page].map((page) => page.locator('.outcome h2').innerText()));
  assert.equal(outcomes[0], outcomes[1], 'both see the same end');
  await deleteTable(allied.page, german.page, { url, axe });
  assertNoErrors([...allied.errors, ...german.errors]);
  await Promise.all([allied.context.close(), german.context.close()]);
}

async function openTable(page, url, axe) {
  await page.goto(`${url}/new/normandy-1969?way=online`);
  await page.getByLabel('Scenario').selectOption('bridgehead');
  await page.getByLabel('Your name at the table').fill('Monty');
  await assertAccessible(page, axe, 'the new table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.locator('[data-invitation=german]').inputValue();
  await assertAccessible(page, axe, 'the invitations');
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.waitForSelector('.prompt', { timeout: 30_000 });
  await page.getByText('It begins when somebody has sat down as German.').waitFor();
  return link;
}

async function join(page, link, axe) {
  await page.goto(link);
  await page.getByText(/^Monty invites you to play German in Normandy \(1969\): /).waitFor();
  await assertAccessible(page, axe, 'the invitation');
  await page.getByLabel('Your name at the table').fill('Erwin');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.prompt', { timeout: 30_000 });
}

/** Who opened the table deletes it from the list, and who still looks at it reads that it is gone. */
async function deleteTable(opener, other, { url, axe }) {
  await opener.goto(url);
  await opener.getByRole('button', { name: /^Delete / }).click();
  await opener.getByText('also for Erwin').waitFor();
  await assertAccessible(opener, axe, 'the question before deleting');
  await opener.getByRole('button', { name: 'Delete for good' }).click();
  await other.getByRole('heading', { name: 'This table is gone' }).waitFor();
  await assertAccessible(other, axe, 'a table that is gone');
  await opener.getByRole('button', { name: /^Delete / }).waitFor({ state: 'detached' });
}

const LONGEST_PAUSE_MS = 60_000;

/** Whoever is asked plays, until so many clicks were made or the game is over. */
async function together(first, second, { random, clicks }) {
  let made = 0;
  for (let since = Date.now(); made < clicks && Date.now() - since < LONGEST_PAUSE_MS; ) {
    const turns = await Promise.all([first, second].map((page) => playOn(page, { random, clicks: 25, patience: 400, endEvery: 7 })));
    if (turns.some((turn) => turn.isOver)) return true;
    const now = turns[0].made + turns[1].made;
    if (now > 0) since = Date.now();
    made += now;
  }
  return false;
}

/** What one says the other reads, and with it everything that was told before. */
async function talk(first, second, words) {
  await first.getByLabel('Message').fill(words);
  await first.getByRole('button', { name: 'Send' }).click();
  await second.getByText(words).waitFor({ timeout: 60_000 });
}
