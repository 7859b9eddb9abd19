import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game } from '@bocage/normandy-1969';
import { countingHands, offersOf, settled, spotOf } from './_board.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForNews } from './_steps.mjs';

export const name = 'counters are moved by hand: the way under the pointer, a drag, a whole stack, a finger';

const { grid } = game.create(game.data).world;

/** The second movement of the first day, with a stack of at least two that may move. */
function savedScene(folder, playedScene) {
  const isScene = ({ open, seat, module }) => {
    if (seat !== 'allied' || open.phase !== 'allied-second' || open.stack.at(-1).step !== 'movement') return false;
    const counts = new Map();
    for (const hex of open.hex.slice(0, module.world?.roster.allied ?? 80)) if (hex >= 0) counts.set(hex, (counts.get(hex) ?? 0) + 1);
    return [...counts.values()].some((count) => count >= 2);
  };
  const scene = { title: 'Moving', created: '1944-06-06T09:00:00Z', me: 'allied', isScene };
  const file = join(folder, 'moving.json');
  writeFileSync(file, JSON.stringify(playedScene(game, scene)));
  return file;
}

export async function run({ browser, url, axe, playedScene }) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-moving-'));
  try {
    const save = savedScene(folder, playedScene);
    await onDesk(browser, url, axe, save);
    await onPhone(browser, url, axe, save);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function open(browser, url, save, phone) {
  const opened = await openWindow(browser, { phone });
  await opened.page.goto(url);
  await opened.page.locator('input[type=file]').first().setInputFiles(save);
  await opened.page.waitForSelector('.prompt.mine');
  return opened;
}

async function onDesk(browser, url, axe, save) {
  const { context, page, errors } = await open(browser, url, save, false);
  const hands = countingHands(page, grid);
  await dragsOne(page, hands, axe);
  await movesStack(page, hands);
  await keepsInspector(page, axe);
  assertNoErrors(errors);
  await context.close();
}

/** Hex rows with units to choose from, larger stacks first, that no panel covers. */
async function freeStacks(page, least) {
  const { stacks } = await offersOf(page);
  const wanted = stacks.filter(({ units }) => units.length >= least).sort((a, b) => b.units.length - a.units.length);
  const free = [];
  for (const stack of wanted) if (await spotOf(page, grid.parse(stack.label))) free.push(stack);
  assert.ok(free.length > 0, `a stack of ${least} in sight`);
  return free;
}

/** Places in sight, far ones first. */
async function goals(page, from, most = 99) {
  await page.waitForSelector('.row-act[data-hex]', { state: 'attached' });
  const { places } = await offersOf(page);
  const far = ({ label }) => grid.distance(grid.parse(from), grid.parse(label));
  const sorted = places.filter((place) => far(place) <= most && place.names.length === 0).sort((a, b) => far(b) - far(a));
  for (const { label } of sorted) if (await spotOf(page, grid.parse(label))) return label;
  throw new Error(`nowhere to go from ${from}`);
}

const rowOf = async (page, label) => (await offersOf(page)).rows.find((row) => row.label === label);
const countAt = async (page, label) => (await rowOf(page, label))?.names.length ?? 0;

async function dragsOne(page, hands, axe) {
  const [{ label: from }] = await freeStacks(page, 1);
  const before = await positionOf(page);
  let there = 0;
  const to = await hands.drag(from, () => goals(page, from), {
    during: async (goal) => {
      there = await countAt(page, goal);
      const tip = await page.locator('.tip').innerText();
      assert.match(tip, new RegExp(`${goal}[\\s\\S]*points`), 'while it is carried, the way and its cost are told');
      await assertAccessible(page, axe, 'the way under the pointer');
    },
  });
  await waitForNews(page, before + 1);
  assert.equal(await countAt(page, to), there + 1, 'the counter lies where it was put down');
  for (const taken of [before + 2, before + 3]) {
    await page.keyboard.press('z');
    await waitForNews(page, taken);
  }
  assert.equal(await countAt(page, to), there, 'undo takes it back');
}

/** With shift the whole stack goes, one after another, and comes back one by one. */
async function movesStack(page, hands) {
  const [{ label: from, units }] = await freeStacks(page, 2);
  const before = await positionOf(page);
  const inStack = await countAt(page, from);
  const to = await hands.drag(from, () => goals(page, from, 2), { keys: ['Shift'] });
  await page.waitForFunction(
    ([label, count]) =>
      [...document.querySelectorAll('.hex-list > ul > li')].some(
        (row) => row.querySelector('.row-hex').textContent.trim() === `Hex ${label}` && row.querySelectorAll('ul li').length >= count,
      ),
    [to, 2],
  );
  const went = inStack - (await countAt(page, from));
  assert.ok(went >= 2 && went <= units.length, `${went} of ${units.length} went together with one gesture`);
  await settled(page, before + 2 * went - 1);
  await page.keyboard.press('z');
  await waitForNews(page, before + 2 * went);
  assert.equal(await countAt(page, to), went - 1, 'undo takes one of them back');
  await page.keyboard.press('z');
  await waitForNews(page, before + 2 * went + 1);
}

/** A look opens the inspector; closed it stays closed, and the focus is on the map again; pinned it stays. */
async function keepsInspector(page, axe) {
  const [{ label }] = await freeStacks(page, 1);
  const { x, y } = await spotOf(page, grid.parse(label));
  await page.mouse.click(x, y, { button: 'right' });
  await page.locator('.inspector .selection').waitFor();
  await page.getByRole('button', { name: 'Close the inspector' }).click();
  assert.equal(await page.locator('.inspector').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'CANVAS', 'the focus returns to the map');
  await page.keyboard.press('n');
  assert.equal(await page.locator('.inspector').count(), 0, 'closed, it stays closed');
  await page.locator('.side-tab').click();
  await page.getByRole('button', { name: 'Keep the inspector open' }).click();
  await assertAccessible(page, axe, 'the pinned inspector');
  await page.keyboard.press('n');
  await page.locator('.inspector .selection').waitFor();
}

async function onPhone(browser, url, axe, save) {
  const { context, page, errors } = await open(browser, url, save, true);
  const fingers = await context.newCDPSession(page);
  const [{ label: from }] = await nearStacks(page);
  const start = await page.evaluate((hex) => document.querySelector('.board canvas').board.locate(hex), grid.parse(from));
  const before = await positionOf(page);
  await page.touchscreen.tap(start.x, start.y);
  await page.waitForFunction(() => document.querySelector('.board canvas').board.fanned() >= 0);
  const all = await page.evaluate(() => document.querySelector('.board canvas').board.cards().at(-1));
  await page.touchscreen.tap(all.x, all.y);
  await waitForNews(page, before);
  const to = await goals(page, from, 2);
  const goal = await spotOf(page, grid.parse(to));
  await longPress(fingers, goal);
  await page.locator('.tip', { hasText: 'points' }).waitFor();
  await assertAccessible(page, axe, 'the way after a long press');
  await carry(fingers, await spotOf(page, grid.parse(from)), goal);
  await waitForNews(page, before + 3);
  assert.ok((await countAt(page, to)) >= 2, 'the whole stack went where a finger carried it');
  assertNoErrors(errors);
  await context.close();
}

/** On a phone the camera is brought to a stack as its owner would. */
async function nearStacks(page) {
  const { stacks } = await offersOf(page);
  const [wanted] = stacks.filter(({ units }) => units.length >= 2);
  const view = { ...grid.centre(grid.parse(wanted.label)), scale: 44 };
  await page.evaluate((to) => document.querySelector('.board canvas').board.camera.set(to), view);
  await spotOf(page, grid.parse(wanted.label));
  return [wanted];
}

const touch = (fingers, type, spots) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: spots });

async function longPress(fingers, spot) {
  await touch(fingers, 'touchStart', [spot]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await touch(fingers, 'touchEnd', []);
}

async function carry(fingers, from, to) {
  await touch(fingers, 'touchStart', [from]);
  for (let step = 1; step <= 6; step++)
    await touch(fingers, 'touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }]);
  await touch(fingers, 'touchEnd', []);
}
