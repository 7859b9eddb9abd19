import { commitmentOf, type GameMeta, levelsOf, type Options, type Seat, seatsOf, withAutomata } from '@bocage/kernel';
import type { HallWish, OpenTable, OrdersBySeat, Seated } from '@bocage/protocol';
import { ApiRefusal } from '../api-error.js';
import type { Done, Work } from '../rules/jobs.js';
import { ORPHANED } from '../rules/rules-pool.js';
import { randomSecret, randomTableId, randomToken, sha256 } from '../seal.js';
import type { Grant, NewTable, SeatPlan, TableRecord } from '../storage/records.js';
import { newHall } from './hall.js';
import { daysAgo } from './housekeeping.js';
import { checkLength, openingRefusal, tryOutside } from './outside.js';
import { plainText } from './plain-text.js';
import type { House, Tables } from './tables.js';

/** The link for spectators goes by this name where seats go by theirs. */
export const SPECTATOR = 'spectator';

type Wish = OpenTable['seats'][string];

interface Wanted {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly title: string;
  readonly name: string;
  readonly seats: Readonly<Record<Seat, Wish>>;
  readonly nonce?: string;
  readonly handDice: boolean;
  readonly hall?: HallWish | undefined;
  readonly packText?: string;
  readonly logText?: string;
  /** Standing orders of a saved game. */
  readonly orders?: OrdersBySeat;
}

export interface Opener {
  readonly session: string;
  /** Where links point to. */
  readonly origin: string;
}

export function openTable(house: House, tables: Tables, wanted: OpenTable, opener: Opener): Promise<Seated> {
  const { pack, ...rest } = wanted;
  const packed = pack === undefined ? {} : { packText: textOf(pack) };
  return open(house, tables, { ...rest, ...packed, handDice: wanted.handDice ?? false }, opener);
}

function textOf(pack: unknown): string {
  try {
    return JSON.stringify(pack);
  } catch {
    throw new ApiRefusal(400, 'bad-pack', 'This data pack cannot be read: it is nested too deep.');
  }
}

/** A saved log opened again. Its dice secret is known to whoever has the file, so it goes on under a new one nobody committed to. */
export async function loadSavedTable(house: House, tables: Tables, text: string, opener: Opener): Promise<Seated> {
  const { save } = await tryOutside(house, opener.session, randomTableId(), { kind: 'read-save', text });
  if (!save) throw new Error('a save was read without an answer');
  checkLength(house, save);
  const meta = metaOf(house, save.game);
  const mine = Object.fromEntries(seatsOf(meta, save.options).map(({ id }) => [id, 'me' as Wish]));
  return open(house, tables, { ...save, title: save.title ?? meta.title, seats: { ...mine, ...save.seats } }, opener);
}

const open = (house: House, tables: Tables, wanted: Wanted, opener: Opener): Promise<Seated> =>
  tables.inTurn(opener.session, () => openNow(house, tables, wanted, opener));

async function openNow(house: House, tables: Tables, wanted: Wanted, { session, origin }: Opener): Promise<Seated> {
  const meta = metaOf(house, wanted.game);
  const options = checkWanted(meta, wanted);
  if ((wanted.packText?.length ?? 0) > house.config.quotas.packBytes)
    throw new ApiRefusal(413, 'pack-too-large', `A data pack may have ${house.config.quotas.packBytes} bytes.`);
  await checkQuotas(house, session, wanted);
  const id = randomTableId();
  const secret = randomSecret();
  const mine = seatsWished(meta, wanted, 'me');
  const work: Work = {
    kind: 'open',
    spec: {
      id,
      game: wanted.game,
      scenario: wanted.scenario,
      options,
      commitment: wanted.logText === undefined ? commitmentOf(secret) : '',
      secret,
      handDice: wanted.handDice,
      computers: computersWished(meta, options, wanted),
    },
    nonces: wanted.nonce === undefined ? [] : mine.map((seat) => ({ seat, nonce: wanted.nonce as string })),
    complete: wanted.hall !== undefined || seatsWished(meta, wanted, 'invite').length === 0,
    ...(wanted.packText === undefined ? {} : { packText: wanted.packText }),
    ...(wanted.logText === undefined ? {} : { logText: wanted.logText }),
    // Whoever is invited to a seat has said nothing yet.
    orders: Object.fromEntries(Object.entries(wanted.orders ?? {}).filter(([seat]) => mine.includes(seat))),
  };
  const isOutside = wanted.packText !== undefined || wanted.logText !== undefined;
  const done = isOutside ? await tryOutside(house, session, id, work) : await run(house, id, work);
  const tokens = new Map([...seatsWished(meta, wanted, 'invite'), SPECTATOR].map((seat) => [seat, randomToken()]));
  // Who opens a table and plays no seat looks on, by name.
  const grants = (mine.length > 0 ? mine : ['']).map((seat): Grant => ({ seat, session, name: wanted.name }));
  await store(house, newTable(house, wanted, { id, secret, session, done, grants, tokens }), id);
  if (isOutside) void (await tables.find(id))?.load();
  else await tables.adopt(id, done);
  return { table: id, seats: mine, invitations: linksOf(origin, tokens) };
}

export function linksOf(origin: string, tokens: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...tokens].map(([seat, token]) => [seat, `${origin}/join/${token}`]));
}

function metaOf(house: House, game: string): GameMeta {
  const meta = house.games.get(game)?.game.meta;
  if (!meta) throw new ApiRefusal(404, 'unknown-game', `This server has no game ${game}. It has ${[...house.games.keys()].join(', ')}.`);
  return meta;
}

const seatIds = (meta: GameMeta, options: Options): readonly Seat[] => seatsOf(meta, options).map(({ id }) => id);

function checkWanted(meta: GameMeta, wanted: Wanted): Options {
  if (!meta.scenarios.some(({ id }) => id === wanted.scenario)) {
    throw new ApiRefusal(400, 'unknown-scenario', `${meta.title} has the scenarios ${meta.scenarios.map(({ id }) => id).join(', ')}.`);
  }
  for (const [what, text] of Object.entries({ title: wanted.title, name: wanted.name })) plainText(what, text);
  const options = optionsChosen(meta, wanted.options);
  const seats = seatIds(meta, options);
  if (Object.keys(wanted.seats).length !== seats.length || !seats.every((seat) => Object.hasOwn(wanted.seats, seat))) {
    throw new ApiRefusal(400, 'wrong-seats', `Say who plays each of the seats ${seats.join(', ')}.`);
  }
  checkComputers(meta, wanted);
  return wanted.logText === undefined ? withAutomata(meta, options, (seat) => wanted.seats[seat]) : wanted.options;
}

function checkComputers(meta: GameMeta, { seats, hall }: Wanted): void {
  const levels = levelsOf(meta);
  for (const who of [...Object.values(seats), hall?.covers ?? 'nobody']) {
    if (who === 'me' || who === 'invite' || who === 'nobody' || levels.includes(who)) continue;
    throw new ApiRefusal(400, 'unknown-player', `${meta.title} has the computer players ${levels.join(', ')}, not ${who}.`);
  }
}

function optionsChosen(meta: GameMeta, wanted: Options): Options {
  for (const key of Object.keys(wanted)) {
    if (!meta.options.some(({ id }) => id === key)) throw new ApiRefusal(400, 'unknown-option', `${meta.title} has no option ${key}.`);
  }
  const chosen = meta.options.map(({ id, values }) => {
    const value = wanted[id] ?? (values[0]?.id as string);
    if (!values.some((known) => known.id === value))
      throw new ApiRefusal(400, 'unknown-option', `The option ${id} is one of ${values.map((v) => v.id).join(', ')}.`);
    return [id, value] as const;
  });
  return Object.fromEntries(chosen);
}

async function checkQuotas({ storage, config }: House, session: string, { seats, hall }: Wanted): Promise<void> {
  const { total, mine, machines } = await storage.call('countTables', session, daysAgo(config.quotas.quietTableDays));
  if (total >= config.quotas.tablesTotal) throw new ApiRefusal(503, 'server-full', 'This server has no room for more tables.');
  if (mine >= config.quotas.tablesPerSession) {
    throw new ApiRefusal(429, 'too-many-tables', `You have ${mine} running tables. Finish, resign or delete one first.`);
  }
  // As long as nobody has come to a hall whose empty seats computers cover, only computers play there.
  const isMachines = Object.values(seats).every((who) => who !== 'me' && (who !== 'invite' || isCovered(hall)));
  if (isMachines && machines >= config.quotas.machineTablesPerSession) {
    throw new ApiRefusal(
      429,
      'too-many-machine-tables',
      `Computers play each other at ${machines} tables of yours. Wait until a game is over, or delete one.`,
    );
  }
}

const isCovered = (hall: HallWish | undefined): boolean => hall?.covers !== undefined && hall.covers !== 'nobody';

const computersWished = (meta: GameMeta, options: Options, { seats, hall }: Wanted): readonly Seat[] =>
  seatIds(meta, options).filter((seat) => seats[seat] !== 'me' && (isCovered(hall) || seats[seat] !== 'invite'));

const seatsWished = (meta: GameMeta, { seats, options }: Wanted, wish: Wish): readonly Seat[] =>
  seatIds(meta, options).filter((seat) => seats[seat] === wish);

async function run({ rules }: House, id: string, work: Work): Promise<Done> {
  for (let tries = 0; tries < 3; tries++) {
    const reply = await rules.run(id, work);
    if (reply.ok) return reply;
    if (reply.code !== ORPHANED) throw openingRefusal(reply);
  }
  throw new ApiRefusal(503, 'not-opened', 'The server could not open the table. Try again.');
}

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly session: string;
  readonly done: Done;
  readonly grants: readonly Grant[];
  readonly tokens: ReadonlyMap<string, string>;
}

function newTable({ games, seal }: House, wanted: Wanted, { id, secret, session, done, grants, tokens }: Made): NewTable {
  const { opened, entries, asked, outcome } = done;
  if (!opened) throw new Error('a table was opened without a header');
  const { header, data, pack } = opened;
  const plan: SeatPlan = Object.fromEntries(
    Object.entries(wanted.seats).map(([seat, wish]) => [seat, wish === 'me' || wish === 'invite' ? 'human' : wish]),
  );
  const record: TableRecord = {
    id,
    title: wanted.title,
    header,
    secret: seal.seal(secret),
    created: Date.now(),
    owner: session,
    dataHash: data.hash,
    ...(pack ? { packHash: pack.hash } : {}),
    seats: plan,
    handDice: wanted.handDice,
    status: outcome ? 'over' : 'running',
    ...(outcome ? { outcome } : {}),
    base: 0,
    proposals: [],
  };
  const json = data.json ?? JSON.stringify(games.get(wanted.game)?.game.data);
  return {
    record,
    asked,
    data: [{ hash: data.hash, json }, ...(pack ? [pack] : [])],
    entries,
    grants,
    ...(wanted.hall ? { hall: newHall(wanted.hall) } : {}),
    orders: Object.entries(opened.orders).map(([seat, list]) => ({ seat, session, list })),
    invitations: [...tokens].map(([seat, token]) => ({ hash: sha256(token), seat: seat === SPECTATOR ? '' : seat })),
  };
}

async function store({ storage, rules, config }: House, table: NewTable, id: string): Promise<void> {
  try {
    await storage.call('createTable', table);
  } catch (error) {
    config.log(`table ${id} was not opened: ${String(error)}`);
    void rules.run(id, { kind: 'forget' });
    throw new ApiRefusal(503, 'not-saved', 'The server could not write the table to its disk. Nothing was opened.');
  }
}
