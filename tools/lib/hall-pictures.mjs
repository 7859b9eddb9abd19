// The pictures of a hall: two turns of The Liberating Assault with the computer in all seats but three, looked at from those.
import { join } from 'node:path';
import { answer, openHall, playPerson, pressOnDesk, sitAt } from '../../apps/web/journeys/_hall.mjs';

const SEATS = { division: 'br-50-operations', corps: 'br-xxx-supplies' };
const DONE = '.words [data-word=done]';
const PATIENCE = 180_000;
export const HALL_PICTURES = ['division', 'corps', 'umpire', 'report'].flatMap((what) => [
  `liberating-assault-${what}`,
  `liberating-assault-${what}-phone`,
]);

/** Opens the hall, plays to the orders of the second turn, and takes each picture when its moment comes. */
export async function shootHall(browser, url, { folder, kinds, settings, waitUntilStill, isWanted }) {
  const context = await windowOf(browser, kinds.desk, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const links = await openHall(page, url, { game: 'liberating-assault', mine: 'Control, game', name: 'Umpire' });
  for (const seat of Object.values(SEATS)) await takeSeat(page, links.get(seat));
  for (const seat of Object.values(SEATS)) await changeSeat(page, seat, 'cover');
  await page.getByLabel('Empty seats').selectOption('greedy');
  const shot = async (what, seat) => {
    if (seat) await sitAt(page, seat);
    for (const [kind, name] of [
      ['desk', `liberating-assault-${what}`],
      ['phone', `liberating-assault-${what}-phone`],
    ]) {
      if (!isWanted(name)) continue;
      const other = kind === 'desk' ? undefined : await asPhone(browser, context, { kinds, settings, page, seat, what });
      await waitUntilStill(other?.page ?? page);
      await (other?.page ?? page).screenshot({ path: join(folder, `${name}.png`), timeout: PATIENCE });
      await other?.context.close();
    }
  };
  await play(page, shot);
  await page.goto(`${page.url()}/report`);
  await page.waitForSelector('.report-bar .main:not([disabled])');
  await shot('report');
  await context.close();
}

async function windowOf(browser, kind, settings, storageState) {
  const context = await browser.newContext({ ...kind, ...(storageState ? { storageState } : {}) });
  await context.addInitScript((kept) => localStorage.setItem('bocage.settings', JSON.stringify(kept)), settings);
  return context;
}

/** The same person at the same seat, on a phone. */
async function asPhone(browser, context, { kinds, settings, page, seat, what }) {
  const other = await windowOf(browser, kinds.phone, settings, await context.storageState());
  const phone = await other.newPage();
  phone.setDefaultTimeout(PATIENCE);
  await phone.goto(page.url());
  if (what === 'report') await phone.waitForSelector('.report-bar .main:not([disabled])');
  else await phone.waitForSelector('.prompt');
  if (seat) await sitAt(phone, seat);
  if (what !== 'report') await phone.getByRole('tab', { name: 'Desk' }).click();
  return { context: other, page: phone };
}

function takeSeat(page, link) {
  return page.evaluate(async (token) => {
    const body = JSON.stringify({ token, name: 'Umpire', nonce: 'b'.repeat(32) });
    await fetch('/api/join', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, link.split('/').at(-1));
}

/** What who runs a hall does with a seat. */
async function changeSeat(page, seat, change) {
  await page.locator('.bar-seat').click();
  await page.locator(`.seat-row[data-seat="${seat}"] select`).selectOption(change);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.seat-row', { state: 'detached' });
}

/** The umpire lets the first turn go by; in the second the seats are people's again. */
async function play(page, shot) {
  let isOver = false;
  const plans = [
    {
      when: /^Turn 2 .*Cards handed down.*Control: rule/,
      act: async () => {
        for (const seat of Object.values(SEATS)) await changeSeat(page, seat, 'uncover');
        await answer(page, '.words [data-word=go-on]');
      },
    },
    {
      when: /^Turn 2 .*Hand cards down to your divisions/,
      act: async () => {
        await shot('corps', SEATS.corps);
        await pressOnDesk(page, 'button:has-text("Share out fuel and ammo by need")');
        await answer(page, DONE);
      },
    },
    {
      when: /^Turn 2 .*Lay cards/,
      act: async () => {
        await pressOnDesk(page, '[data-word^="lay:"]');
        await answer(page, DONE);
      },
    },
    {
      when: /^Turn 2 .*Give orders/,
      act: async () => {
        await shot('division', SEATS.division);
        await shot('umpire', 'control-game');
        isOver = true;
      },
    },
  ];
  await playPerson({ page, plans, name: 'Umpire', done: new Map() }, () => isOver);
}
