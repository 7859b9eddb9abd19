import assert from 'node:assert/strict';
import { game as greatestDay } from '@bocage/greatest-day';
import { createUi as greatestDayUi } from '@bocage/greatest-day/ui';
import { clone, unit as unitAction } from '@bocage/kernel';
import { game as assault } from '@bocage/liberating-assault';
import { createUi as assaultUi } from '@bocage/liberating-assault/ui';
import { spotOf } from './_board.mjs';
import { chooseInList, laySave, sceneOf, top } from './_scene.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForMyDecision, waitForNews } from './_steps.mjs';

export const name = 'a counter carried to a hex is told what to do by it, where the game asks for that first';

const SEAT = 'allied';
const NEAR = 2;

/** Counters whose order can be said by carrying them to a hex near by in which nobody stands, and that nobody fires at on the way. */
function errands({ module, table }, createUi) {
  const ui = createUi(module);
  const { state } = table();
  const view = module.view(state, [SEAT]);
  const taken = new Set(ui.stacks(view).map(({ hex }) => hex));
  const found = [];
  for (const { kind, unit } of module.legal(view, SEAT)) {
    const from = kind === 'unit' ? ui.hexOf(view, unit) : undefined;
    if (from === undefined) continue;
    const chosen = clone(state);
    module.play(chosen, SEAT, unitAction(unit));
    const now = module.view(chosen, [SEAT]);
    for (const [to, clicks] of ui.carries(now, SEAT)) {
      const way = ui.way(now, SEAT, clicks.at(-1));
      const isSafe = way.lines.every(({ text }) => !/(?<!Nobody )may fire|enemy zone/.test(text));
      if (!taken.has(to) && ui.grid.distance(from, to) === NEAR && isSafe) found.push({ unit, from, to, cost: way.lines[0].text, ui });
    }
  }
  assert.ok(found.length > 0, 'somebody can be carried somewhere');
  return found;
}

export async function run({ browser, url, axe, playedScene }) {
  const orders = sceneOf(playedScene, assault, SEAT, ({ open, seat }) => seat === SEAT && open.turn === 2 && top(open).step === 'orders');
  const acts = sceneOf(
    (game, scene) => playedScene(game, { ...scene, scenario: 'black-baron' }),
    greatestDay,
    SEAT,
    ({ open, seat, module, view }) =>
      seat === SEAT && top(open).step === 'activation' && module.legal(view(), SEAT).filter(({ kind }) => kind === 'unit').length > 1,
  );
  const games = [
    { save: orders.save, all: errands(orders, assaultUi) },
    { save: acts.save, all: errands(acts, greatestDayUi) },
  ];
  for (const phone of [false, true]) {
    const { context, page, errors } = await openWindow(browser, { phone });
    const fingers = await context.newCDPSession(page);
    for (const { save, all } of games) {
      await laySave(page, url, save);
      await carries(page, all, axe, phone ? fingers : undefined);
    }
    assertNoErrors(errors);
    await context.close();
  }
}

/** The counter is chosen in the list beside the map, and then carried by the mouse or by a finger. */
async function carries(page, all, axe, fingers) {
  const { unit, from, to, cost } = await inSight(page, all);
  const before = await positionOf(page);
  await chooseInList(page, `[data-unit="${unit}"]`);
  await waitForNews(page, before);
  await waitForMyDecision(page);
  const chosen = await positionOf(page);
  const [start, goal] = [await spotOf(page, from), await spotOf(page, to)];
  const hand = fingers ? finger(fingers) : mouse(page);
  await hand.down(start);
  await hand.move(start, goal);
  await page.locator('.tip', { hasText: cost }).waitFor({ timeout: 20_000 });
  await assertAccessible(page, axe, 'the way of a counter in the hand');
  await hand.up();
  await waitForNews(page, chosen + 1);
  assert.equal(await page.locator('.toast').count(), 0, 'nothing is refused');
  await page.locator('.tip').waitFor({ state: 'detached' });
}

/** The first of them of which both ends can be met, once the camera is near. */
async function inSight(page, all) {
  for (const one of all) {
    const { grid } = one.ui;
    const view = { ...grid.centre(one.from), scale: 46 };
    await page.evaluate((to) => document.querySelector('.board canvas').board.camera.set(to), view);
    if ((await spotOf(page, one.from)) && (await spotOf(page, one.to))) return one;
  }
  throw new Error('nobody who can be carried is in sight');
}

const mouse = (page) => ({
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: (_, { x, y }) => page.mouse.move(x, y, { steps: 6 }),
  up: () => page.mouse.up(),
});

function finger(fingers) {
  const touch = (type, touchPoints) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (spot) => touch('touchStart', [spot]),
    async move(from, to) {
      for (let step = 1; step <= 6; step++)
        await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }]);
    },
    up: () => touch('touchEnd', []),
  };
}
