// A moment of a game between computers, put on the table as a saved game: the same clicks meet the same decision every time.
import { Table } from '@bocage/kernel';
import { waitForMyDecision } from './_steps.mjs';

const CREATED = '1944-06-06T06:00:00Z';

export const top = ({ stack }) => stack.at(-1);

/** A save stopped at this moment, and a table to ask about it. */
export function sceneOf(playedScene, game, me, isScene) {
  const save = playedScene(game, { title: 'A moment', created: CREATED, me, isScene });
  return { save, module: game.create(game.data), table: () => Table.load(game.create(game.data), save) };
}

/** Lays the save on the table of a window. */
export async function laySave(page, url, save) {
  await page.goto(url);
  const buffer = Buffer.from(JSON.stringify(save));
  await page.locator('input[type=file]').first().setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('.prompt');
  await waitForMyDecision(page);
}

/** Chooses by the list beside the map, which has every legal thing of it. */
export async function chooseInList(page, selector) {
  await page
    .locator(`.hex-list ${selector}`)
    .first()
    .evaluate((button) => button.click());
}
