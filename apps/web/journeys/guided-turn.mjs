import { guided } from './_guided.mjs';

export const name = 'guided first turns: by what the guide says alone, to where one goes on alone';

export async function run({ browser, url, axe }) {
  await guided(browser, url, axe, { game: 'normandy-1969', phone: false });
  await guided(browser, url, axe, { game: 'bradleys-dday', phone: true });
}
