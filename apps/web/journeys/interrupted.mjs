import assert from 'node:assert/strict';
import { game } from '@bocage/template';
import { spotOf } from './_board.mjs';
import { chooseInList, laySave, sceneOf, top } from './_scene.mjs';
import { assertAccessible, assertNoErrors, MY_DECISION, openWindow } from './_steps.mjs';

export const name = 'a march is interrupted: the counter stops, the other side fires, and it goes on or not';

const MOVING = { motion: 'full', glides: 'all', speed: 'normal' };

export async function run({ browser, url, axe, playedScene }) {
  await firesAtMarch(browser, url, axe, playedScene);
  await isFiredAt(browser, url, playedScene);
}

const logOf = (page) => page.locator('.log').innerText();

/** The side that holds is asked, sees the odds and fires; the march it stopped goes on before its eyes or ends. */
async function firesAtMarch(browser, url, axe, playedScene) {
  const scene = sceneOf(playedScene, game, 'red', ({ open, seat }) => seat === 'red' && top(open).step === 'ambush');
  const { context, page, errors } = await openWindow(browser, { settings: MOVING });
  await laySave(page, url, scene.save);
  assert.match(await page.locator('.prompt-text').innerText(), /fires at it, or let it pass/);
  assert.match(await page.locator('.forecast').innerText(), /it stops there/, 'the odds are on the table');
  await assertAccessible(page, axe, 'the question inside a march');
  const [march] = scene.table().state.open.stack.filter(({ step }) => step === 'walk');
  await chooseInList(page, '[data-unit]');
  await page.waitForSelector('.dice');
  await page.waitForSelector(`${MY_DECISION}, .prompt:not(.mine)`);
  assert.match(await logOf(page), /fires at[\s\S]*A \d: it (goes on|stops there|is lost)/);
  assert.ok(march.walked.length > 0);
  assertNoErrors(errors);
  await context.close();
}

/** The mover's counter glides to where it is asked about, and what came of it is told. */
async function isFiredAt(browser, url, playedScene) {
  const module = game.create(game.data);
  const isWatched = ({ open, seat, view }) => seat === 'blue' && top(open).step === 'march' && watchedWay(module, view()) !== undefined;
  const scene = sceneOf(playedScene, game, 'blue', isWatched);
  const { context, page, errors } = await openWindow(browser, { settings: MOVING });
  await laySave(page, url, scene.save);
  const hex = watchedWay(module, scene.table().view(['blue']));
  const { x, y } = await spotOf(page, hex);
  await page.mouse.move(x, y);
  await page.waitForFunction(() => /May be fired at/.test(document.querySelector('.tip')?.textContent ?? ''));
  await page.mouse.click(x, y);
  await page.waitForFunction(() => /fires at/.test(document.querySelector('.log')?.textContent ?? ''));
  await page.waitForSelector(`${MY_DECISION}, .outcome`);
  assert.match(await logOf(page), /comes within reach: Red may fire[\s\S]*fires at[\s\S]*A \d: it/);
  assertNoErrors(errors);
  await context.close();
}

/** A hex it can be sent to past somebody who may fire. */
function watchedWay(module, view) {
  const legal = module.legal(view, 'blue').filter((action) => action.kind === 'hex');
  return legal.find(({ hex }) => {
    const state = structuredClone(module.imagine(view, { below: () => 0 }));
    module.play(state, 'blue', { kind: 'hex', hex });
    return top(state.open).step === 'ambush';
  })?.hex;
}
