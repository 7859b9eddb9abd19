import { type Action, type Forecast, type GameModule, type GamePackage, type StateOf, word } from '@bocage/kernel';
import { type Crossroads, game as crossroads } from '@bocage/template';
import { describe, expect, it } from 'vitest';
import { LAWS } from './all-laws.js';
import { lawsOf } from './laws-of.js';
import { randomGame } from './random-game.js';
import { settingsOf } from './settings.js';

type Game = GameModule<Crossroads>;
type State = StateOf<Crossroads>;
const honest: Game = crossroads.create(crossroads.data);
const sections = ['C.1', 'C.2', 'C.3', 'C.4', 'C.5', 'C.6', 'C.6.1', 'C.6.2', 'C.7', 'C.8', 'C.9'];

/** What the laws say of a game: the first complaint in some games of every setting. */
function complaintOf(game: Game, lawName: string): string | undefined {
  const laws = LAWS.filter(({ name }) => name === lawName);
  expect(laws).toHaveLength(1);
  for (const setting of settingsOf(game.meta)) {
    for (let i = 0; i < 3; i++) {
      const { broken } = randomGame(game as unknown as GameModule, setting, { seed: `test ${i}`, laws, every: 2, sections });
      if (broken) return `${broken.law}: ${broken.reason}`;
    }
  }
  return undefined;
}

const topStep = ({ stack }: State['open']): string => stack[stack.length - 1]?.step ?? '';
const stain = (state: State, value: unknown): State => {
  Object.assign(state.open, { stain: value });
  return state;
};
const setupWith = (value: unknown): Partial<Game> => ({ setup: (...args) => stain(honest.setup(...args), value) });
const withoutReveals = <E extends object>(events: E[]): E[] =>
  events.map((event) => {
    const { reveals: _, ...rest } = event as E & { reveals?: unknown };
    return rest as E;
  });
let counter = 0;
const shared = [1, 2];
const notes = new WeakMap<object, number>();
const noted = (open: object): number => {
  const times = (notes.get(open) ?? 0) + 1;
  notes.set(open, times);
  return times;
};

const stained =
  (value: (state: State) => number): Game['play'] =>
  (state, seat, action) =>
    honest.play(stain(state, value(state)), seat, action);

type Foretold = Forecast['outcomes'][number];

/** Forecasts with something else in them. */
function foretelling(
  change: Partial<Forecast>,
  outcomes: (honest: Forecast['outcomes']) => Forecast['outcomes'] = (o) => o,
): Partial<Game> {
  return {
    preview(view, seat) {
      const forecast = honest.preview?.(view, seat);
      return forecast && { ...forecast, ...change, outcomes: outcomes(forecast.outcomes) };
    },
  };
}

const honestOrders = honest.orders as NonNullable<Game['orders']>;
const honestKinds = honestOrders.kinds;
type Answer = typeof honestOrders.answer;
const ordering = (change: Partial<typeof honestOrders>): Partial<Game> => ({ orders: { ...honestOrders, ...change } });
/** The first time it looks at a view it says something else than ever after. */
const remembering: Answer = (view, _seat, legal, { list }) => (list[0] ? legal[Math.min(noted(view.open), legal.length) - 1] : undefined);
const scribbling: Answer = (view, seat, legal, orders) => {
  Object.assign(view.open, { stain: noted(honestOrders) });
  return honestOrders.answer(view, seat, legal, orders);
};

/** Each breaks one law, and the law must say so. */
const sabotages: [law: string, what: string, Partial<Game>, complaint: RegExp][] = [
  ['invariants', 'a broken state', { check: () => ['nonsense'] }, /nonsense/],
  ['asking', 'two seats in turn', { awaits: (s) => inTurn(honest.awaits(s)) }, /2 seats at once/],
  ['asking', 'a roll that cites nothing', { awaits: (s) => uncited(honest.awaits(s)) }, /§X.9/],
  ['plain state', 'a half', setupWith(0.5), /state\.open\.stain is 0\.5/],
  ['plain state', 'a large number', setupWith(2 ** 40), /32 bits/],
  ['plain state', 'a mixed array', setupWith([1, 'two']), /mixes number and string/],
  ['plain state', 'nothing', setupWith(undefined), /undefined/],
  ['plain state', 'a part with two ways to it', setupWith([shared, shared]), /another path/],
  ['plain state', 'a class', setupWith(new Map()), /class/],
  ['save and load', 'what JSON cannot hold', setupWith(Number.NaN), /saved and loaded/],
  ['legality', 'a double', { legal: (v, s) => honest.legal(v, s).flatMap((a) => [a, a]) }, /twice/],
  ['legality', 'an offer to others', { legal: (v, s) => or(honest.legal(v, s), [word('done')]) }, /not asked, yet offered/],
  [
    'legality',
    'another order each time',
    { legal: (v, s) => (counter++ % 2 ? honest.legal(v, s) : honest.legal(v, s).toReversed()) },
    /and then/,
  ],
  ['legality', 'an action of its own making', { legal: (v, s) => honest.legal(v, s).map((a) => ({ ...a })) }, /was not made by/],
  ['legality', 'an empty offer', { legal: (v, s) => (topStep(v.open) === 'march' ? [] : honest.legal(v, s)) }, /nothing is offered/],
  ['refusals', 'no refusal', { refusal: () => undefined }, /not offered and not refused/],
  ['refusals', 'a refusal of what is offered', { refusal: () => ({ code: 'no', section: 'C.1' }) }, /offered and refused/],
  ['refusals', 'an unknown section', { refusal: (v, s, a) => astray(honest.refusal(v, s, a)) }, /§X.9/],
  ['forecasts', 'a strength without its lines', foretelling({ title: '99 : 1' }), /is called 99 : 1, its lines come to/],
  ['forecasts', 'a way too many', foretelling({}, (o) => [...o, { ...(o[0] as Foretold), result: '?' }]), /ways/],
  ['forecasts', 'chances of its own', foretelling({}, (o) => o.map((one) => ({ ...one, result: '?' }))), /gives \? .* has/],
  ['forecasts', 'a line that cites nothing', foretelling({ modifiers: [{ label: '?', value: 1, section: 'X.9' }] }), /§X\.9/],
  [
    'standing orders',
    'a made-up answer',
    ordering({ answer: (_v, _s, _l, { list }) => (list[0] ? word('made-up') : undefined) }),
    /not among/,
  ],
  ['standing orders', 'an answer nobody asked for', ordering({ answer: (_v, _s, legal) => legal[0] }), /has said nothing/],
  ['standing orders', 'an answer that remembers', ordering({ answer: remembering }), /copy of the view|said nothing/],
  ['standing orders', 'a kind that cites nothing', ordering({ kinds: honestKinds.map((kind) => ({ ...kind, section: 'X.9' })) }), /§X\.9/],
  ['standing orders', 'a kind twice', ordering({ kinds: [...honestKinds, ...honestKinds] }), /one name/],
  ['standing orders', 'a question of no kind', ordering({ asked: () => ({ kind: 'nonsense' }) }), /cannot be ordered/],
  ['orders are clicks', 'an answer that writes', ordering({ answer: scribbling }), /leads elsewhere|sees something else/],
  ['the view decides', 'a list kept by identity', { view: noting, legal: fewerForStrangers }, /copy of its view/],
  ['frozen snapshots', 'looking that writes', { legal: writing }, /threw|changed/],
  ['host endings', 'an ending ignored', { conclude: () => [] }, /still awaits/],
  ['completion', 'a dead end', { legal: (v, s) => (topStep(v.open) === 'attack' ? [] : honest.legal(v, s)) }, /dead end/],
  [
    'no way back to the state',
    'the sealed state itself',
    { view: ({ open, sealed }, seats) => ({ seats, open, known: sealed }) },
    /sealed state itself/,
  ],
  ['no way back to the state', 'a getter', { view: peeping }, /changes with the sealed state/],
  ['imagining', 'another turn', { imagine: (v, rng) => later(honest.imagine(v, rng)) }, /open\.turn/],
  ['imagining', 'an impossible state', { imagine: (v, rng) => crowded(honest.imagine(v, rng)) }, /one counter a hex/],
  ['imagining', 'the live state', { imagine: (v, rng) => ({ ...honest.imagine(v, rng), open: v.open }) }, /live open state/],
  [
    'the spectator knows no more',
    'a spectator who sees all',
    { view: (s, seats) => honest.view(s, seats.length ? seats : ['blue', 'red']) },
    /the spectator knows/,
  ],
  [
    'equal views, equal events',
    'an unmarked reveal',
    { play: (s, seat, a) => withoutReveals(honest.play(s, seat, a)) },
    /no event says it reveals/,
  ],
  ['unseen rolls and answers', 'a card shown to all', { eventFor: (event) => event }, /can tell what was rolled|notices the sealed answer/],
  [
    'readers of events',
    'a spectator who reads more',
    { eventFor: (e, seat) => (seat ? undefined : honest.eventFor(e, seat)) },
    /the spectator reads more/,
  ],
  ['readers of events', 'a view that changes in silence', { view: counting }, /tells them nothing/],
  ['the game ends', 'a bound too low', { meta: { ...honest.meta, longestGame: 20 } }, /no end after 20/],
  ['replay', 'chance of its own', { play: stained(() => counter++) }, /does not replay|another one/],
  ['progress', 'a toggle', { legal: toggling, play: toggle }, /brings back the state/],
  ['undo', 'memory outside the state', { play: stained(() => noted(honest)) }, /undo|another one/],
  ['invariants', 'a stale cache', { play: stained(({ open }) => noted(open)) }, /caches:/],
  ['invariants', 'a throw', { play: () => fail() }, /throws: .*on purpose/],
];

describe('the laws', () => {
  it.each(sabotages)('%s: find %s', (law, _what, change, complaint) => {
    expect(complaintOf({ ...honest, ...change }, law)).toMatch(complaint);
  });

  it.each(LAWS.map(({ name }) => name))('%s: find nothing in an honest game', (name) => {
    expect(complaintOf(honest, name)).toBeUndefined();
  });

  it('ask the seats that the options choose, and let a side win for them', () => {
    const [blue, red] = honest.meta.seats.map(({ id, title }) => ({ id, title, side: `side of ${id}` }));
    const table = { id: 'table', title: '', section: 'C.3', values: [{ id: 'two', title: '', seats: ['blue', 'red'] }] };
    const meta = { ...honest.meta, seats: [blue, red, { id: 'white', title: 'White' }].filter((seat) => seat !== undefined) };
    const sided: Game = { ...honest, meta: { ...meta, options: [...meta.options, table] }, awaits: (s) => wonBySide(honest.awaits(s)) };
    expect(LAWS.map(({ name }) => complaintOf(sided, name)).filter((complaint) => complaint !== undefined)).toEqual([]);
    expect(complaintOf({ ...sided, meta: { ...sided.meta, seats: honest.meta.seats } }, 'asking')).toMatch('wins and has no seat');
  });

  it('find a game whose views tell every secret', () => {
    const frank = {
      ...crossroads,
      create: () => ({ ...honest, imagine: (v: ReturnType<Game['view']>) => honest.imagine(v, { below: () => 0 }) }),
    };
    const secrets = (pack: GamePackage<Crossroads>) =>
      lawsOf(pack, { sections }).find(([name]) => name === 'many states can be imagined')?.[1];
    expect(secrets(frank)).toThrow('at most 1 different states');
    expect(secrets(crossroads)).not.toThrow();
  });

  it('find a computer player that is another under a new name', () => {
    const levels = (change: Partial<Game>) =>
      lawsOf({ ...crossroads, create: () => ({ ...honest, ...change }) }, { sections }).find(
        ([name]) => name === 'the computer players it offers differ',
      )?.[1];
    const { ai, meta } = honest as Required<Game>;
    expect(levels({})).not.toThrow();
    expect(levels({ ai: { ...ai, groups: () => [{ id: 'all', tactics: ['script'] }] } })).toThrow('plays as another does: search');
    expect(levels({ meta: { ...meta, levels: ['random', 'greedy', 'automaton'] } })).toThrow('plays as another does: automaton');
  });

  it('are each broken by a sabotage', () => {
    const tried = new Set(sabotages.map(([law]) => law));
    expect(LAWS.flatMap(({ name }) => (tried.has(name) ? [] : [name]))).toEqual([]);
  });
});

function inTurn(awaits: ReturnType<Game['awaits']>): ReturnType<Game['awaits']> {
  return awaits.kind === 'seats' ? { ...awaits, mode: 'turn' } : awaits;
}

function wonBySide(awaits: ReturnType<Game['awaits']>): ReturnType<Game['awaits']> {
  if (awaits.kind !== 'over' || awaits.outcome.winner === undefined || awaits.outcome.level === 'resigned') return awaits;
  return { ...awaits, outcome: { ...awaits.outcome, winner: `side of ${awaits.outcome.winner}` } };
}

function uncited(awaits: ReturnType<Game['awaits']>): ReturnType<Game['awaits']> {
  return awaits.kind === 'chance' ? { ...awaits, roll: { ...awaits.roll, section: 'X.9' } } : awaits;
}

function astray(refusal: ReturnType<Game['refusal']>): ReturnType<Game['refusal']> {
  return refusal && { ...refusal, section: 'X.9' };
}

const strangers = new WeakSet<object>();
function noting(state: State, seats: readonly string[]): ReturnType<Game['view']> {
  const view = honest.view(state, seats);
  strangers.add(view);
  return view;
}
function fewerForStrangers(view: ReturnType<Game['view']>, seat: string): readonly Action[] {
  return strangers.has(view) ? honest.legal(view, seat) : honest.legal(view, seat).slice(0, 1);
}

function writing(view: ReturnType<Game['view']>, seat: string): readonly Action[] {
  view.open.turn += 0;
  return honest.legal(view, seat);
}

function peeping(state: State, seats: readonly string[]): ReturnType<Game['view']> {
  const view = honest.view(state, seats);
  return Object.defineProperty(view, 'peep', { enumerable: true, get: () => state.sealed.card[0] });
}

function later(state: State): State {
  state.open.turn++;
  return state;
}

function crowded(state: State): State {
  state.open.hex.fill(3);
  return state;
}

function counting(state: State, seats: readonly string[]): ReturnType<Game['view']> {
  return Object.assign(honest.view(state, seats), { answers: state.sealed.order.filter((order) => order >= 0).length });
}

function or(legal: readonly Action[], otherwise: readonly Action[]): readonly Action[] {
  return legal.length > 0 ? legal : otherwise;
}

function toggling(view: ReturnType<Game['view']>, seat: string): readonly Action[] {
  const legal = honest.legal(view, seat);
  return legal.length > 0 ? [...legal, word('toggle')] : legal;
}
function toggle(state: State, seat: string, action: Action): ReturnType<Game['play']> {
  if (action !== word('toggle')) return honest.play(state, seat, action);
  const { stain: was } = state.open as unknown as { stain?: number };
  stain(state, was === 1 ? 0 : 1);
  return [];
}

function fail(): never {
  throw new Error('on purpose');
}
