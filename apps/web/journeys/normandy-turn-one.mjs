import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { game } from '@bocage/normandy-1969';
import { countingHands, offersOf, settled, spotOf } from './_board.mjs';
import { assertNoErrors, openWindow, startAgainstComputer, waitForMyDecision } from './_steps.mjs';

export const name = 'the first turn of Normandy (1969) by hand, with few clicks';

/** The dice fall the same every time. */
const DICE = 7;
/** What it may take: half of the hundred and fifty clicks, one for each unit and one for each hex, that it once took. */
const MOST_CLICKS = 75;
const MOST_ATTACKS = 5;
const MOST_MOVES = 8;
/** Kinds of units of the second wave that are brought ashore. */
const MOST_WAVES = 4;

const { world } = game.create(game.data);
const { grid, ground } = world;
const beaches = ground.beachHexes.flat();
const towns = game.data.map.hexes.filter(({ place }) => ['Carentan', 'Bayeux', 'Caen'].includes(place)).map(({ hex }) => grid.parse(hex));
const nearest = (hex, goals) => Math.min(...goals.map((goal) => grid.distance(hex, goal)));

export async function run({ browser, url }) {
  const { context, page, errors } = await openWindow(browser, { dice: DICE, settings: { forced: 'choices' } });
  const hands = countingHands(page, grid);
  await startAgainstComputer(page, url, 'Allied');
  await waitForMyDecision(page);
  const done = { attacks: 0, moves: 0, waves: 0, landed: new Map(), at: [] };
  while (await playOne(page, hands, done));
  const actions = await actionsOf(page);
  console.log(`         ${hands.made.clicks} clicks for ${actions} decisions: ${done.at.join(', ')}`);
  assert.ok(done.attacks >= 3 && done.moves >= 4, `a turn that was played (${done.attacks} attacks, ${done.moves} moves)`);
  assert.ok(hands.made.clicks <= MOST_CLICKS, `${hands.made.clicks} clicks for the first turn`);
  assert.ok(hands.made.clicks <= actions / 2 + 5, `${hands.made.clicks} clicks for ${actions} decisions`);
  assertNoErrors(errors);
  await context.close();
}

/** One sensible thing; false when the Allied turn is over. */
async function playOne(page, hands, done) {
  const now = await offersOf(page);
  const before = hands.made.clicks;
  const phase = ['Parachute', 'Commando', 'Beach assault', 'First movement', 'Combat', 'Second movement'].find((one) =>
    now.phase.includes(one),
  );
  if (!phase || !now.phase.includes('Turn 1 of')) return false;
  await (phase === 'Combat' ? fight : /movement/.test(phase) ? march : arrive)(page, hands, now, done);
  await settled(page, now.position);
  count(done, phase, hands.made.clicks - before);
  return true;
}

function count(done, phase, clicks) {
  const last = done.at.at(-1)?.split(': ');
  if (last?.[0] === phase) done.at[done.at.length - 1] = `${phase}: ${Number(last[1]) + clicks}`;
  else done.at.push(`${phase}: ${clicks}`);
}

/** A unit from the tray, then the place for it and for as many of its kind as it takes. */
async function arrive(page, hands, now, done) {
  if (now.places.length === 0) return hands.press(now.tray.length > 0 ? '.tray-unit' : '.words [data-word=done]');
  const place = await bestPlace(page, now.places, (hex) => {
    const isFull = (done.landed.get(hex) ?? 0) * 4;
    const isClear = ground.terrain[hex] === ground.terrain[beaches[0]] ? 0 : 3;
    return isFull + (beaches.includes(hex) ? 0 : isClear + Math.abs(nearest(hex, beaches) - 2)) + nearest(hex, towns) / 4;
  });
  done.landed.set(place.hex, (done.landed.get(place.hex) ?? 0) + 1);
  await hands.click(place.label, ['Shift']);
}

/** The best place that can be clicked. */
async function bestPlace(page, places, worth) {
  const ranked = places.map(({ label }) => ({ label, hex: grid.parse(label) })).sort((a, b) => worth(a.hex) - worth(b.hex));
  for (const place of ranked) if (await spotOf(page, place.hex)) return place;
  throw new Error('nothing to choose is in sight');
}

const LOOKS = 100;

/** Where the stack in hand can go: the table may still be busy taking it up when it is first asked. */
async function placesFor(page) {
  for (let looked = 0; looked < LOOKS; looked++) {
    const { places } = await offersOf(page);
    if (places.length > 0) return places;
    await page.waitForTimeout(50);
  }
  return [];
}

/** Whole stacks towards the towns that score, second waves onto the beaches. */
async function march(page, hands, now, done) {
  if (now.places.length > 0) return arrive(page, hands, now, done);
  if (now.tray.length > 0 && done.waves < MOST_WAVES) {
    done.waves++;
    return hands.press('.tray-unit');
  }
  const stack = done.moves < MOST_MOVES ? await movable(page, now, done) : undefined;
  if (!stack) return hands.press('.words [data-word=done]');
  done.moves++;
  const toTown = async () => {
    const places = await placesFor(page);
    return places.length > 0 ? (await bestPlace(page, places, (hex) => nearest(hex, towns))).label : undefined;
  };
  // The map may have moved on under the hand that reached for the stack: then it is reached for again, which counts.
  for (let tries = 0; !(await hands.drag(stack.label, toTown, { keys: ['Shift'] })); tries++)
    assert.ok(tries < 2, 'a stack that was taken up can go somewhere');
  await settled(page, now.position + 1);
}

/** The largest stack in sight that has not been led on yet. */
async function movable(page, { stacks }, done) {
  const ranked = stacks.filter(({ label }) => !done.landed.has(`moved ${label}`)).sort((a, b) => b.units.length - a.units.length);
  for (const stack of ranked) {
    if (!(await spotOf(page, grid.parse(stack.label)))) continue;
    done.landed.set(`moved ${stack.label}`, 1);
    return stack;
  }
  return undefined;
}

/** An attack with everybody who can join it, ships included, where several can. */
async function fight(page, hands, now, done) {
  const declare = '.words [data-word=declare]';
  if (await page.locator('.candidates').count()) {
    const all = page.locator('.candidates-all button', { hasText: 'All' }).and(page.locator('[aria-disabled=false]'));
    if (await all.count()) return hands.press('.candidates-all button');
    return (await page.locator(declare).count()) ? hands.press(declare) : hands.pressUnlessGone('.candidate input:not(:checked)');
  }
  const ships = ['heavy', 'medium', 'light', 'none'].find((word) => now.words.includes(word));
  if (ships) return hands.press(`.words [data-word=${ships}]`);
  if (now.words.length === 0 && now.places.length > 0) return hands.click(now.places[0].label);
  if (now.places.length === 0 || done.attacks >= MOST_ATTACKS) return hands.press('.words [data-word=done]');
  done.attacks++;
  const target = await bestPlace(
    page,
    now.places,
    (hex) => -now.rows.filter((row) => isBeside(row, hex)).flatMap(({ names }) => names).length,
  );
  await hands.click(target.label, ['Shift']);
}

const isBeside = (row, hex) => grid.distance(grid.parse(row.label), hex) === 1 && !row.isPlace;

/** Decisions the Allies have taken, as the saved game has them. */
async function actionsOf(page) {
  await page.getByRole('button', { name: /^This table/ }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
  const { entries } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  return entries.filter(({ kind, seat }) => kind === 'action' && seat === 'allied').length;
}
