import { type Action, type Awaits, createRng, type Deliberation, type GameAi, type GameModule, NO_PLAN, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { deliberate } from './deliberate.js';
import { createSamples } from './judge.js';
import { searchPlayer } from './search.js';

/** Red stays, raids or gambles; blue strikes raiders if it has a mind to; a die says what a gamble brings. */
interface Open {
  stack: { step: string }[];
  chosen: string;
  struck: number;
  dice: number[];
}
interface Raid {
  open: Open;
  sealed: Record<string, never>;
  known: Record<string, never>;
  event: { event: string };
}
const CLICKS = ['stay', 'raid', 'gamble'].map(word);
const [STAY, RAID, GAMBLE] = CLICKS as [Action, Action, Action];
const stepOf = ({ stack }: Open): string => stack[0]?.step ?? '';

function worth({ chosen, struck, dice }: Open): number {
  if (chosen === 'raid') return struck === 1 ? -4 : 2;
  return chosen === 'gamble' ? ((dice[0] ?? 0) > 5 ? 8 : -2) : 0;
}

const NEXT: Readonly<Record<string, string>> = { move: 'answer', answer: 'roll', roll: 'over' };

const ai: GameAi<Raid> = {
  features: ({ open }, seat) => ({ gain: (seat === 'red' ? 1 : -1) * worth(open) }),
  weights: { gain: 1 },
  horizon: 1,
  groups: () => [],
  phaseKey: ({ open }) => (stepOf(open) === 'move' ? 'move' : 'after'),
  choose: (_view, seat, legal, plan) => (seat === 'red' ? (legal[0] as Action) : word(plan.blue ?? 'wait')),
};

const game: GameModule<Raid> = {
  meta: {
    id: 'raid',
    title: 'Raid',
    version: 1,
    published: '',
    seats: ['red', 'blue'].map((id) => ({ id, title: id })),
    scenarios: [],
    options: [],
    longestGame: 10,
  },
  dataHash: '',
  setup: () => ({ open: { stack: [{ step: 'move' }], chosen: '', struck: 0, dice: [] }, sealed: {} }),
  awaits: ({ open }): Awaits => {
    if (stepOf(open) === 'over') return { kind: 'over', outcome: { level: 'gain', margin: worth(open) } };
    if (stepOf(open) === 'roll')
      return { kind: 'chance', roll: { kind: 'dice', why: 'luck', section: '1', count: 1, sides: 6 }, visibleTo: 'all' };
    return { kind: 'seats', seats: [stepOf(open) === 'move' ? 'red' : 'blue'], mode: 'turn' };
  },
  view: ({ open }, seats) => ({ seats, open, known: {} }),
  legal: ({ open }) => (stepOf(open) === 'move' ? CLICKS : ['wait', 'strike'].map(word)),
  refusal: () => undefined,
  play: ({ open }, seat, action) => {
    if (action.kind !== 'word') return [];
    if (seat === 'red') open.chosen = action.word;
    else open.struck = action.word === 'strike' ? 1 : 0;
    open.stack = [{ step: NEXT[stepOf(open)] as string }];
    return [];
  },
  resolve: ({ open }, _roll, result) => {
    open.dice = [...result];
    open.stack = [{ step: 'over' }];
    return [];
  },
  eventFor: (event) => event,
  imagine: ({ open }) => ({ open: structuredClone(open), sealed: {} }),
  conclude: () => [],
  check: () => [],
  ai,
};

const how: Deliberation<Raid> = { clicks: () => CLICKS, replies: () => [NO_PLAN], samples: 12, horizon: 3, caution: 1 };
const view = () => game.view(game.setup('', {}), ['red']);

function weighed(clicks: readonly Action[], changed: Partial<Deliberation<Raid>> = {}): Action {
  const samples = createSamples(game, view(), createRng('raid'));
  return deliberate({ game, ai, seat: 'red', samples, plan: NO_PLAN }, clicks, { ...how, ...changed });
}

describe('a click that is weighed', () => {
  it('is another than the script’s where that is better', () => {
    expect(weighed([STAY, RAID])).toBe(RAID);
    expect(weighed([RAID, STAY])).toBe(RAID);
  });

  it('is judged against every reply', () => {
    expect(weighed([STAY, RAID], { replies: () => [NO_PLAN, { blue: 'strike' }] })).toBe(STAY);
  });

  it('is judged to the end of the stretch the game names', () => {
    // By phases blue’s answer comes after the first of them; the game says that it still belongs to the click.
    const strikes = { replies: () => [{ blue: 'strike' }], horizon: 0 };
    expect(weighed([STAY, RAID], strikes)).toBe(RAID);
    expect(weighed([STAY, RAID], { ...strikes, stretch: ({ open }) => (stepOf(open) === 'roll' ? 'after' : 'before') })).toBe(STAY);
  });

  it('stays the script’s where the difference may be luck', () => {
    // On average a gamble loses a third of a point, and now and then wins eight.
    const seeds = Array.from({ length: 30 }, (_, i) => createSamples(game, view(), createRng(`luck ${i}`)));
    const taken = seeds.filter(
      (samples) => deliberate({ game, ai, seat: 'red', samples, plan: NO_PLAN }, [STAY, GAMBLE], { ...how, caution: 2 }) === GAMBLE,
    );
    expect(taken.length).toBeLessThanOrEqual(3);
  });

  it('is looked for by a game that knows what the script would click', () => {
    const asked: Action[] = [];
    const clicks: Deliberation<Raid>['clicks'] = (_view, _seat, _legal, script) => {
      asked.push(script);
      return CLICKS;
    };
    searchPlayer(game, { ...ai, deliberation: { ...how, clicks } }, 'raid').choose(view(), 'red', CLICKS);
    expect(asked).toEqual([STAY]);
  });

  it('is what search answers with, from the same seed the same, and only where the game asks for it', () => {
    const choose = (player: GameAi<Raid>): Action => searchPlayer(game, player, 'raid').choose(view(), 'red', CLICKS);
    expect(choose(ai)).toBe(STAY);
    expect(choose({ ...ai, deliberation: how })).toBe(RAID);
    expect(choose({ ...ai, deliberation: { ...how, clicks: () => [] } })).toBe(STAY);
  });
});
