import { createGrid, type GridSpec } from '@bocage/hex';
import {
  type Action,
  chanceStep,
  createSequence,
  type Frame,
  type GameEvent,
  type GameModule,
  type GameTypes,
  hex,
  type Outcome,
  overStep,
  type Seat,
  type StateOf,
  step,
  unit,
  type View,
  word,
} from '@bocage/kernel';

/** The smallest game that has everything a table must show: units, moves, a secret, a die, an end. Only for tests. */
export const FAKE_GRID: GridSpec = {
  orientation: 'flat',
  low: 'even',
  columns: [1, 8],
  rows: [1, 6],
  columnsGrow: 'east',
  label: [2, '', 2],
};
export const grid = createGrid(FAKE_GRID);

export interface FakeOpen {
  stack: Frame[];
  turn: number;
  hex: number[];
  moved: number[];
  outcome: Outcome | null;
}
export interface FakeEvent extends GameEvent {
  readonly unit?: number;
  readonly path?: readonly number[];
  readonly die?: number;
}
export interface FakeTypes extends GameTypes {
  open: FakeOpen;
  sealed: { secret: number[] };
  known: { secret: number[] };
  event: FakeEvent;
}

interface Choosing extends Frame {
  readonly asks: Seat;
}
interface Moving extends Choosing {
  readonly unit: number;
}

export const UNITS = [
  { seat: 'blue', name: 'First Blue', at: '0102' },
  { seat: 'blue', name: 'Second Blue', at: '0102' },
  { seat: 'blue', name: 'Third Blue', at: '0104' },
  { seat: 'red', name: 'First Red', at: '0803' },
  { seat: 'red', name: 'Second Red', at: '0805' },
] as const;

const unitsOf = (open: FakeOpen, seat: Seat): number[] =>
  UNITS.flatMap((u, i) => (u.seat === seat && (open.hex[i] as number) >= 0 && open.moved[i] === 0 ? [i] : []));

function targets(open: FakeOpen, moving: number): number[] {
  return grid.within(open.hex[moving] as number, 2).filter((h) => !open.hex.includes(h));
}

function isAdjacent(open: FakeOpen, moving: number): boolean {
  return UNITS.some((u, i) => u.seat !== UNITS[moving]?.seat && grid.distance(open.hex[i] as number, open.hex[moving] as number) === 1);
}

function endTurn(state: StateOf<FakeTypes>, seat: Seat): void {
  const { open } = state;
  open.moved.fill(0);
  if (seat === 'red') open.turn++;
  open.stack = open.turn > 3 ? [{ step: 'over' }] : [{ step: 'choose', asks: seat === 'blue' ? 'red' : 'blue' } as Choosing];
  if (open.turn > 3) open.outcome = { level: 'marginal', winner: 'blue' };
}

const steps = {
  choose: step<FakeTypes, Choosing>({
    section: 'F.2',
    legal: (v, f) => [...unitsOf(v.open, f.asks).map(unit), word('done')] as Action[],
    refusal: (_v, f, _s, a) =>
      a.kind === 'unit' ? { code: UNITS[a.unit]?.seat === f.asks ? 'already-moved' : 'not-yours', section: 'F.2' } : undefined,
    play(state, f, _seat, action) {
      if (action.kind === 'unit') state.open.stack.push({ step: 'move', asks: f.asks, unit: action.unit } as Moving);
      else endTurn(state, f.asks);
    },
  }),
  move: step<FakeTypes, Moving>({
    section: 'F.3',
    legal: (v, f) => targets(v.open, f.unit).map(hex),
    refusal: (_v, _f, _s, a) => (a.kind === 'hex' ? { code: 'too-far', section: 'F.3' } : undefined),
    play(state, f, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      const from = state.open.hex[f.unit] as number;
      state.open.hex[f.unit] = action.hex;
      state.open.moved[f.unit] = 1;
      state.open.stack.pop();
      if (isAdjacent(state.open, f.unit)) state.open.stack.push({ step: 'shot', unit: f.unit } as Frame);
      tell({ event: 'moved', unit: f.unit, path: grid.line(from, action.hex).map((h) => h[0] as number), section: 'F.3' });
    },
  }),
  shot: chanceStep<FakeTypes, Frame>({
    section: 'F.4',
    roll: () => ({ kind: 'dice', why: 'shot', section: 'F.4', count: 1, sides: 6 }),
    resolve(state, f, _roll, result, tell) {
      const shooter = (f as Moving).unit;
      state.open.stack.pop();
      tell({ event: 'shot', unit: shooter, die: result[0] as number, section: 'F.4' });
    },
  }),
  over: overStep<FakeTypes>('F.5', ({ open }) => open.outcome as Outcome),
};

const sequence = createSequence<FakeTypes>(steps);

export const fakeGame: GameModule<FakeTypes> = {
  meta: {
    id: 'fake',
    title: 'Fake',
    version: 1,
    published: 'never',
    seats: [
      { id: 'blue', title: 'Blue' },
      { id: 'red', title: 'Red' },
    ],
    scenarios: [{ id: 'only', title: 'Only', turns: 3, about: '' }],
    options: [],
    longestGame: 500,
  },
  dataHash: 'fake',
  setup: () => ({
    open: {
      stack: [{ step: 'choose', asks: 'blue' } as Choosing],
      turn: 1,
      hex: UNITS.map((u) => grid.parse(u.at) as number),
      moved: UNITS.map(() => 0),
      outcome: null,
    },
    sealed: { secret: [4711, 4712] },
  }),
  awaits: (state) => sequence.awaits(state),
  view: (state, seats): View<FakeOpen, { secret: number[] }> => ({
    seats,
    open: state.open,
    known: { secret: state.sealed.secret.map((s, i) => (seats.includes(i === 0 ? 'blue' : 'red') ? s : 0)) },
  }),
  legal: (view, seat) => sequence.legal(view, seat),
  refusal: (view, seat, action) => sequence.refusal(view, seat, action),
  play: (state, seat, action) => sequence.play(state, seat, action),
  resolve: (state, roll, result) => sequence.resolve(state, roll, result),
  eventFor: (event) => event,
  imagine: (view) => ({ open: structuredClone(view.open), sealed: { secret: [4711, 4712] } }),
  conclude(state, outcome) {
    state.open.outcome = outcome;
    state.open.stack = [{ step: 'over' }];
    return [{ event: 'concluded' }];
  },
  check: () => [],
};
