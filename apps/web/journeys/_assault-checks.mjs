// What six people in a hall have read, seen and been sent after two turns, and what they have not.
import assert from 'node:assert/strict';
import { data, formations, grid, ground, hexes, LETTER, REASON, roster } from './_assault-scene.mjs';
import { logOf, sitAt, stacksOf } from './_hall.mjs';

/** What must be read by whom, and by whom it must not be; of the others either may be. */
const READ = [
  { line: /^First US Army is handed .* fuel/, by: ['quartermaster'], not: ['corps', 'airborne', 'infantry', 'german'] },
  { line: /^101st Airb.* is handed /, by: ['corps', 'airborne'], not: ['quartermaster', 'infantry', 'german'] },
  { line: /^501st Para.* ordered to attack: /, by: ['airborne'], not: ['umpire', 'quartermaster', 'corps', 'infantry', 'german'] },
  { line: /^Control rules \(ruling 1\)/, by: ['umpire', 'quartermaster', 'corps', 'airborne', 'infantry', 'german'], not: [] },
  { line: new RegExp(`^Ruling \\d+: ${REASON}`), by: ['umpire', 'quartermaster', 'corps', 'airborne', 'infantry', 'german'], not: [] },
  { line: /^Control rules: 729th Gren.* has five boxes left/, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  {
    line: / is chosen for the battle at 0822 north-west/,
    by: ['airborne', 'german'],
    not: ['umpire', 'quartermaster', 'corps', 'infantry'],
  },
  { line: /^0822 north-west: \d+ against \d+, .* go back /, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  { line: /^729th Gren.* withdraws to /, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  { line: /^501st Para.* advances into 0822 north-west/, by: ['umpire', 'airborne', 'german'], not: ['quartermaster', 'corps'] },
  { line: /^502nd Para.* ordered to move: /, by: ['airborne'], not: ['umpire', 'quartermaster', 'corps', 'infantry', 'german'] },
  { line: /^502nd Para.* (moves to|is attacked and loses)/, by: ['umpire', 'airborne'], not: ['quartermaster', 'corps'] },
  { line: /turn 3 begins/, by: ['umpire', 'quartermaster', 'corps', 'airborne', 'infantry', 'german'], not: [] },
];

export async function assertLogs(people) {
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

/** The counters somebody sees, by hex; those at sea lie beside the coast for the eye only. */
async function onLand(page) {
  const stacks = (await stacksOf(page)).map(({ hex, counters }) => [hexes.get(hex), counters]);
  return new Map(stacks.filter(([hex, counters]) => ground.land.includes(hex) && counters.length > 0));
}

/** A division has its counters on its desk and sees what is near; a staff sees no map; an umpire sees everything. */
export async function assertSight({ umpire, quartermaster, corps, airborne, infantry, german }) {
  assert.deepEqual(await stacksOf(quartermaster.page), [], 'the army group has no map');
  assert.deepEqual(await stacksOf(corps.page), [], 'nor has the supplies officer of a corps');
  const truth = await onLand(umpire.page);
  for (const [{ name: called, page }, own] of [
    [airborne, /101st AB/],
    [german, /\b(709th|77th) Inf\b/],
  ]) {
    const seen = await onLand(page);
    const eyes = [...seen].filter(([, counters]) => counters.some((counter) => own.test(counter))).map(([hex]) => hex);
    assert.ok(eyes.length > 0, `${called} sees his own counters`);
    const near = new Map([...truth].filter(([hex]) => eyes.some((eye) => grid.distance(eye, hex) <= data.tables.sight.division)));
    assert.deepEqual(seen, near, `${called} sees all that is near his counters and nothing that is not`);
    assert.ok(truth.size > near.size + 10, 'which is a small part of the map');
  }
  const desk = await airborne.page.locator('.desk').innerText();
  for (const part of ['501st', '502nd', '506th', '327th']) assert.ok(desk.includes(part), `${part} is on the desk of its division`);
  await infantry.page.getByRole('tab', { name: 'Desk' }).click();
  assert.match(await infantry.page.locator('.desk').innerText(), /9th Inf/);
}

/** No browser was ever sent an order of another team before it was carried out, nor a letter that was not for it. */
export function assertSealed({ umpire, quartermaster, corps, airborne, infantry, german }) {
  const orderedIn = ({ received }) =>
    received.flatMap((frame) => [...frame.matchAll(/"event":"ordered"[^{}]*?"unit":(\d+)/g)].map(([, unit]) => Number(unit)));
  const own = (division) => roster.own[formations.ids.get(division)];
  assert.deepEqual([umpire, quartermaster, corps, german].flatMap(orderedIn), [], 'orders that are sealed');
  for (const [person, division] of [
    [airborne, 'us-101'],
    [infantry, 'us-2'],
  ]) {
    const ordered = orderedIn(person);
    assert.ok(ordered.length > 0, `${person.name} was told of his own orders`);
    assert.deepEqual(
      ordered.filter((unit) => !own(division).includes(unit)),
      [],
      `${person.name} was told of nobody else's`,
    );
  }
  for (const { name: called, received } of [quartermaster, infantry, german])
    assert.ok(!received.some((frame) => frame.includes(LETTER)), `${called} was never sent the letter`);
}

/** The letter came to the corps and its square lights up there; the umpire reads it, the German does not. */
export async function assertLetter({ umpire, quartermaster, corps, german }) {
  const lettersOf = async ({ page }) => {
    await page.getByRole('tab', { name: /^Messages/ }).click();
    return page.locator('.letters').innerText();
  };
  await sitAt(corps.page, 'us-vii-commander');
  for (const person of [umpire, corps]) assert.ok((await lettersOf(person)).includes(LETTER), `${person.name} reads the letter`);
  for (const person of [german, quartermaster]) assert.ok(!(await lettersOf(person)).includes('729th at'), `${person.name} does not`);
  await corps.page.locator('.letter', { hasText: LETTER }).locator('button').first().click();
}
