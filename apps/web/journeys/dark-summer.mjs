import assert from 'node:assert/strict';
import { playCampaign, whatWasRead } from './_campaign.mjs';
import {
  assertAccessible,
  assertNoErrors,
  openWindow,
  positionOf,
  seeded,
  spotOfCursor,
  waitForMyDecision,
  waitForNews,
} from './_steps.mjs';

export const name = 'the first turns of The Dark Summer, both sides at one screen';

/** The byte that the dice are loaded with and the seed of the clicks: the same campaign every time. */
const DICE = 7;
const CLICKS = 1;

/** Two landings, the first chits, the weather turning, and everything a player must be shown on the way. */
export async function run({ browser, url, axe }) {
  const random = seeded(CLICKS);
  const { context, page, errors } = await openWindow(browser, { dice: DICE });
  const said = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await openFromShelf(page, url, axe);

  await reach(page, { random, untilCrumb: 'Assault' });
  await assertAccessible(page, axe, 'the first wave');
  await assertTracks(page, [/First wave Round 1/, /US \d \d in 9 to be drawn next/, /Weather: showers now/, /Victory points: Allies 0/]);
  await isRefused(page);
  await reach(page, { random, untilCrumb: 'Activation' });
  await reach(page, { random, untilCrumb: 'An attack' });
  await showsForecast(page, axe);
  await reach(page, { random, untilCrumb: 'Support' });
  await assertTracks(page, [/fleet [^;]*; may be used now/, /comes on turn 2/]);

  await reach(page, { random, untilCrumb: 'Playing a chit' });
  await assertOffered(page, ['move', 'combat']);
  await assertTracks(page, [/Second wave Round \d/, /German reactions \d/]);
  await reach(page, { random, untilCrumb: 'Movement', within: 'move round' });
  await assertTracks(page, [/; not now: [^§]*\(§[\d.]+\);/]);
  await isRefused(page);
  await movesByMouse(page);
  await seesReinforcements(page, axe);

  await reach(page, { random, untilTurn: 2 });
  await assertTracks(page, [/June III Turn 2/, /Replacements to spend/, /Weather: .* in 8 next turn/, /if the game ended now/]);
  await seesOverlays(page);
  await survivesReload(page);
  await reach(page, { random, untilTurn: 3 });
  await assertAccessible(page, axe, 'the third turn');
  // Another rule may make another game of the same clicks, in which something comes later.
  for (let turn = 4; turn < 7 && (await missing(page)).length > 0; turn++) await reach(page, { random, untilTurn: turn });
  await assertAllRead(page);
  assertNoErrors([...errors, ...said]);
  await context.close();
}

/** From the front page, with the game chosen there, to a table for both sides. */
async function openFromShelf(page, url, axe) {
  await page.goto(url);
  await page.getByRole('radio', { name: /The Dark Summer/ }).check();
  await assertAccessible(page, axe, 'the front page with The Dark Summer chosen');
  await page.getByRole('link', { name: /Both sides alone/ }).click();
  await page.getByLabel(/Players/).waitFor();
  await assertAccessible(page, axe, 'the new table');
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForMyDecision(page);
}

/** Plays on to a turn or a decision; the campaign must not be decided on the way. */
async function reach(page, wish) {
  const reached = await playCampaign(page, wish);
  const goal = wish.untilCrumb ?? `turn ${wish.untilTurn}`;
  assert.equal(reached.isOver, false, `the campaign is not over before ${goal}`);
  assert.ok(
    wish.untilCrumb ? reached.crumb === wish.untilCrumb : reached.turn >= wish.untilTurn,
    `${goal} comes: ${JSON.stringify(reached)}`,
  );
}

async function assertTracks(page, patterns) {
  const tab = page.getByRole('button', { name: 'Tracks' });
  await tab.click();
  const text = (await page.locator('.drawer-body').innerText()).replace(/\s+/g, ' ');
  for (const pattern of patterns) assert.match(text, pattern);
  await tab.click();
}

async function assertOffered(page, words) {
  for (const word of words) await page.locator(`.words [data-word="${word}"]`).waitFor();
}

/** A click on a stack that cannot be chosen changes nothing and is answered with a sentence and its section. */
async function isRefused(page) {
  const before = await positionOf(page);
  await page.locator('.hex-list > ul > li:not(:has(.row-act)) > .row-hex').first().dispatchEvent('click');
  const { x, y } = await spotOfCursor(page);
  await page.mouse.click(x, y);
  const toast = page.locator('.toast.why-not');
  await toast.waitFor({ timeout: 10_000 });
  assert.match((await toast.innerText()).replace(/\s+/g, ' '), /^[A-Z].{10,}\. §[\dA-Z][\w.]*$/, 'a sentence and its section');
  assert.equal(await positionOf(page), before, 'what is refused is not done');
}

/** Before the attack is declared: both strengths, the column, and the chance of each result. */
async function showsForecast(page, axe) {
  const before = await positionOf(page);
  await page.locator('.row-act[data-unit]').first().dispatchEvent('click');
  await waitForNews(page, before);
  const forecast = page.locator('.forecast');
  await forecast.locator('.crt th.on').waitFor();
  const text = (await forecast.innerText()).replace(/\s+/g, ' ');
  for (const pattern of [/Attack .* Total \d/, /Defence .* Total/, /§11/, /% |in 6|of 6/]) assert.match(text, pattern);
  await assertAccessible(page, axe, 'the forecast');
}

/** The next unit that can act, and then a hex within its reach, with the mouse on the map. */
async function movesByMouse(page) {
  const before = await positionOf(page);
  await page.keyboard.press('n');
  const unit = await spotOfCursor(page);
  await page.mouse.click(unit.x, unit.y);
  await waitForNews(page, before);
  const chosen = await positionOf(page);
  await page.locator('.board canvas').focus();
  await page.keyboard.press('Tab');
  const goal = await spotOfCursor(page);
  await page.mouse.click(goal.x, goal.y);
  await waitForNews(page, chosen);
}

/** Who waits off the map, for which turn and at which hexes. */
async function seesReinforcements(page, axe) {
  const tab = page.getByRole('button', { name: /German units to come/ });
  await tab.click();
  const text = (await page.locator('.drawer-body').innerText()).replace(/\s+/g, ' ');
  assert.match(text, /German turn 1 .*E hexes/);
  await assertAccessible(page, axe, 'the units to come');
  await tab.click();
}

async function seesOverlays(page) {
  for (const title of ['Supply of my side', 'German zones of control', 'Attacks that are owed']) {
    await page.locator('.overlays summary').click();
    await page.locator('.overlays').getByRole('button', { name: title }).click();
    await page.locator('.overlays.on summary', { hasText: title }).waitFor();
  }
  await page.locator('.overlays summary').click();
  await page.locator('.overlays').getByRole('button', { name: 'Attacks that are owed' }).click();
}

async function survivesReload(page) {
  await waitForMyDecision(page);
  // Not the marks that lead to a unit's place on the map, for it may have left since.
  const words = (part) =>
    page
      .locator(part)
      .innerText()
      .then((text) => text.replaceAll('◎', ''));
  const seen = async () => [await positionOf(page), await words('.prompt-text'), await words('.log')];
  const before = await seen();
  const read = await whatWasRead(page);
  await page.reload();
  await waitForMyDecision(page);
  assert.deepEqual(await seen(), before, 'a reload changes nothing, nor any word of the log');
  await page.evaluate((kept) => (window.read = kept), read);
}

/** What stood in the log, in the prompts and on the buttons between the landings and the third turn. */
const READ = {
  log: [
    /^First wave\. §9\.4\.1/,
    /^Second wave\. §9\.4\.3/,
    /^Strongpoint drawn: factor \d, \d+ in \d+\. §11\.5/,
    /^Battle for \d{4} Omaha beach: \d+ to \d+ \(Omaha’s augmented defence \+3\), .*die \d: .*§11\.3\.5/,
    /beach is open\. §9\.4\.1/,
    /^First German reaction\. §9\.4\.2/,
    /^The Germans activate /,
    /chit is drawn, \d in \d+\. §9\.2/,
    /^(US|British) move round\. §9\.3\.1/,
    /^(US|British) combat round\. §9\.3\.2/,
    /combined action/,
    / is drawn, \d in \d+\. §7\.1/,
    / all turn\. §7\.2/,
    /^Replacements: the Americans \d/,
    / is rebuilt with /,
    /^Into the cup go /,
    /^Entry die \d, and \w+ German formations? waiting/,
    /^German .* arrives /,
    /^(US|British) .* arrives on \d{4} \w+ beach/,
    / moves \d{4}.* → \d{4}.*points?\. §10\.1/,
    / retreats /,
    / advances /,
    / in support of the attack on /,
    /^Attrition: units out of supply lose a step\. §14\.0/,
    /^Victory points are counted\. §3\.2\.2/,
    /^\w+ \w+: turn 3 begins\./,
  ],
  prompts: [
    /reactions? left this turn: play one now, or pass \(§9\.3\.4\)/,
    /^Choose the Allied chit that opens this turn/,
    /left in the cup \(§9/,
    /replacements, .* left: choose a reduced unit/,
    /loses a step/,
  ],
  words: [
    /^move: /,
    /^combat: /,
    /^combined-/,
    /^react: React now/,
    /^pass: Pass/,
    /^done: End US movement/,
    /^declare: Declare the attack.*\d+ to /,
  ],
};

async function missing(page) {
  const read = await whatWasRead(page);
  return Object.entries(READ).flatMap(([part, patterns]) =>
    patterns.filter((pattern) => !read[part].some((text) => pattern.test(text))).map((pattern) => `${part} ${pattern}`),
  );
}

async function assertAllRead(page) {
  const read = await whatWasRead(page);
  assert.deepEqual(await missing(page), [], 'all this was to be read');
  assert.deepEqual(read.seats.toSorted(), ['Allied', 'German'], 'both sides have decided');
  for (const line of read.log) {
    const owed = /must then also attack (.*)\. §/.exec(line)?.[1];
    if (owed)
      assert.ok(
        read.prompts.some((text) => text.includes(`you must then also attack ${owed} in this round`)),
        `warned of ${owed}`,
      );
  }
  assert.ok(read.forecasts > 5, `attacks are forecast (${read.forecasts})`);
}
