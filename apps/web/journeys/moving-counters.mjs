import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clone, createRng, unit } from '@bocage/kernel';
import { game } from '@bocage/normandy-1969';
import { countingHands, offersOf, settled, spotOf } from './_board.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForMyDecision, waitForNews } from './_steps.mjs';

export const name = 'counters are moved by hand: the way under the pointer, a drag, a whole stack, a finger';

const module = game.create(game.data);
const { grid } = module.world;
/** A counter that is to be moved about needs so many empty hexes to go to. */
const ROOM = 6;

/** Hexes with so many counters that all have room to be moved about, by the rules. */
function mobile({ open, seat, view }, least) {
  const imagined = module.imagine(view(), createRng('moving'));
  const empty = ({ kind, hex }) => kind === 'hex' && !open.hex.includes(hex);
  const canGo = ({ kind, unit: number }) => {
    if (kind !== 'unit' || open.hex[number] < 0) return false;
    const state = clone(imagined);
    module.play(state, seat, unit(number));
    return module.legal(module.view(state, [seat]), seat).filter(empty).length >= ROOM;
  };
  const counts = new Map();
  for (const action of module.legal(view(), seat).filter(canGo)) {
    const label = grid.label(open.hex[action.unit]);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= least).map(([label]) => label);
}

/** A movement of the Allies after the first day, with a stack of at least two that can go somewhere. */
function savedScene(folder, playedScene) {
  let able = [];
  const isScene = ({ open, seat, view }) => {
    if (seat !== 'allied' || open.turn < 2 || open.phase !== 'allied-second' || open.stack.at(-1).step !== 'movement') return false;
    able = mobile({ open, seat, view }, 2);
    return able.length > 0;
  };
  const scene = { title: 'Moving', created: '1944-06-06T09:00:00Z', me: 'allied', isScene };
  const file = join(folder, 'moving.json');
  writeFileSync(file, JSON.stringify(playedScene(game, scene)));
  return { file, able };
}

export async function run({ browser, url, axe, playedScene }) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-moving-'));
  try {
    const scene = savedScene(folder, playedScene);
    await onDesk(browser, url, axe, scene);
    await onPhone(browser, url, axe, scene);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function open(browser, url, { file }, phone) {
  const opened = await openWindow(browser, { phone });
  await opened.page.goto(url);
  await opened.page.locator('input[type=file]').first().setInputFiles(file);
  await opened.page.waitForSelector('.prompt.mine');
  return opened;
}

async function onDesk(browser, url, axe, scene) {
  const { context, page, errors } = await open(browser, url, scene, false);
  const hands = countingHands(page, grid);
  await dragsOne(page, hands, axe, scene);
  await movesStack(page, hands, scene);
  await keepsInspector(page, axe, scene);
  await staffFinishes(page);
  assertNoErrors(errors);
  await context.close();
}

/** Hex rows with units to choose from, larger stacks first, that no panel covers. */
async function freeStacks(page, least, { able }) {
  const { stacks } = await offersOf(page);
  const wanted = stacks
    .filter(({ label, units }) => units.length >= least && able.includes(label))
    .sort((a, b) => b.units.length - a.units.length);
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

async function dragsOne(page, hands, axe, scene) {
  const [{ label: from }] = await freeStacks(page, 1, scene);
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
async function movesStack(page, hands, scene) {
  const [{ label: from, units }] = await freeStacks(page, 2, scene);
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
async function keepsInspector(page, axe, scene) {
  const [{ label }] = await freeStacks(page, 1, scene);
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

/** Whoever has moved enough leaves the rest of the phase to a computer. */
async function staffFinishes(page) {
  const phase = page.locator('.bar-phase b');
  const before = await phase.innerText();
  await page.getByRole('button', { name: 'Let my staff finish' }).click();
  await page.waitForFunction((name) => document.querySelector('.bar-phase b')?.innerText !== name, before);
  await waitForMyDecision(page);
}

async function onPhone(browser, url, axe, scene) {
  const { context, page, errors } = await open(browser, url, scene, true);
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
  await pinches(page, fingers);
  await staffFinishes(page);
  assertNoErrors(errors);
  await context.close();
}

/** Two fingers zoom the map and nothing else: over the bar and the sheet the page stays as large as it is. */
async function pinches(page, fingers) {
  const scales = () =>
    page.evaluate(() => [window.visualViewport.scale, document.querySelector('.board canvas').board.camera.view().scale]);
  const pinch = async ({ x, y }) => {
    const apart = (by) => [
      { x: x - by, y, id: 1 },
      { x: x + by, y, id: 2 },
    ];
    await touch(fingers, 'touchStart', apart(40));
    for (let step = 1; step <= 10; step++) await touch(fingers, 'touchMove', apart(40 + 8 * step));
    await touch(fingers, 'touchEnd', []);
  };
  const [, before] = await scales();
  for (const spot of [
    { x: 195, y: 24 },
    { x: 195, y: 720 },
  ]) {
    await pinch(spot);
    assert.deepEqual(await scales(), [1, before], 'the page is not magnified, nor the map from afar');
  }
  await pinch({ x: 195, y: 250 });
  await page.waitForFunction((scale) => document.querySelector('.board canvas').board.camera.view().scale > scale, before);
  assert.equal((await scales())[0], 1, 'only the map is nearer');
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
