import assert from 'node:assert/strict';
import { spotOf } from './_board.mjs';
import {
  assertLogged,
  choose,
  chooseHex,
  chooseUnit,
  enter,
  hexOf,
  isAsked,
  openTable,
  pair,
  promptOf,
  rowOf,
  say,
  unitOf,
  waitForTable,
} from './_bradley.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForNews } from './_steps.mjs';

export const name = "Bradley's D-Day: Omaha's first wave, a drop, and the automaton's answer";

const FORT = '4124';
const BEACH = '4123';
/** Two lanes west of the fort: a shift of one lane to the east brings it before it. */
const LANE = '4020';
const BATTALION = 'us-1-16';
/** The historical drop zones O, N, A and C. */
const FIELDS = ['0817', '0419', '1316', '1321'].map(hexOf);
/** Of the table's own dice: a heavy sea. */
const HEAVY = 4;
const HEAVY_ADDS = 2;

/** A fort bombarded, a wave that drifts and lands, the fort assaulted and taken; a drop on a phone; and the solitaire German. */
export async function run({ browser, url, axe }) {
  // Each at a table of its own, and all at once: most of the time is spent waiting.
  await Promise.all([
    landsAtOmaha(browser, url, axe),
    drops(browser, url, axe),
    isAnswered(browser, url, axe, { phone: false }),
    isAnswered(browser, url, axe, { phone: true }),
  ]);
}

/** Both sides at one screen with dice of their own. */
async function landsAtOmaha(browser, url, axe) {
  const { context, page, errors } = await openWindow(browser);
  await openTable(page, url, { way: 'alone', scenario: 'Omaha Beach (13 turns)', ownDice: true });
  const mines = await setsUp(page);
  await fillsWaves(page, axe);
  await goesToSea(page, axe);
  await assertBarWhole(page);
  await bombards(page, axe);
  await drifts(page, mines);
  await takesFort(page, axe);
  assertNoErrors(errors);
  await context.close();
}

/** Turn, phase and score stand in the bar as they are, not cut short. */
async function assertBarWhole(page) {
  const cut = (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent);
  assert.deepEqual(await page.locator('.bar > .bar-cell > *').evaluateAll(cut), [], 'what is cut short in the bar');
}

/** The German's staff sets up; the mines he lays himself. How many he laid. */
async function setsUp(page) {
  await say(page, 'rest');
  await say(page, 'done');
  let laid = 0;
  for (; await isAsked(page, /^Minefields/); laid++) await choose(page, '[data-hex]');
  assert.match(await rowOf(page, '3821'), /Mines that only you know of/);
  await enter(page, 6);
  return laid;
}

/** A counter goes into the wave with a click and comes out with another, one that does not fit says why, the staff fills the rest. */
async function fillsWaves(page, axe) {
  const plan = page.locator('.plan');
  await plan.getByText('0 of 2 engineers').waitFor();
  const counter = (id) => plan.locator(`.box-counter[data-unit="${unitOf(id)}"]`);
  await counter('us-1-hq').click();
  assert.match(await page.locator('.toast.why-not').innerText(), /does not fit this wave.*§5\.1\.2/s);
  await counter(BATTALION).click();
  await plan.getByText('1 of 6 infantry').waitFor();
  await assertAccessible(page, axe, 'the waves');
  await counter(BATTALION).click();
  await plan.getByText('0 of 6 infantry').waitFor();
  for (let wave = 0; wave < 3; wave++) await say(page, 'fill');
  assert.match(await promptOf(page), /put the wave on its approach hexes/);
}

/** One battalion by hand, with the chances of each lane on the map; the others by the staff without taking back what is at hand. */
async function goesToSea(page, axe) {
  await page
    .locator(`.tray-unit[data-units*="${unitOf(BATTALION)}"]`)
    .first()
    .click();
  await page.waitForSelector(`.hex-list [data-hex="${hexOf(LANE)}"]`, { state: 'attached' });
  await chooseHex(page, LANE);
  const before = await positionOf(page);
  const instead = page.locator('[data-instead=spread]');
  if ((await instead.count()) > 0) await instead.click();
  else await page.locator('[data-word=spread]').click();
  await page.waitForFunction((at) => document.querySelector('.prompt')?.dataset.position !== String(at), before);
  await page.locator('.words [data-word=done]').waitFor();
  await waitForTable(page);
  const plan = page.locator('.plan');
  assert.match(await plan.innerText(), /Where the Omaha landing drifts[\s\S]*1 east[\s\S]*What may become of each[\s\S]*lost \d+ %/);
  await assertAccessible(page, axe, 'the landing ahead');
  await say(page, 'done');
}

/** The fleet fires at the fort: the table proposes what each column takes, the German answers, the dice are entered. */
async function bombards(page, axe) {
  const plan = page.locator('.plan');
  await plan.getByText(/Guns over Omaha: \d+ factors/).waitFor();
  await chooseHex(page, FORT);
  await plan.getByText('What a better column takes').waitFor();
  const best = plan.locator('.desk-row', { hasText: /^Column [D-I]/ }).last();
  await best.getByRole('button', { name: 'Take it' }).click();
  await page.locator('.words [data-word=declare] .odds', { hasText: /column [D-I]: \d+ % to hurt them/ }).waitFor();
  await waitForTable(page);
  await page.locator('.plan summary', { hasText: 'Who cannot, and why' }).click();
  await plan.getByText(/Not ashore, or not released: .*1\/16/).waitFor();
  await assertAccessible(page, axe, 'the fire planner');
  await say(page, 'declare');
  await say(page, 'ready');
  await enter(page, 5, 4);
  await assertLogged(page, /^Fire at .* column [F-I]; dice 5 and 4 − 1 = 8: disrupted/, /^Static 4 is disrupted/);
  await say(page, 'done');
}

/** The wave is shifted one lane to the east: the sea and the mines push the dice. Nobody is hit. */
async function drifts(page, mines) {
  await enter(page, HEAVY);
  if (await isAsked(page, /^Swimming tanks/)) await say(page, 'done');
  await enter(page, ...pair(HEAVY_ADDS + mines));
  await assertLogged(page, /^The landing at Omaha: dice .*; it is shifted one lane to the left, east/);
  if (await isAsked(page, /falls into disorder/)) {
    const others = page.locator(`.hex-list [data-hex]:not([data-hex="${hexOf('4122')}"])`);
    assert.ok((await others.count()) > 0, 'another hex than the battalion’s can land in disorder');
    await choose(page, `[data-hex]:not([data-hex="${hexOf('4122')}"])`);
  }
  for (; (await page.locator('.hand-roll').count()) > 0; ) await enter(page, 1, 1);
  await assertLogged(page, /^1\/16 lands on Omaha flats \(4122\)/, /^Landing of 1\/16, .*column \d+, dice 1 and 1 .*: unharmed/);
}

/** Off the flats by mouse, past the German's fire, and into the fort. */
async function takesFort(page, axe) {
  await chooseUnit(page, BATTALION);
  const { x, y } = await spotOf(page, hexOf(BEACH));
  const before = await positionOf(page);
  await page.mouse.click(x, y);
  await waitForNews(page, before);
  await waitForTable(page);
  while (!(await isAsked(page, /^Close assault/)))
    await say(page, (await page.locator('.words [data-word=end]').count()) > 0 ? 'end' : 'done');
  await chooseHex(page, FORT);
  await page.locator('.candidates input').first().click();
  await page.locator('.words [data-word=declare] .odds').waitFor();
  await waitForTable(page);
  await assertAccessible(page, axe, 'the close assault');
  // The tick has the focus: keys are for the table all the same.
  const undeclared = await positionOf(page);
  await page.keyboard.press('d');
  await waitForNews(page, undeclared);
  await waitForTable(page);
  await say(page, 'ready');
  await enter(page, 6, 6);
  if (await isAsked(page, /is empty: choose the units that advance/)) await chooseUnit(page, BATTALION);
  await assertLogged(page, /^1\/16 advances into /, /^The first fortification of Omaha is taken: the beachhead is /);
  assert.match(await rowOf(page, FORT), /Beachhead of Omaha[\s\S]*1st Battalion, 16th Infantry/);
}

/** The night drop on a phone: regiments to zones, a zone aimed with its rose, units down one by one. */
async function drops(browser, url, axe) {
  const { context, page, errors } = await openWindow(browser, { phone: true, dice: 7 });
  await openTable(page, url, { way: 'alone', scenario: 'The D-Day Landing (14 turns)' });
  await say(page, 'rest');
  await say(page, 'done');
  while (await isAsked(page, /^Minefields/)) await choose(page, '[data-hex]');
  while (await isAsked(page, /^Airborne display/))
    await say(page, await page.locator('.words [data-word]').first().getAttribute('data-word'));
  for (let aimed = 0; await isAsked(page, /is aimed at/); aimed++) {
    if (aimed === 0) await looksAtRose(page, axe);
    await choose(page, `[data-hex="${FIELDS[aimed]}"]`);
  }
  while (await isAsked(page, /^Flak at/)) await say(page, (await page.locator('.words [data-word=none]').count()) > 0 ? 'none' : 'plus');
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.locator('.plan', { hasText: 'What may become of each' }).waitFor();
  assert.match(await page.locator('.plan').innerText(), /steady \d+ %/);
  await assertAccessible(page, axe, 'the drop on a phone');
  await page.locator('.plan .desk-row').first().getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .locator('.log li', { hasText: /comes down/ })
    .first()
    .waitFor();
  assertNoErrors(errors);
  await context.close();
}

/** A long press on a hex tells what aiming there comes to, and commits nothing. */
async function looksAtRose(page, axe) {
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.locator('.plan', { hasText: 'will jump there' }).waitFor();
  await assertAccessible(page, axe, 'aiming on a phone');
  await page.getByRole('tab', { name: 'Act' }).click();
}

/** Against the rulebook's automaton: it answers, and the log says by which section and why. */
async function isAnswered(browser, url, axe, { phone }) {
  const { context, page, errors } = await openWindow(browser, { phone, dice: 7 });
  await openTable(page, url, { way: 'computer', scenario: 'Omaha Beach (13 turns)', german: 'Computer: Automaton' });
  for (let wave = 0; wave < 3; wave++) await say(page, 'fill');
  await say(page, 'spread');
  for (let clicks = 0; clicks < 20 && !/Turn 3/.test(await page.locator('.bar').innerText()); clicks++) {
    const words = await page.locator('.words [data-word]').evaluateAll((all) => all.map(({ dataset }) => dataset.word));
    const word = ['done', 'ready', 'stop'].find((one) => words.includes(one));
    if (word) await say(page, word);
    else await choose(page, '.row-act');
  }
  if (phone) await page.getByRole('tab', { name: 'Log' }).click();
  await assertLogged(page, /^Best shot: .* §20\.4/, /^352nd Division, east, dice .*: .*objective .* §20\.3/, /§20\.4$/);
  await assertAccessible(page, axe, 'the automaton’s reasons');
  assertNoErrors(errors);
  await context.close();
}
