import assert from 'node:assert/strict';
import { game as bradley } from '@bocage/bradleys-dday';
import { game as summer } from '@bocage/dark-summer';
import { clone, createRng, unit, word } from '@bocage/kernel';
import { game as normandy } from '@bocage/normandy-1969';
import { laySave, sceneOf, top } from './_scene.mjs';
import { assertAccessible, assertNoErrors, openWindow, positionOf, waitForMyDecision, waitForNews } from './_steps.mjs';

export const name = 'the odds stand on the button before it is pressed';

const CHANCE = /\d+ to \d+, .*\d+-\d+.*: \d+ % to (clear|take|hold) it/;
/** What may be clicked now, as the table asks it. */
const onOffer = ({ module, seat, view }) => module.legal(view(), seat);
const unitsOnOffer = (at) => onOffer(at).filter(({ kind }) => kind === 'unit');

/** An attack that others can join, and that the ships are asked about once it is declared. */
function isAttackWithShips(at) {
  const { module, open, seat, view } = at;
  if (seat !== 'allied' || top(open).step !== 'attack' || top(open).units.length !== 1) return false;
  const others = unitsOnOffer(at);
  if (others.length < 2) return false;
  const state = clone(module.imagine(view(), createRng('ships')));
  for (const other of others) module.play(state, seat, unit(other.unit));
  module.play(state, seat, word('declare'));
  return top(state.open).step === 'gunfire';
}

export async function run({ browser, url, axe, playedScene }) {
  const attack = sceneOf(playedScene, normandy, 'allied', isAttackWithShips);
  const support = sceneOf(
    playedScene,
    summer,
    'allied',
    ({ open, seat }) => seat === 'allied' && top(open).step === 'support' && top(open).purpose === 'attack',
  );
  const assault = sceneOf(
    playedScene,
    bradley,
    'allied',
    (at) => at.seat === 'allied' && top(at.open).step === 'assault' && onOffer(at).some(({ word: name }) => name === 'declare'),
  );
  for (const phone of [false, true]) {
    // Whoever wants to be asked before a loss is not asked about an attack.
    const { context, page, errors } = await openWindow(browser, { phone, settings: { confirmations: 'ask' } });
    await laySave(page, url, attack.save);
    await ticksAttackers(page);
    await assertAccessible(page, axe, 'the attackers');
    await declares(page);
    await laySave(page, url, support.save);
    await assertOddsOnAll(page, 'support');
    await assertAccessible(page, axe, 'support');
    await laySave(page, url, assault.save);
    assert.match(await oddsOf(page, 'declare'), /\d+ − \d+ = .*: \d+ % to hurt them/, 'an assault');
    assertNoErrors(errors);
    await context.close();
  }
}

const oddsOf = async (page, word) => (await page.locator(`[data-word=${word}] .odds`).innerText()).trim();

/** Everybody with one click, one off again by its tick: the odds of declaring follow, and the others stay. */
async function ticksAttackers(page) {
  const ticks = page.locator('.candidates input');
  const [count, alone] = [await ticks.count(), await oddsOf(page, 'declare')];
  assert.match(alone, CHANCE);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.waitForFunction((all) => document.querySelectorAll('.candidates input:checked').length === all, count);
  await waitForMyDecision(page);
  assert.notEqual(await oddsOf(page, 'declare'), alone, 'more attackers, other odds');
  const first = await page.locator('.candidates input:checked').first().getAttribute('data-pick');
  await page.locator(`[data-pick="${first}"]`).focus();
  await page.keyboard.press('Space');
  await page.waitForFunction(
    ([pick, left]) =>
      document.querySelector(`[data-pick="${pick}"]:not(:checked)`) &&
      document.querySelectorAll('.candidates input:checked').length === left,
    [first, count - 1],
  );
  await waitForMyDecision(page);
}

/** Then every mission of the ships says what it would make of it. */
async function declares(page) {
  const said = await oddsOf(page, 'declare');
  assert.match(said, CHANCE);
  const before = await positionOf(page);
  await page.locator('[data-word=declare]').click();
  await waitForNews(page, before);
  await waitForMyDecision(page);
  await page.locator('[data-word=none]').waitFor();
  await assertOddsOnAll(page, 'gunfire');
}

async function assertOddsOnAll(page, where) {
  const buttons = await page.locator('.words .button').count();
  const odds = await page.locator('.words .button .odds').allInnerTexts();
  assert.equal(odds.length, buttons, `every button of ${where} has its odds`);
  for (const text of odds) assert.match(text, CHANCE, where);
}
