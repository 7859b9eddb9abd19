import assert from 'node:assert/strict';
import { game } from '@bocage/liberating-assault';
import { createUi } from '@bocage/liberating-assault/ui';
import { answer, countersOf, joinHall, logOf, openHall, playPerson, pressOnDesk, sitAt, tapHex, writeLetter } from './_hall.mjs';
import { assertAccessible, assertNoErrors, openWindow } from './_steps.mjs';

export const name = 'two turns of The Liberating Assault: six people in a hall of 146 seats';

const ui = createUi(game.data);
const { roster, formations, teams, grid } = game.create(game.data).world;
const unitOf = (id) => roster.ids.get(id);
const hexes = new Map(Array.from({ length: grid.size }, (_, hex) => [`Hex ${ui.hexName(hex)}`, hex]));

/** The 101st comes down beside a German regiment: its umpire sees to that, whatever the dice say. */
const FIELD = grid.parse('1005');
const PARATROOPS = ['501', '502', '506', '327'].map((number) => unitOf(`us-101-${number}`));
const GRENADIERS = unitOf('ge-709-729');
const DEFENDED = roster.start[GRENADIERS].hex;
const LETTER = `We attack the 729th at ${ui.hexName(DEFENDED).slice(0, 4)} with all we have`;
const REASON = 'Smoke and a wrong bridge: the 729th is shaken, the 101st finds together';

/** The number of a tactical air card. */
const AIR = 2;
const PATIENCE = 120_000;
const DONE = '.words [data-word=done]';

const SEATS = {
  quartermaster: { name: 'Graham', seats: ['army-group-supplies'] },
  corps: { name: 'Collins', seats: ['us-vii-commander', 'us-vii-supplies', 'us-vii-liaison'] },
  airborne: { name: 'Taylor', seats: ['us-101-operations'] },
  infantry: { name: 'Robertson', seats: ['us-2-operations'], phone: true },
  german: { name: 'Schlieben', seats: ['ge-709-commander', 'ge-91-commander'] },
};

/** Cards go down, orders are sealed, an attack is fought with cards, a regiment withdraws, and an umpire has ruled for a reason. */
export async function run({ browser, url, axe }) {
  const people = await gather(browser, url, axe);
  const { umpire, quartermaster, corps, airborne, infantry, german } = people;
  planFor(people);
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
  await assertAccessible(airborne.page, axe, 'the desk of a division');
  await assertAccessible(umpire.page, axe, 'the console of an umpire');
  await opensReport(umpire.page);
  const all = [umpire, quartermaster, corps, airborne, infantry, german];
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

/** A window of somebody's own; six of them on one machine need patience. */
async function openPerson(browser, called, kind) {
  const window = await openWindow(browser, { phone: kind === 'phone' });
  window.page.setDefaultTimeout(PATIENCE);
  return { ...window, name: called, plans: [], done: new Map() };
}

function planFor({ umpire, quartermaster, corps, airborne, infantry, german }) {
  const share = async (page) => {
    await pressOnDesk(page, 'button:has-text("Share out fuel and ammo by need")');
    await answer(page, DONE);
  };
  quartermaster.plans.push({ when: /Hand cards down to the armies/, times: 2, act: share });
  corps.plans.push(
    { when: /Choose one beach or two/, act: choosesBeaches },
    { when: /supplies .*Hand cards down to your divisions/, times: 2, act: share },
    { when: /^Turn 1 .*liaison .*Hand cards down to your divisions/, act: givesAircraft },
  );
  airborne.plans.push(
    { when: /Choose where each airborne division/, act: aims },
    { when: /^Turn 1 .*Lay cards/, act: lays },
    { when: /^Turn 1 .*Give orders/, act: attacks },
    { when: /Choose the tactics card for your attack/, act: choosesCard },
    { when: /The hex is won/, act: (page) => answer(page, `.row-act[data-unit="${PARATROOPS[0]}"]`) },
  );
  infantry.plans.push(
    { when: /Lay cards/, times: 2, act: lays },
    { when: /^Turn 1 .*Give orders/, act: lands },
    { when: /Choose the tactics card/, times: 9, act: choosesCard },
  );
  german.plans.push(
    { when: /Choose the tactics card for your defence/, times: 9, act: choosesCard },
    { when: /must go back \d/, times: 9, act: (page) => answer(page, '.row-act[data-hex]') },
  );
  umpire.plans.push({ when: /^Turn 1 .*Orders .*Control: rule if you have to/, act: rules });
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
  await pressOnDesk(page, '[data-word^="lay:"]');
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

/** What must be read by whom, and by whom it must not be; of the others either may be. */
const READ = [
  { line: /^First US Army is handed .* fuel/, by: ['quartermaster'], not: ['corps', 'airborne', 'infantry', 'german'] },
  { line: /^101st Airb.* is handed /, by: ['corps', 'airborne'], not: ['quartermaster', 'infantry', 'german'] },
  { line: /^You order 501st Para.* to attack: /, by: ['airborne'], not: ['umpire', 'quartermaster', 'corps', 'infantry', 'german'] },
  { line: /^Control rules \(ruling 1\)/, by: ['umpire', 'quartermaster', 'corps', 'airborne', 'infantry', 'german'], not: [] },
  { line: /^Control rules: 729th Gren.* has five boxes left/, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  {
    line: /^You choose .* for the battle at 0822 north-west/,
    by: ['airborne', 'german'],
    not: ['umpire', 'quartermaster', 'corps', 'infantry'],
  },
  { line: /^0822 north-west: \d+ against \d+, .* go back /, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  { line: /^729th Gren.* withdraws to /, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  { line: /turn 3 begins/, by: ['umpire', 'quartermaster', 'corps', 'airborne', 'infantry', 'german'], not: [] },
];

async function assertLogs(people) {
  for (const { page } of Object.values(people)) await page.locator('.bar-cell b', { hasText: 'Turn 3' }).first().waitFor();
  await sitAt(people.corps.page, 'us-vii-supplies');
  await sitAt(people.german.page, 'ge-709-commander');
  const logs = {};
  for (const [who, { page }] of Object.entries(people)) logs[who] = await logOf(page);
  const has = (who, line) => logs[who].some((text) => line.test(text));
  const missing = READ.flatMap(({ line, by }) => by.filter((who) => !has(who, line)).map((who) => `${who} does not read ${line}`));
  const leaked = READ.flatMap(({ line, not }) => not.filter((who) => has(who, line)).map((who) => `${who} reads ${line}`));
  assert.deepEqual([...missing, ...leaked], []);
}

/** A division has its counters on its desk and sees what is near; a staff sees no map; no German hand is open to an Ally. */
async function assertSight({ umpire, quartermaster, corps, airborne, infantry, german }) {
  assert.deepEqual(await countersOf(quartermaster.page), [], 'the army group has no map');
  assert.deepEqual(await countersOf(corps.page), [], 'nor has the supplies officer of a corps');
  const seen = { umpire: await countersOf(umpire.page), airborne: await countersOf(airborne.page), german: await countersOf(german.page) };
  const has = (who, part) => seen[who].some((counter) => counter.includes(part));
  assert.ok(has('airborne', '501st') && has('german', '709th'), 'each sees his own counters');
  assert.ok(seen.umpire.length > 4 * seen.airborne.length && seen.umpire.length > 4 * seen.german.length, 'an umpire sees them all');
  assert.ok(!has('airborne', '(21st Pz)') && !has('german', '(1st Inf)'), 'and nobody what is far away');
  const desk = await airborne.page.locator('.desk').innerText();
  for (const part of ['501st', '502nd', '506th', '327th']) assert.ok(desk.includes(part), `${part} is on the desk of its division`);
  await infantry.page.getByRole('tab', { name: 'Desk' }).click();
  assert.match(await infantry.page.locator('.desk').innerText(), /9th Inf/);
}

/** The letter came to the corps and its square lights up there; the umpire reads it, the German does not. All know the reason. */
async function assertLetter({ umpire, quartermaster, corps, german }) {
  const lettersOf = async ({ page }) => {
    await page.getByRole('tab', { name: /^Messages/ }).click();
    return page.locator('.letters').innerText();
  };
  await sitAt(corps.page, 'us-vii-commander');
  for (const person of [umpire, corps]) assert.ok((await lettersOf(person)).includes(LETTER), `${person.name} reads the letter`);
  for (const person of [german, quartermaster]) assert.ok(!(await lettersOf(person)).includes('729th at'), `${person.name} does not`);
  for (const person of [corps, german, quartermaster]) assert.ok((await lettersOf(person)).includes(REASON), `${person.name} knows why`);
  await corps.page.locator('.letter', { hasText: LETTER }).locator('button').first().click();
}

/** What an umpire has for the debrief while the game goes on. */
async function opensReport(page) {
  const table = page.url();
  await page.goto(`${table}/report`);
  await page.waitForSelector('.report-bar .main:not([disabled])', { timeout: 120_000 });
  assert.equal(await page.locator('h1').innerText(), 'The game so far');
  assert.ok((await page.locator('.report-map img').count()) >= 2, 'a map for each turn');
}
