import assert from 'node:assert/strict';
import { assertLetter, assertLogs, assertSealed, assertSight } from './_assault-checks.mjs';
import {
  DEFENDED,
  FIELD,
  formations,
  GRENADIERS,
  grid,
  hexes,
  LETTER,
  PARATROOPS,
  REASON,
  SEATS,
  teams,
  unitOf,
} from './_assault-scene.mjs';
import { answer, joinHall, openHall, playPerson, pressIfOffered, pressOnDesk, tapHex, writeLetter } from './_hall.mjs';
import { assertAccessible, assertNoErrors, openWindow } from './_steps.mjs';

export const name = 'two turns of The Liberating Assault: six people in a hall of 146 seats';

/** The number of a tactical air card. */
const AIR = 2;
const PATIENCE = 120_000;
const DONE = '.words [data-word=done]';
const SHARE = 'button:has-text("Share out fuel and ammo by need")';
const LAY = '[data-word^="lay:"]';

/** Cards go down, orders are sealed, an attack is fought with cards, a regiment withdraws, and an umpire has ruled for a reason. */
export async function run({ browser, url, axe }) {
  const people = await gather(browser, url, axe);
  const { umpire } = people;
  planFor(people, axe);
  let isEnough = false;
  umpire.plans.push({
    when: /^Turn 3 /,
    act: async () => {
      isEnough = true;
    },
  });
  await Promise.all(Object.values(people).map((person) => playPerson(person, () => isEnough)));

  await assertLogs(people);
  await assertSight(people);
  await assertLetter(people);
  assertSealed(people);
  await opensReport(umpire.page);
  const all = Object.values(people);
  assertNoErrors(all.flatMap(({ errors }) => errors));
  for (const { context } of all) await context.close();
}

/** An umpire opens the hall; five others come by their links; then a computer takes the empty seats. */
async function gather(browser, url, axe) {
  const opened = await openPerson(browser, 'Umpire', 'desk');
  const links = await openHall(opened.page, url, { game: 'liberating-assault', mine: 'Control, game', name: 'Umpire', axe });
  assert.equal(links.size, 146, '145 other seats and spectators');
  const come = async ([role, { name: called, seats, phone = false }]) => {
    const person = await openPerson(browser, called, phone ? 'phone' : 'desk');
    const wanted = seats.map((seat) => links.get(seat));
    assert.ok(!wanted.includes(undefined), `links for ${seats}`);
    await joinHall(person.page, called, wanted);
    return [role, person];
  };
  const others = [];
  for (const one of Object.entries(SEATS)) others.push(await come(one));
  await opened.page.getByLabel('Empty seats').selectOption('greedy');
  return { umpire: opened, ...Object.fromEntries(others) };
}

/** A window of somebody's own, with all that was sent to it; six of them on one machine need patience. */
async function openPerson(browser, called, kind) {
  const window = await openWindow(browser, { phone: kind === 'phone' });
  const { page, errors } = window;
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${called}: ${line.text()} ${line.location().url}`);
  });
  const received = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  return { ...window, received, name: called, plans: [], done: new Map() };
}

/** What each of them does, and where an eye is kept on who cannot see or use a mouse. */
function planFor({ umpire, quartermaster, corps, airborne, infantry, german }, axe) {
  const looked = new Set();
  const checked = (where, act) => async (page) => {
    if (!looked.has(where)) await assertAccessible(page, axe, where);
    looked.add(where);
    await act(page);
  };
  quartermaster.plans.push({ when: /Hand cards down to the armies/, times: 2, act: checked('the desk of an army group', shares) });
  corps.plans.push(
    { when: /Choose one beach or two/, act: choosesBeaches },
    { when: /supplies .*Hand cards down to your divisions/, times: 2, act: checked('the desk of a corps', sharesWhatThereIs) },
    { when: /^Turn 1 .*liaison .*Hand cards down to your divisions/, act: givesAircraft },
  );
  airborne.plans.push(
    { when: /Choose where each airborne division/, act: aims },
    { when: /^Turn 1 .*Lay cards/, act: lays },
    { when: /^Turn 1 .*Give orders/, act: attacks },
    { when: /^Turn 2 .*Give orders/, act: checked('the desk of a division', follows) },
    { when: /Choose the tactics card for your attack/, act: choosesCard },
    { when: /The hex is won/, act: (page) => answer(page, `.row-act[data-unit="${PARATROOPS[0]}"]`) },
  );
  infantry.plans.push(
    { when: /Lay cards/, times: 2, act: laysWhatThereIs },
    { when: /^Turn 1 .*Give orders/, act: checked('a division on a phone', lands) },
    { when: /Choose the tactics card/, times: 9, act: choosesCard, maybe: true },
  );
  german.plans.push(
    { when: /Choose the tactics card for your defence/, times: 9, act: checked('the choice of a tactics card', choosesCard) },
    { when: /must go back /, times: 9, act: (page) => answer(page, '.row-act[data-hex]') },
  );
  umpire.plans.push({ when: /^Turn 1 .*Orders .*Control: rule if you have to/, act: checked('the console of an umpire', rules) });
}

async function shares(page) {
  await pressOnDesk(page, SHARE);
  await answer(page, DONE);
}

/** What comes down to a corps is the business of an army, which a computer runs here. */
async function sharesWhatThereIs(page) {
  await pressIfOffered(page, SHARE);
  await answer(page, DONE);
}

async function choosesBeaches(page) {
  for (const id of ['us-2', 'us-4']) await answer(page, `[data-word="beach:${formations.ids.get(id)}:${grid.parse('0908')}"]`);
  await answer(page, DONE);
}

/** One card of the corps' aircraft for the 101st. */
async function givesAircraft(page) {
  await pressOnDesk(page, `[data-word="give:${AIR}:${teams.count + formations.ids.get('us-101')}"]`);
  await answer(page, DONE);
}

async function aims(page) {
  await tapHex(page, FIELD);
  await answer(page, `[data-word="aim:${formations.ids.get('us-101')}:${FIELD}"]`);
  await answer(page, DONE);
}

/** What the corps has handed down lies on the desk, and goes on headquarters and guns. */
async function lays(page) {
  await pressOnDesk(page, LAY);
  await answer(page, DONE);
}

async function laysWhatThereIs(page) {
  await pressIfOffered(page, LAY);
  await answer(page, DONE);
}

/** All four regiments, the whole stack with the first of them, into the hex of the Germans. */
async function attacks(page) {
  await answer(page, `.row-act[data-unit="${PARATROOPS[0]}"]`);
  await answer(page, '[data-word=stack]');
  await answer(page, '[data-word=attack]');
  await answer(page, `.row-act[data-hex="${DEFENDED}"]`);
  await writeLetter(page, { to: 'VII US Corps, commander', text: LETTER });
  await answer(page, DONE);
}

/** The next regiment comes up into the hex that was won. */
async function follows(page) {
  await answer(page, `.row-act[data-unit="${PARATROOPS[1]}"]`);
  await answer(page, '[data-word=move]');
  await answer(page, `.row-act[data-hex="${DEFENDED}"]`);
  await answer(page, DONE);
}

const choosesCard = (page) => pressOnDesk(page, '.desk-grid tr.on [data-word]');

/** The division at sea goes for its beach as one stack. */
async function lands(page) {
  await answer(page, `.row-act[data-unit="${unitOf('us-2-9')}"], .tray-unit`);
  await answer(page, '[data-word=stack]');
  await answer(page, '[data-word=attack]');
  await answer(page, '.row-act[data-hex]');
  await answer(page, DONE);
}

const placeOf = async (page, unit) => {
  const label = await page.locator(`.hex-list > ul > li:has([data-unit="${unit}"]) > .row-hex`).innerText();
  return hexes.get(label);
};

/** The paratroops are put together, the Germans lose boxes, everybody hears why; then the game goes on. */
async function rules(page) {
  const lost = await placeOf(page, PARATROOPS[0]);
  assert.notEqual(lost, undefined, 'an umpire sees where everybody is');
  for (const unit of PARATROOPS) {
    if ((await placeOf(page, unit)) === FIELD) continue;
    await answer(page, `.row-act[data-unit="${unit}"]`);
    await answer(page, `.row-act[data-hex="${FIELD}"]`);
  }
  await answer(page, `.row-act[data-unit="${GRENADIERS}"]`);
  await answer(page, '.desk [data-word="boxes:5"]');
  await page.getByLabel('Reason of a ruling').fill(REASON);
  await page.getByRole('button', { name: 'Tell everybody' }).click();
  await answer(page, '.words [data-word=go-on]');
}

/** What an umpire has for the debrief while the game goes on. */
async function opensReport(page) {
  const table = page.url();
  await page.goto(`${table}/report`);
  await page.waitForSelector('.report-bar .main:not([disabled])', { timeout: 120_000 });
  assert.equal(await page.locator('h1').innerText(), 'The game so far');
  assert.ok((await page.locator('.report-map img').count()) >= 2, 'a map for each turn');
}
