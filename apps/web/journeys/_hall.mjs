// A hall full of people, each in a browser of his own, who all play at once.
import assert from 'node:assert/strict';
import { assertAccessible, positionOf, waitForNews } from './_steps.mjs';

const STANDSTILL_MS = 180_000;
const SETTLED_MS = 400;
const READY = '.prompt.mine:not([aria-busy=true])';

/** Opens a megagame that people umpire, with one seat for oneself and the others waiting. Returns the links by seat. */
export async function openHall(page, url, { game, mine, name, axe }) {
  await page.goto(`${url}/new/${game}?way=online`);
  await page.getByLabel('Way to play').selectOption('mega');
  await page.getByLabel('Umpires').selectOption('people');
  await page.getByLabel(mine, { exact: true }).selectOption('me');
  await page.locator('.many-seat select').first().selectOption('invite');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByLabel('Seats nobody holds').selectOption('nobody');
  if (axe) await assertAccessible(page, axe, 'the form for a hall');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const list = page.locator('textarea[readonly]');
  const lines = (await list.inputValue()).split('\n').map((line) => line.split('\t'));
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.waitForSelector('.prompt');
  return new Map(lines);
}

/** Sits down by the first link, and takes the other seats with it. */
export async function joinHall(page, name, [first, ...others]) {
  await page.goto(first);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.prompt');
  for (const link of others) await page.evaluate(takeSeat, { token: link.split('/').at(-1), name });
}

/** Runs in the page: what the form does with a link. */
async function takeSeat({ token, name }) {
  const body = JSON.stringify({ token, name, nonce: 'b'.repeat(32) });
  const answered = await fetch('/api/join', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answered.ok) throw new Error(`no seat: ${answered.status} ${await answered.text()}`);
}

/** What somebody has before him. */
function lookAt(page) {
  return page.evaluate((ready) => {
    const wordsOf = (part) => document.querySelector(part)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
    const prompt = document.querySelector('.prompt');
    const texts = ['.bar-cell b', '.bar-phase', '.bar-seat b', '.prompt-text'].map(wordsOf);
    return {
      isMine: document.querySelector(ready) !== null,
      isBusy: prompt?.getAttribute('aria-busy') === 'true',
      said: texts.join(' | '),
      seat: texts[2],
      position: Number(prompt?.dataset.position ?? -1),
      words: [...document.querySelectorAll('.words [data-word]')].map((button) => button.dataset.word),
      next: [...(prompt?.querySelectorAll('button') ?? [])].some((button) => button.innerText.trim().startsWith('Go to ')),
    };
  }, READY);
}

/** Presses something that answers the table, and waits for what it says. */
export async function answer(page, what) {
  const before = await positionOf(page);
  await page.locator(what).first().dispatchEvent('click');
  await waitForNews(page, before);
}

/** The same for a button of the desk; on a phone that is a sheet of its own. A press may be several answers. */
export async function pressOnDesk(page, what) {
  assert.ok(await pressIfOffered(page, what), `${what} is on the desk`);
}

/** Returns whether it was there. */
export async function pressIfOffered(page, what) {
  const before = await positionOf(page);
  const sheet = page.getByRole('tab', { name: 'Desk' });
  const isPhone = (await sheet.count()) > 0;
  if (isPhone) await sheet.click();
  await page.locator('.desk').waitFor();
  const button = page.locator(`.desk ${what}`).first();
  const isThere = (await button.count()) > 0;
  if (isThere) await button.dispatchEvent('click');
  if (isPhone) await page.getByRole('tab', { name: 'Act' }).click();
  if (!isThere) return false;
  await waitForNews(page, before);
  for (let last = -1; last !== (await positionOf(page)); await page.waitForTimeout(SETTLED_MS)) last = await positionOf(page);
  return true;
}

/**
 * Plays one person until it is enough. `plans` are what he does when he is asked something, each so many times; with every
 * other step he is done at once. In the end all plans that are not `maybe` must have come to something.
 */
export async function playPerson(person, isEnough) {
  const { page } = person;
  for (let moved = Date.now(), before = ''; !isEnough(); ) {
    const seen = await lookAt(page);
    const now = `${seen.position} ${seen.said}`;
    if (now !== before) moved = Date.now();
    before = now;
    if (Date.now() - moved > STANDSTILL_MS) throw new Error(`${person.name} sees nothing new for minutes: ${now}`);
    if (seen.isMine) await decide(person, seen);
    else if (seen.next && !seen.isBusy) await goToNext(page, seen);
    else await page.waitForTimeout(60);
  }
  const idle = person.plans.filter((plan) => !plan.maybe && !person.done.has(plan)).map(({ when }) => String(when));
  assert.deepEqual(idle, [], `${person.name} was never asked`);
}

/** Presses something if he has still before him what he saw: the others do not stand still. */
function pressAsSeen(page, { position, seat }, { among, text = '' }) {
  return page.evaluate(
    (seen) => {
      const isSame = Number(document.querySelector('.prompt')?.dataset.position) === seen.position;
      const isThere = document.querySelector('.bar-seat b')?.innerText.trim() === seen.seat;
      const found = [...document.querySelectorAll(seen.among)].find((element) => element.innerText.trim().startsWith(seen.text));
      if (!isSame || !isThere || !found) return false;
      found.click();
      return true;
    },
    { position, seat, among, text },
  );
}

async function goToNext(page, seen) {
  if (!(await pressAsSeen(page, seen, { among: '.prompt button', text: 'Go to ' }))) return;
  await page.waitForFunction((before) => document.querySelector('.bar-seat b')?.innerText.trim() !== before, seen.seat);
}

async function decide(person, seen) {
  const { page, plans, done } = person;
  const plan = plans.find((one) => (done.get(one) ?? 0) < (one.times ?? 1) && one.when.test(seen.said));
  if (plan) {
    done.set(plan, (done.get(plan) ?? 0) + 1);
    return plan.act(page);
  }
  const word = ['done', 'go-on', 'refuse'].find((one) => seen.words.includes(one));
  const among = word ? `.words [data-word="${word}"]` : '.desk [data-word], .words [data-word], .row-act, .tray-unit';
  if (await pressAsSeen(page, seen, { among })) await waitForNews(page, seen.position);
}

/** Brings a hex before one's eyes and taps it. */
export async function tapHex(page, hex) {
  const spot = await page.waitForFunction(
    (at) => {
      const canvas = document.querySelector('.board canvas');
      canvas.board.camera.centreOn([at]);
      const { x, y } = canvas.board.locate(at);
      return document.elementFromPoint(x, y) === canvas ? { x, y } : false;
    },
    hex,
    { polling: 200 },
  );
  const { x, y } = await spot.jsonValue();
  await page.mouse.click(x, y);
}

/** Changes to another of one's seats. */
export async function sitAt(page, seat) {
  await page.locator('.bar-seat').click();
  const row = page.locator(`.seat-row[data-seat="${seat}"]`);
  await row.waitFor();
  const sit = row.getByRole('button', { name: 'Sit here' });
  if ((await sit.count()) > 0) await sit.click();
  else await page.keyboard.press('Escape');
  await page.waitForSelector('.seat-row', { state: 'detached' });
  await page.waitForSelector('.prompt:not([aria-busy=true])');
}

export async function writeLetter(page, { to, text }) {
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await page.locator('.write-letter').getByLabel('To').fill(to);
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.letter', { hasText: text }).waitFor();
  await page.getByRole('tab', { name: 'Log', exact: true }).click();
}

/** Every line of the log, without the marks that lead to the map. */
export async function logOf(page) {
  await page.getByRole('tab', { name: 'Log', exact: true }).click();
  const earlier = page.locator('.log').getByRole('button', { name: 'Earlier' });
  while ((await earlier.count()) > 0) await earlier.click();
  const lines = await page.locator('.log li').allInnerTexts();
  return lines.map((line) => line.replaceAll('◎', '').replace(/\s+/g, ' ').trim());
}

/** The stacks somebody sees on the map: the hex as it is called, and the counters by name. */
export function stacksOf(page) {
  return page.locator('.hex-list > ul').evaluate((list) => {
    const counters = (row) =>
      [...row.querySelectorAll(':scope > ul > li')].map(({ innerText }) => innerText.trim().replace(/^Choose /, ''));
    return [...list.children].map((row) => ({ hex: row.querySelector('.row-hex').innerText, counters: counters(row).sort() }));
  });
}
