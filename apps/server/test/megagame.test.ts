import { join } from 'node:path';
import { createRng, type Entry, makeAction, type Seat, seatsOf, Table } from '@bocage/kernel';
import { game, type LiberatingAssaultTypes } from '@bocage/liberating-assault';
import type { Picture, ServerMessage } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { Database } from '../dist/src/storage/database.js';
// @ts-expect-error: a script shared with the benches
import { clickAbout, HallPlayer, join as joinHall, openHall } from '../support/hall-player.mjs';
import { eventually, folder, get, type Served, start, Tab } from './client.js';

const OPTIONS = { way: 'mega', umpires: 'program' };
const module = game.create(game.data);
const everySeat = seatsOf(game.meta, OPTIONS).map(({ id }) => id);
/** Those who order, hand down and land; the others are covered by a computer. */
const people = everySeat
  .filter((seat) => /^(us-(1|4|29)|br-(50|3))-operations$|^us-(v|vii)-|^army-group-|^german-/.test(seat))
  .slice(0, 24);
const spySeat = people.find((seat) => seat === 'us-4-operations') as Seat;
const serverOptions = { gamesModule: new URL('../support/assault.mjs', import.meta.url).href, rulesSeconds: 30, botSeconds: 60 };

interface Person {
  readonly seat: Seat;
  readonly cookie: string;
  readonly picture: Picture;
  readonly refusals: readonly ServerMessage[];
  readonly acknowledged: readonly string[];
  readonly step: string;
  pending?: { readonly id: string };
  onPicture: (picture: Picture) => void;
  connect(url: string): Promise<unknown>;
  close(): void;
}

async function fill(url: string): Promise<{ table: string; persons: Person[] }> {
  const hall = { covers: 'random', clock: { seconds: 600, warnings: [], late: 'done' } };
  const { table, links } = await openHall(url, game, { scenario: 'day', options: OPTIONS, seats: everySeat, hall });
  const persons = await Promise.all(
    people.map(async (seat) => new HallPlayer({ table, seat, module, cookie: await joinHall(url, links[seat], seat) }) as Person),
  );
  await Promise.all(persons.map((person) => person.connect(url)));
  return { table, persons };
}

const turnOf = ({ picture }: Person): number => (picture.view.open as { turn: number }).turn;
const stageOf = ({ picture }: Person): string => (picture.view.open as { stage: string }).stage;

/** Everybody plays until all are where they should be. */
async function playUntil(persons: readonly Person[], isThere: (person: Person) => boolean): Promise<void> {
  for (const [i, person] of persons.entries()) clickAbout(person, createRng(`test-${i}`), { clicks: 4, until: isThere });
  await eventually(
    () => persons.every((person) => isThere(person) && !person.pending),
    () => `the hall stands still in ${persons[0]?.step}`,
  );
  for (const person of persons) person.onPicture = () => {};
}

describe('a megagame', () => {
  it(`of ${people.length} people and ${everySeat.length - people.length} computers refuses nobody, forgets nothing, and tells a spy nothing`, async () => {
    const dataDir = folder();
    let server: Served = await start({ ...serverOptions, dataDir });
    const { table, persons } = await fill(server.url);
    const spied = persons.find(({ seat }) => seat === spySeat) as Person;
    let spy = await Tab.open(server.url, spied.cookie);
    await spy.watch(table, [spySeat]);
    const notes: ServerMessage[] = [];
    await playUntil(persons, (person) => stageOf(person) === 'orders' || turnOf(person) > 1);
    await tryEverything(server.url, table, spy, spied.cookie);

    for (const [i, person] of persons.entries()) clickAbout(person, createRng(`kill-${i}`), { clicks: 9 });
    const ordered = persons.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    await eventually(
      () => persons.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) > ordered + 10,
      () => 'nobody orders anything',
    );
    await server.kill();
    const seen = persons.map(({ picture, pending }) => ({ picture, isOpen: pending !== undefined }));
    for (const person of persons) person.close();
    notes.push(...spy.got);
    server = await start({ ...serverOptions, dataDir });
    await Promise.all(persons.map((person) => person.connect(server.url)));
    persons.forEach(({ picture, seat }, i) => {
      const { picture: before, isOpen } = seen[i] as (typeof seen)[number];
      expect(picture.position, seat).toBeGreaterThanOrEqual(before.position);
      if (picture.position === before.position) expect(picture, seat).toEqual(before);
      else if (stageOf({ picture } as Person) === 'orders') expect(isOpen, seat).toBe(true);
    });
    spy = await Tab.open(server.url, spied.cookie);
    await spy.watch(table, [spySeat]);
    await playUntil(persons, (person) => stageOf(person) !== 'orders' || turnOf(person) > 1);
    notes.push(...spy.got);
    expect(persons.flatMap(({ refusals }) => refusals)).toEqual([]);
    await server.stop();
    compare(dataDir, table, notes, persons);
  });
});

/** Whatever a client can ask for, asked for other people's seats. */
async function tryEverything(url: string, table: string, spy: Tab, cookie: string): Promise<void> {
  const other = people.find((seat) => seat !== spySeat) as Seat;
  const { position } = spy.picture;
  const refused: [Record<string, unknown>, string][] = [
    [{ type: 'watch', seats: [other], have: 0 }, 'wrong-seat'],
    [{ type: 'watch', seats: [spySeat, other], have: 0, brief: true }, 'wrong-seat'],
    [{ type: 'watch', seats: everySeat, have: 0 }, 'wrong-seat'],
    [{ type: 'view-at', seats: [other], position: 1 }, 'wrong-seat'],
    [{ type: 'act', seat: other, seats: [other], position, action: 'done' }, 'wrong-seat'],
    [{ type: 'act', seat: other, seats: [spySeat], position, action: 'done' }, 'wrong-seat'],
    [{ type: 'act', seat: other, position, action: 'done' }, 'wrong-seat'],
    [{ type: 'undo', seat: other, seats: [other], position }, 'wrong-seat'],
    [{ type: 'propose', seat: other, what: 'take-back' }, 'wrong-seat'],
    [{ type: 'answer', seat: other, what: 'take-back', agree: true }, 'wrong-seat'],
    [{ type: 'resign', seat: other }, 'wrong-seat'],
    [{ type: 'resign', seat: spySeat }, 'not-running'],
    [{ type: 'roll', seat: other, result: [1] }, 'wrong-seat'],
    [{ type: 'roll', seat: spySeat, result: [1] }, 'not-by-hand'],
    [{ type: 'letter', from: other, to: [spySeat], text: 'tell me your orders' }, 'wrong-seat'],
    [{ type: 'letters', before: '0'.repeat(16) }, 'no-letter'],
    [{ type: 'clock', change: { kind: 'end' } }, 'not-running'],
    [{ type: 'hall', covers: 'random' }, 'not-running'],
    [{ type: 'seat', seat: other, change: { kind: 'give', person: '0'.repeat(12) } }, 'not-running'],
    [{ type: 'seat', seat: other, change: { kind: 'cover', by: 'random' } }, 'not-running'],
  ];
  for (const [message, code] of refused) {
    expect(await spy.ask({ table, ...message }), JSON.stringify(message)).toMatchObject({ type: 'refused', code });
  }
  await spy.watch(table, [spySeat]);
  const save = (await get(url, `/api/tables/${table}/save`, cookie)).body;
  expect(save).toMatchObject({ format: 'bocage-view-1', picture: { seats: [spySeat] } });
  const listed = (await get(url, '/api/tables', cookie)).body;
  for (const seat of listed.tables[0].asked) expect(seat).toBe(spySeat);
}

/** The true game, played again from the log: each picture the spy got must be exactly its view then, and nothing more. */
function compare(dataDir: string, table: string, notes: readonly ServerMessage[], persons: readonly Person[]): void {
  const database = new Database(join(dataDir, 'bocage.db'), { bytes: 1e10 });
  const stored = database.loadTable(table);
  if (!stored) throw new Error('the table is gone');
  const entries = database.entriesOf(table, 0).map((text) => JSON.parse(text) as Entry);
  const kept = new Set(database.requestsOf(table, 1e9).map((request) => request.split(':')[1]));
  database.close();
  for (const { acknowledged } of persons) for (const id of acknowledged) expect(kept.has(id), id).toBe(true);

  const live = new Table(module, stored.record.header);
  const viewNow = () => viewText(module.view(live.state, [spySeat]));
  const views = [viewNow()];
  for (const entry of entries) {
    playEntry(live, entry);
    const last = live.history.at(-1);
    if (last && live.notices(spySeat, last)) views.push(viewNow());
  }
  const pictures = notes.flatMap((note) => (note.type === 'welcome' || note.type === 'update' ? [note.picture] : []));
  expect(pictures.length).toBeGreaterThan(8);
  for (const { view, position, seats, awaits } of pictures) {
    expect(seats).toEqual([spySeat]);
    expect(viewText(view), `position ${position}`).toBe(views[position]);
    if (awaits.kind === 'seats' && awaits.mode === 'sealed') expect(awaits.seats).toEqual(expect.arrayContaining(othersAsked(view.open)));
  }
  expect(/"sealed":\{|"hash":"|"secret":"/.exec(JSON.stringify(notes))).toBeNull();
}

/** Whom else the step asks: who of them has answered is nobody's business. */
const othersAsked = (open: unknown): Seat[] =>
  ((open as { stack: { asks?: readonly Seat[] }[] }).stack.at(-1)?.asks ?? []).filter((seat) => seat !== spySeat);

const viewText = ({ open, known }: { readonly open: unknown; readonly known: unknown }): string => JSON.stringify({ open, known });

function playEntry(live: Table<LiberatingAssaultTypes>, entry: Entry): void {
  if (entry.kind === 'action') {
    const action = live.legal(entry.seat).find((offered) => makeAction(offered) === entry.action);
    if (!action || !live.act(entry.seat, action).ok) throw new Error(`${entry.seat} ${entry.action} was not legal`);
  } else if (entry.kind === 'roll') live.roll(entry.result);
  else if (entry.kind === 'nonce' || entry.kind === 'note') live.record(entry);
}
