// The pictures of a hall: two turns of The Liberating Assault, by an umpire, an officer and the computer in all other seats.
import { join } from 'node:path';
import { GRENADIERS, grid, hexes, REASON } from '../../apps/web/journeys/_assault-scene.mjs';
import { answer, joinHall, openHall, playPerson, pressIfOffered, pressOnDesk, sitAt, stacksOf } from '../../apps/web/journeys/_hall.mjs';

const SEATS = { division: 'br-50-operations', corps: 'br-xxx-supplies' };
const DONE = '.words [data-word=done]';
const GO_ON = '.words [data-word=go-on]';
const PATIENCE = 120_000;
export const HALL_PICTURES = ['division', 'corps', 'umpire', 'report'].flatMap((what) => [
  `liberating-assault-${what}`,
  `liberating-assault-${what}-phone`,
]);

/** Opens the hall, plays to the orders of the second turn, and takes each picture when its moment comes. */
export async function shootHall(browser, url, camera) {
  const umpire = await personIn(browser, 'Umpire', camera);
  const officer = await personIn(browser, 'Officer', camera);
  const links = await openHall(umpire.page, url, { game: 'liberating-assault', mine: 'Control, game', name: 'Umpire' });
  const seats = Object.values(SEATS);
  await joinHall(
    officer.page,
    'Officer',
    seats.map((seat) => links.get(seat)),
  );
  for (const seat of seats) await changeSeat(umpire.page, seat, 'cover');
  await umpire.page.getByLabel('Empty seats').selectOption('greedy');
  let isOver = false;
  planUmpire(umpire, (person, what) => shoot(browser, person, what, camera));
  planOfficer(officer, async (person, what) => {
    await shoot(browser, person, what, camera);
    isOver = what === 'division';
  });
  await Promise.all([umpire, officer].map((person) => playPerson(person, () => isOver)));
  await umpire.page.goto(`${umpire.page.url()}/report`);
  await shoot(browser, umpire, 'report', camera);
  for (const { context } of [umpire, officer]) await context.close();
}

async function personIn(browser, name, { kinds, settings }) {
  const context = await contextOf(browser, kinds.desk, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { name, context, page, plans: [], done: new Map() };
}

async function contextOf(browser, kind, settings, storageState) {
  const context = await browser.newContext({ ...kind, ...(storageState ? { storageState } : {}) });
  await context.addInitScript((kept) => localStorage.setItem('bocage.settings', JSON.stringify(kept)), settings);
  return context;
}

/** What somebody has before him, on his desk and on his phone. */
async function shoot(browser, { page, context }, what, { folder, kinds, settings, waitUntilStill, isWanted }) {
  const take = async (from, name) => {
    if (what === 'report') await lookAtFirstTurn(from);
    if (what === 'umpire') await lookAtBeaches(from);
    await waitUntilStill(from);
    await from.screenshot({ path: join(folder, `${name}.png`), timeout: PATIENCE });
  };
  const name = `liberating-assault-${what}`;
  if (isWanted(name)) await take(page, name);
  if (!isWanted(`${name}-phone`)) return;
  const pocket = await contextOf(browser, kinds.phone, settings, await context.storageState());
  const phone = await pocket.newPage();
  phone.setDefaultTimeout(PATIENCE);
  await phone.goto(page.url());
  if (what !== 'report') {
    await phone.waitForSelector('.prompt:not([aria-busy=true])');
    await sitAt(phone, SEATS[what] ?? 'control-game');
    await phone.getByRole('tab', { name: 'Desk' }).click();
  }
  await take(phone, `${name}-phone`);
  await pocket.close();
}

function lookAtBeaches(page) {
  return page.evaluate(
    (centre) => {
      const { camera } = document.querySelector('.board canvas').board;
      camera.set({ ...camera.view(), ...centre });
    },
    grid.centre(grid.parse('1413')),
  );
}

async function lookAtFirstTurn(page) {
  await page.waitForSelector('.report-bar .main:not([disabled])');
  await page.locator('#turn-1').evaluate((turn) => turn.scrollIntoView());
}

/** What who runs a hall does with a seat. */
async function changeSeat(page, seat, change) {
  await page.locator('.bar-seat').click();
  await page.getByLabel('All', { exact: true }).check();
  await page.locator(`.seat-row[data-seat="${seat}"] select`).selectOption(change);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.seat-row', { state: 'detached' });
}

/** He rules once, looks at the battles of the landing, and in the second turn gives the officer his seats back. */
function planUmpire(umpire, shot) {
  umpire.plans.push(
    {
      when: /^Turn 1 .*Orders .*Control: rule/,
      act: async (page) => {
        await answer(page, `.row-act[data-unit="${GRENADIERS}"]`);
        await answer(page, '.desk [data-word="boxes:5"]');
        await page.getByLabel('Reason of a ruling').fill(REASON);
        await page.getByRole('button', { name: 'Tell everybody' }).click();
        await answer(page, GO_ON);
      },
    },
    {
      when: /^Turn 1 .*Attacks .*Control: rule/,
      act: async (page) => {
        await shot(umpire, 'umpire');
        await answer(page, GO_ON);
      },
    },
    {
      when: /^Turn 2 .*Cards handed down .*Control: rule/,
      act: async (page) => {
        for (const seat of Object.values(SEATS)) await changeSeat(page, seat, 'uncover');
        await answer(page, GO_ON);
      },
    },
  );
}

/** A corps sets one card aside and shares the rest; its division lays what it has and attacks. */
function planOfficer(officer, shot) {
  officer.plans.push(
    {
      when: /^Turn 2 .*Hand cards down to your divisions/,
      act: async (page) => {
        await pressOnDesk(page, '[data-word^="give:"]');
        await shot(officer, 'corps');
        await pressIfOffered(page, 'button:has-text("Share out fuel and ammo by need")');
        await answer(page, DONE);
      },
    },
    {
      when: /^Turn 2 .*Lay cards/,
      act: async (page) => {
        await pressIfOffered(page, '[data-word^="lay:"]');
        await answer(page, DONE);
      },
    },
    {
      when: /^Turn 2 .*Give orders/,
      act: async (page) => {
        await attackNearest(page);
        await shot(officer, 'division');
      },
    },
  );
}

/** The whole stack goes for the nearest German regiment, hex by hex, as far as it can. */
async function attackNearest(page) {
  const stacks = (await stacksOf(page)).map(({ hex, counters }) => ({ hex: hexes.get(hex), names: counters.join() }));
  const from = stacks.find(({ names }) => names.includes('(50th Inf)')).hex;
  const germans = stacks.filter(({ names }) => /Gren Regt|Pz Regt/.test(names));
  const target = germans.sort((a, b) => grid.distance(from, a.hex) - grid.distance(from, b.hex))[0]?.hex ?? from;
  await answer(page, '.row-act[data-unit]');
  for (const word of ['stack', 'attack']) await answer(page, `.words [data-word=${word}]`);
  for (let way = await offeredHexes(page); way.length > 0; way = await offeredHexes(page)) {
    const next = way.sort((a, b) => grid.distance(a, target) - grid.distance(b, target))[0];
    await answer(page, `.row-act[data-hex="${next}"]`);
  }
}

const offeredHexes = (page) =>
  page.locator('.row-act[data-hex]').evaluateAll((buttons) => buttons.map(({ dataset }) => Number(dataset.hex)));
