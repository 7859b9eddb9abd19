import {
  type Action,
  createRng,
  type GameAi,
  type GameModule,
  GENERAL_LEVELS,
  type Level,
  Memory,
  NO_PLAN,
  playout,
  type Seat,
  type State,
  type View,
  word,
} from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createJudge, createSamples, scoreOf } from './judge.js';
import { createPlayer } from './player.js';
import { searchPlayer } from './search.js';

/** Six bids in turn. A small one wins a point; a large one three, but the other takes five back with a small one, unless the purse in secret is full. */
interface Open {
  stack: { step: string }[];
  bids: number;
  points: number[];
  last: string;
}
interface Bids {
  open: Open;
  sealed: { full: number };
  known: { full: number };
  event: { event: string };
}
type BidsAi = GameAi<Bids>;
const SEATS: readonly Seat[] = ['red', 'blue'];
const BIDS = 6;
const WORDS = [word('small'), word('large'), word('pass')];
const asked = (open: Open): number => open.bids % 2;

const ai: BidsAi = {
  features: ({ open }, seat) => ({ lead: (open.points[SEATS.indexOf(seat)] as number) - (open.points[1 - SEATS.indexOf(seat)] as number) }),
  weights: { lead: 2 },
  horizon: 1,
  groups: ({ open }, seat) => (SEATS[asked(open)] === seat ? [{ id: 'bid', tactics: ['small', 'large', 'pass'] }] : []),
  phaseKey: ({ open }) => `${open.bids}`,
  choose: (_view, _seat, legal, plan) => legal.find((action) => action === word(plan.bid ?? 'small')) ?? (legal[0] as Action),
};

function bids(): GameModule<Bids> {
  const meta = {
    id: 'bids',
    title: 'Bids',
    version: 1,
    published: '',
    seats: SEATS.map((id) => ({ id, title: id })),
    scenarios: [],
    options: [],
    longestGame: 20,
  };
  return {
    meta,
    dataHash: '',
    setup: () => ({ open: { stack: [{ step: 'bid' }], bids: 0, points: [0, 0], last: '' }, sealed: { full: 0 } }),
    awaits: ({ open }) =>
      open.bids === BIDS
        ? { kind: 'over', outcome: { level: 'points', margin: (open.points[0] as number) - (open.points[1] as number) } }
        : { kind: 'seats', seats: [SEATS[asked(open)] as Seat], mode: 'turn' },
    view: ({ open, sealed }, seats) => ({ seats, open, known: { full: seats.includes('red') ? sealed.full : -1 } }),
    legal: ({ open }, seat) => (open.bids < BIDS && SEATS[asked(open)] === seat ? WORDS : []),
    refusal: () => undefined,
    play({ open, sealed }, _seat, action) {
      const me = asked(open);
      const bid = action.kind === 'word' ? action.word : '';
      const isPunished = bid === 'small' && open.last === 'large' && sealed.full === 0;
      if (isPunished) open.points[1 - me] = (open.points[1 - me] as number) - 5;
      open.points[me] = (open.points[me] as number) + (bid === 'small' ? 1 : bid === 'large' ? 3 : 0);
      open.last = bid;
      open.bids++;
      return [];
    },
    resolve: () => [],
    eventFor: (event) => event,
    imagine: ({ open, known }, rng) => ({
      open: structuredClone(open),
      sealed: { full: known.full < 0 ? rng.below(2) : known.full },
    }),
    conclude: () => [],
    check: () => [],
    ai,
  };
}

const game = bids();
const start = (full: number): State<Open, Bids['sealed']> => ({ ...game.setup('', {}), sealed: { full } });
const copied = (view: View<Open, Bids['known']>): View<Open, Bids['known']> => JSON.parse(JSON.stringify(view));

/** The bids of a whole game of one level against itself. */
function played(level: Level, seed: string, from = start(0)): string[] {
  const players = new Map(SEATS.map((seat) => [seat, createPlayer(level, game, `${seed}:${seat}`)]));
  const chosen: string[] = [];
  const chooser = (view: View<Open, Bids['known']>, legal: readonly Action[], seat: Seat): Action => {
    const action = players.get(seat)?.choose(view, seat, legal) as Action;
    chosen.push(action.kind === 'word' ? action.word : '');
    return action;
  };
  playout(game, from, { red: chooser, blue: chooser }, createRng(seed));
  return chosen;
}

describe('the judge', () => {
  it('prefers the plan that is better after the answer, by what this seat knows', () => {
    const judge = (full: number) => createJudge(game, ai, 'red', createSamples(game, game.view(start(full), ['red']), createRng('judge')));
    expect(judge(0)({ bid: 'small' }, 0)).toBeGreaterThan(judge(0)({ bid: 'large' }, 0));
    expect(judge(1)({ bid: 'large' }, 0)).toBeGreaterThan(judge(1)({ bid: 'small' }, 0));
    expect(judge(0)({ bid: 'small' }, 0)).toBeGreaterThan(judge(0)({ bid: 'pass' }, 0));
  });

  it('gives a plan the same for the same sample and leaves the position alone', () => {
    const state = start(0);
    game.play(state, 'red', WORDS[1] as Action);
    const before = JSON.stringify(state);
    const judge = createJudge(game, ai, 'blue', createSamples(game, game.view(state, ['blue']), createRng('blind')));
    const scores = [0, 1, 2, 3, 0, 1, 2, 3].map((sample) => judge(NO_PLAN, sample));
    expect(scores.slice(4)).toEqual(scores.slice(0, 4));
    // Whether the purse is full is not known to blue: both are imagined.
    expect(new Set(scores).size).toBe(2);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('plays on once from what was clicked alike on one sample, where the script forgets, and says the same as one that plays on', () => {
    let asked = 0;
    const counting = (forgets: boolean): BidsAi => ({
      ...ai,
      forgets,
      choose: (...given) => {
        asked++;
        return ai.choose(...given);
      },
    });
    const samples = () => createSamples(game, game.view(start(0), ['red']), createRng('alike'));
    const judged = (forgets: boolean) => {
      asked = 0;
      const judge = createJudge(game, counting(forgets), 'red', samples());
      const scores = [NO_PLAN, { bid: 'small' }, { bid: 'large' }, { bid: 'small', other: 'plan' }].map((plan) => judge(plan, 0));
      return { scores: [...scores, judge(NO_PLAN, 1)], asked };
    };
    expect(judged(true).scores).toEqual(judged(false).scores);
    // Two of the five need not hear the answer.
    expect(judged(true).asked).toBe(judged(false).asked - 2);
  });

  it('adds up the features by their weights', () => {
    const state = start(0);
    game.play(state, 'red', WORDS[1] as Action);
    expect(scoreOf(game, ai, state, 'red')).toBe(6);
    expect(scoreOf(game, ai, state, 'blue')).toBe(-6);
  });
});

describe('search', () => {
  it('plans once a phase, within its budget, and then clicks the plan through', () => {
    let evaluations = 0;
    const features: BidsAi['features'] = (view, seat) => {
      evaluations++;
      return ai.features(view, seat);
    };
    const counting: BidsAi = { ...ai, features };
    const player = searchPlayer(game, counting, 'budget', 12);
    const view = game.view(start(0), ['red']);
    expect(player.choose(view, 'red', WORDS)).toBe(word('small'));
    expect(evaluations).toBeGreaterThanOrEqual(12);
    expect(evaluations).toBeLessThan(20);
    const spent = evaluations;
    expect(player.choose(copied(view), 'red', WORDS)).toBe(word('small'));
    expect(evaluations).toBe(spent);
  });

  it('hands the game its own memory, fresh for every phase', () => {
    const memories: Memory[] = [];
    const keeping: BidsAi = {
      ...ai,
      groups: () => [],
      choose: (view, seat, legal, plan, memory) => {
        memories.push(memory);
        return ai.choose(view, seat, legal, plan, memory);
      },
    };
    const player = searchPlayer(game, keeping, 'memory');
    const state = start(0);
    const choose = () => player.choose(game.view(state, ['red']), 'red', WORDS);
    choose();
    choose();
    for (const seat of SEATS) game.play(state, seat, WORDS[0] as Action);
    choose();
    expect(memories.every((memory) => memory instanceof Memory && memory.seed === 'memory')).toBe(true);
    expect(memories[0]).toBe(memories[1]);
    expect(memories[2]).not.toBe(memories[1]);
  });

  it('leaves the script only for a clear gain where the game asks for caution', () => {
    const cautious: BidsAi = { ...ai, search: { budget: 24, caution: 1, from: { bid: 'pass' } } };
    expect(searchPlayer(game, cautious, 'gain').choose(game.view(start(1), ['red']), 'red', WORDS)).toBe(word('large'));
    const hopeless: BidsAi = { ...cautious, weights: { lead: 0 } };
    expect(searchPlayer(game, hopeless, 'none').choose(game.view(start(1), ['red']), 'red', WORDS)).toBe(word('pass'));
  });
});

describe('every level', () => {
  it.each(GENERAL_LEVELS)('%s plays the same from the same seed, and from copies of its views', (level) => {
    expect(played(level, 'same')).toEqual(played(level, 'same'));
    const live = createPlayer(level, game, 'copy');
    const handed = createPlayer(level, game, 'copy');
    const state = start(0);
    for (let bid = 0; bid < BIDS; bid++) {
      const seat = SEATS[asked(state.open)] as Seat;
      const view = game.view(state, [seat]);
      const action = live.choose(view, seat, WORDS);
      expect(handed.choose(copied(view), seat, WORDS)).toBe(action);
      game.play(state, seat, action);
    }
  });

  it('is a player of its own, not another under a new name', () => {
    const games = GENERAL_LEVELS.map((level) => ['a', 'b', 'c'].map((seed) => played(level, seed, start(1)).join()).join());
    expect(new Set(games).size).toBe(GENERAL_LEVELS.length);
  });

  it('plays at random where a game has no script', () => {
    const { ai: _, ...bare } = bids();
    const chosen = GENERAL_LEVELS.map((level) => {
      const player = createPlayer(level, bare, 'bare');
      return Array.from({ length: 10 }, () => player.choose(game.view(start(0), ['red']), 'red', WORDS));
    });
    expect(chosen[1]).toEqual(chosen[0]);
    expect(chosen[2]).toEqual(chosen[0]);
    expect(new Set(chosen[0]).size).toBeGreaterThan(1);
  });

  it('the automaton is the game’s own, and nobody where it has none', () => {
    const found = createPlayer('automaton', { ...bids(), ai: { ...ai, automaton: (_view, _seat, legal) => legal[1] as Action } }, 'a');
    expect(found.choose({ seats: [], open: start(0).open, known: { full: 0 } }, 'red', WORDS)).toBe(WORDS[1]);
    expect(() => createPlayer('automaton', bids(), 'a')).toThrow('Bids has no automaton');
  });
});
