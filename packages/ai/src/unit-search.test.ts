import {
  type Action,
  type Awaits,
  createRng,
  type GameAi,
  type GameModule,
  hex,
  NO_PLAN,
  type Order,
  playout,
  type Seat,
  type State,
  type UnitPlanning,
  unit,
  type View,
  word,
} from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { createSamples } from './judge.js';
import { sayOrders } from './orders.js';
import { searchPlayer } from './search.js';
import { ordersUnder, planOrders } from './unit-search.js';

/**
 * Three red units march along a road, then blue in hex 3 strikes or waits, and a die decides a little. Hex 1 is worth a point;
 * 2 and 4 together, blue between them, ten, and one of them alone loses two; hex 6 is worth three, and costs five if blue strikes.
 */
interface Open {
  stack: { step: string }[];
  at: number[];
  chosen: number;
  struck: number;
  luck: number;
}
interface Road {
  open: Open;
  sealed: Record<string, never>;
  known: Record<string, never>;
  event: { event: string };
}
type RoadPlanning = UnitPlanning<Road>;
const [MOVE, WHERE, ANSWER, DIE, OVER] = ['move', 'where', 'answer', 'die', 'over'].map((step) => ({ step }));
const UNITS = [0, 1, 2];
const HEXES = [1, 2, 4, 5, 6];
const DONE = word('done');
const stepOf = ({ stack }: Open): string => stack[0]?.step ?? '';
const march = (who: number, to: number): Order => [unit(who), hex(to)];

function pointsOf({ at, struck }: Open): number {
  const in2 = at.includes(2) ? 1 : 0;
  const in4 = at.includes(4) ? 1 : 0;
  const ring = in2 + in4 === 2 ? 10 : -2 * (in2 + in4);
  return ring + at.filter((to) => to === 1).length + at.filter((to) => to === 6).length * (struck === 1 ? -5 : 3);
}

const units: RoadPlanning = {
  asks: ({ open }) => ({ move: 'order' as const, where: 'rest' as const })[stepOf(open)],
  done: DONE,
  candidates: ({ open }) => UNITS.filter((who) => open.at[who] === 0).map((who) => HEXES.map((to) => march(who, to))),
  ideas: () => (rng) => {
    const first = rng.below(3);
    return [march(first, 2), march((first + 1) % 3, 4)];
  },
  replies: () => [NO_PLAN, { blue: 'strike' }],
  horizon: 1,
  budget: () => 150,
};

const ai: GameAi<Road> = {
  features: ({ open }, seat) => ({ points: (seat === 'red' ? 1 : -1) * (pointsOf(open) * 10 + open.luck) }),
  weights: { points: 1 },
  horizon: 1,
  groups: ({ open }, seat) => (seat === 'red' && stepOf(open) === 'move' ? [{ id: 'red', tactics: ['march', 'stay'] }] : []),
  phaseKey: ({ open }) => (stepOf(open) === 'where' ? 'move' : stepOf(open)),
  choose: ({ open }, seat, legal, plan) => {
    if (seat === 'blue') return word(plan.blue ?? 'wait');
    if (stepOf(open) === 'move') return plan.red === 'stay' ? DONE : (legal[0] as Action);
    return legal[0] as Action;
  },
  units,
};

function play(open: Open, action: Action): void {
  if (action.kind === 'unit') {
    open.chosen = action.unit;
    open.stack = [{ ...WHERE } as { step: string }];
  } else if (action.kind === 'hex') {
    open.at[open.chosen] = action.hex;
    open.stack = [{ ...(open.at.includes(0) ? MOVE : ANSWER) } as { step: string }];
  } else {
    open.struck = action === word('strike') ? 1 : 0;
    open.stack = [{ ...(stepOf(open) === 'move' ? ANSWER : DIE) } as { step: string }];
  }
}

const game: GameModule<Road> = {
  meta: {
    id: 'road',
    title: 'Road',
    version: 1,
    published: '',
    seats: ['red', 'blue'].map((id) => ({ id, title: id })),
    scenarios: [],
    options: [],
    longestGame: 20,
  },
  dataHash: '',
  setup: () => ({ open: { stack: [MOVE as { step: string }], at: [0, 0, 0], chosen: -1, struck: 0, luck: 0 }, sealed: {} }),
  awaits: ({ open }): Awaits => {
    if (stepOf(open) === 'over') return { kind: 'over', outcome: { level: 'points', margin: pointsOf(open) } };
    if (stepOf(open) === 'die')
      return { kind: 'chance', roll: { kind: 'dice', why: 'luck', section: '1', count: 1, sides: 6 }, visibleTo: 'all' };
    return { kind: 'seats', seats: [stepOf(open) === 'answer' ? 'blue' : 'red'], mode: 'turn' };
  },
  view: ({ open }, seats) => ({ seats, open, known: {} }),
  legal: ({ open }) => {
    if (stepOf(open) === 'move') return [...UNITS.filter((who) => open.at[who] === 0).map(unit), DONE];
    return stepOf(open) === 'where' ? HEXES.map(hex) : [word('wait'), word('strike')];
  },
  refusal: () => undefined,
  play: ({ open }, _seat, action) => {
    play(open, action);
    return [];
  },
  resolve: ({ open }, _roll, [die]) => {
    open.luck = die as number;
    open.stack = [OVER as { step: string }];
    return [];
  },
  eventFor: (event) => event,
  imagine: ({ open }) => ({ open: structuredClone(open), sealed: {} }),
  conclude: () => [],
  check: () => [],
  ai,
};

const start = (): State<Open, Road['sealed']> => structuredClone(game.setup('', {}));
const copied = <V>(view: V): V => JSON.parse(JSON.stringify(view)) as V;

function taskWith(changed: Partial<RoadPlanning>) {
  const view = game.view(start(), ['red']);
  const planning = { ...units, ...changed };
  return { game, ai, planning, view, seat: 'red', samples: createSamples(game, view, createRng('road')) };
}

/** Where the orders lead: the points of each reply. */
function led(orders: readonly Order[]): readonly number[] {
  const at = UNITS.map((who) => orders.find(([first]) => first === unit(who))?.at(-1)).map((to) => (to?.kind === 'hex' ? to.hex : 0));
  return [0, 1].map((struck) => pointsOf({ stack: [], at, chosen: -1, struck, luck: 0 }));
}

describe('orders for units', () => {
  it('begin as what the script does under a plan', () => {
    expect(sayOrders(ordersUnder(taskWith({}), NO_PLAN))).toBe('u0 h1, u1 h1, u2 h1');
    expect(ordersUnder(taskWith({}), { red: 'stay' })).toEqual([]);
  });

  it('are none for those whom the game leaves to the script', () => {
    const fits: RoadPlanning['fits'] = (_view, [first]) => first !== unit(1);
    expect(sayOrders(ordersUnder(taskWith({ fits }), NO_PLAN))).toBe('u0 h1, u2 h1');
  });

  it('are judged with what the script does afterwards', () => {
    const best = (red: string): number => {
      let most = Number.NEGATIVE_INFINITY;
      const features: GameAi<Road>['features'] = (view, seat) => {
        most = Math.max(most, pointsOf(view.open));
        return ai.features(view, seat);
      };
      const task = taskWith({ candidates: () => [[march(0, 6)]], ideas: () => () => [], fits: () => false, afterwards: { red } });
      planOrders({ ...task, ai: { ...ai, features } }, { red: 'stay' }, createRng('after'));
      return most;
    };
    expect(['march', 'stay'].map(best)).toEqual([3, 0]);
  });

  it('are judged with the script for imagined play, where there is one', () => {
    let asked = 0;
    const imagined: RoadPlanning['imagined'] = (view, seat, legal, plan, memory) => {
      asked++;
      return ai.choose(view, seat, legal, plan, memory);
    };
    planOrders(taskWith({ imagined }), NO_PLAN, createRng('imagined'));
    expect(asked).toBeGreaterThan(0);
  });

  it('bring two units round the enemy, which neither is worth alone', () => {
    const found = planOrders(taskWith({}), NO_PLAN, createRng('ring'));
    expect(led(found)).toEqual([11, 11]);
  });

  it('are judged against every reply, not the script alone', () => {
    const alone: Partial<RoadPlanning> = { ideas: () => () => [], candidates: () => [[march(0, 6)]] };
    const trusting = planOrders(taskWith({ ...alone, replies: () => [NO_PLAN] }), NO_PLAN, createRng('reply'));
    expect(led(trusting)[0]).toBe(5);
    const wary = planOrders(taskWith(alone), NO_PLAN, createRng('reply'));
    expect(led(wary)).toEqual([3, 3]);
  });
});

describe('search with orders for units', () => {
  const played = (seed: string): { readonly clicks: readonly Action[]; readonly margin: number } => {
    const clicks: Action[] = [];
    const player = searchPlayer(game, ai, seed);
    const choose = (view: View<Open, Road['known']>, legal: readonly Action[], seat: Seat): Action => {
      const click = seat === 'blue' ? word('strike') : player.choose(copied(view), seat, legal);
      clicks.push(click);
      return click;
    };
    const { outcome } = playout(game, start(), { red: choose, blue: choose }, createRng('dice'));
    return { clicks, margin: outcome?.margin ?? Number.NaN };
  };

  it('clicks them through, the same from the same seed and from copies of its views', () => {
    const { clicks, margin } = played('road');
    expect(margin).toBe(11);
    expect(played('road').clicks).toEqual(clicks);
    const player = searchPlayer(game, ai, 'road');
    const state = start();
    for (const click of clicks.slice(0, -1)) {
      expect(player.choose(game.view(state, ['red']), 'red', game.legal(game.view(state, ['red']), 'red'))).toBe(click);
      game.play(state, 'red', click);
    }
  });

  it('follows what the game says when they are given', () => {
    const first = (red: string): Action => {
      const player = searchPlayer(game, { ...ai, units: { ...units, fits: () => false, afterwards: { red } } }, 'after');
      const view = game.view(start(), ['red']);
      return player.choose(view, 'red', game.legal(view, 'red'));
    };
    expect(['march', 'stay'].map(first)).toEqual([unit(0), DONE]);
  });

  /** Evaluations of the first click. */
  function spentAtFirst(other: Partial<RoadPlanning>): number {
    let evaluations = 0;
    const features: GameAi<Road>['features'] = (view, seat) => {
      evaluations++;
      return ai.features(view, seat);
    };
    const view = game.view(start(), ['red']);
    searchPlayer(game, { ...ai, features, units: { ...units, ...other } }, 'spent').choose(view, 'red', game.legal(view, 'red'));
    return evaluations;
  }

  it('spends on orders what the game says for that seat', () => {
    const spent = (seat: string): number => spentAtFirst({ budget: (asked) => (asked === seat ? 60 : 0) });
    expect(spent('red')).toBeGreaterThan(spent('blue') + 30);
  });

  it('spends on the posture no more than the game says', () => {
    const spent = (posture: number): number => spentAtFirst({ budget: () => 0, posture });
    // The last round compares all that are left.
    expect(spent(8)).toBeLessThan(8 + 5);
    expect(spent(24)).toBeGreaterThanOrEqual(24);
    expect(spent(24)).toBeLessThan(24 + 5);
  });

  it.each([
    ['as much as the game asks for', undefined, 50, 200],
    ['less where it is told to', 8, 8, 40],
  ])('plans once a phase, and thinks %s', (_, budget, least, most) => {
    let evaluations = 0;
    const features: GameAi<Road>['features'] = (view, seat) => {
      evaluations++;
      return ai.features(view, seat);
    };
    const player = searchPlayer(game, { ...ai, features }, 'once', budget);
    const state = start();
    const click = () => player.choose(game.view(state, ['red']), 'red', game.legal(game.view(state, ['red']), 'red'));
    game.play(state, 'red', click());
    const spent = evaluations;
    expect(spent).toBeGreaterThan(least);
    expect(spent).toBeLessThan(most);
    game.play(state, 'red', click());
    click();
    expect(evaluations).toBe(spent);
  });

  it('goes on when it is begun in the middle of a phase, or of an order', () => {
    const state = start();
    game.play(state, 'red', unit(0));
    const view = () => game.view(state, ['red']);
    const anew = () => searchPlayer(game, ai, 'anew').choose(view(), 'red', game.legal(view(), 'red'));
    // An order somebody else began is the script's to end.
    expect(anew()).toBe(hex(1));
    game.play(state, 'red', hex(2));
    const player = searchPlayer(game, ai, 'anew');
    while (stepOf(state.open) !== 'answer') game.play(state, 'red', player.choose(view(), 'red', game.legal(view(), 'red')));
    expect(pointsOf(state.open)).toBe(11);
  });
});
