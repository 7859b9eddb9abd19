import type { GameEvent, GameModule, OpenState, Outcome, StateOf } from '../src/contract.js';
import { chanceStep, createRng, createSequence, overStep, type Roll, step, type Tell, word } from '../src/index.js';

/** Three seats say words. The scenario is how they are asked: in turn, sealed or open. */
export interface Toy {
  open: OpenState & {
    turn: number;
    said: number[];
    bids: number[];
    dice: number[];
    outcome: Outcome | null;
  };
  sealed: { bid: number[]; whispers: number[] };
  known: { bid: number[]; whispers: number[] };
  event: GameEvent & { readonly seat?: string; readonly value?: number };
}

export const SEATS = ['a', 'b', 'c'];
const DIE: Roll = { kind: 'dice', why: 'a throw', section: '2', count: 1, sides: 6 };
const WORDS = ['one', 'two', 'pass', 'look', 'throw', 'whisper', 'chat', 'end'].map(word);
const BIDS = ['bid:1', 'bid:2'].map(word);

const speak = step<Toy, { step: 'turn' }>({
  section: '1',
  asks: ({ turn }) => SEATS[turn] as string,
  legal: () => WORDS,
  refusal: () => ({ code: 'no-such-word' }),
  play(state, _frame, seat, action, tell) {
    const { open } = state;
    const said = action.kind === 'word' ? action.word : '';
    if (said === 'pass') open.turn = (open.turn + 1) % 3;
    else if (said === 'look') tell({ event: 'looked', seat, value: 7, to: [seat], reveals: [seat] });
    else if (said === 'throw' || said === 'whisper') open.stack.push({ step: said });
    else if (said === 'chat') open.stack.push({ step: 'open' });
    else if (said === 'end') open.stack.push({ step: 'over' });
    else add(state, seat, said, tell);
  },
});

const bid = step<Toy, { step: 'sealed' }>({
  section: '3',
  settle({ open, sealed }, _frame, tell) {
    if (sealed.bid.includes(0)) return false;
    open.bids = sealed.bid;
    sealed.bid = [0, 0, 0];
    open.stack.push({ step: 'turn' });
    tell({ event: 'bids', reveals: 'all' });
    return true;
  },
  asks: () => SEATS,
  mode: 'sealed',
  hasAnswered: ({ bid }, _open, _frame, seat) => bid[SEATS.indexOf(seat)] !== 0,
  legal: () => BIDS,
  play({ sealed }, _frame, seat, action, tell) {
    sealed.bid[SEATS.indexOf(seat)] = 1 + BIDS.indexOf(action as (typeof BIDS)[number]);
    tell({ event: 'bid', seat, to: [seat] });
  },
});

const chatter = step<Toy, { step: 'open' }>({
  section: '4',
  asks: () => SEATS,
  mode: 'open',
  // 'copy' needs a to have spoken: what makes one entry depend on another.
  legal: ({ open }) => ['one', 'two', 'look', ...(open.said[0] ? ['copy'] : []), ...(open.stack.length > 1 ? ['hush'] : [])].map(word),
  play(state, _frame, seat, action, tell) {
    const said = action.kind === 'word' ? action.word : '';
    if (said === 'look') tell({ event: 'looked', seat, reveals: [seat] });
    else if (said === 'hush') state.open.stack.pop();
    else add(state, seat, said, tell);
  },
});

const thrown = chanceStep<Toy, { step: 'throw' }>({
  section: '2',
  roll: () => DIE,
  resolve({ open }, _frame, _roll, [value], tell) {
    open.stack.pop();
    open.dice.push(value as number);
    tell({ event: 'thrown', value: value as number });
  },
});

/** Only whoever whispers hears it; nothing of it stays in the open part but that it is over. */
const whispered = chanceStep<Toy, { step: 'whisper' }>({
  section: '2',
  roll: () => DIE,
  visibleTo: ({ open }) => [SEATS[open.turn] as string],
  resolve({ open, sealed }, _frame, _roll, [value]) {
    open.stack.pop();
    sealed.whispers.push(value as number);
  },
});

const over = overStep<Toy>('5', ({ open }) => open.outcome ?? { level: 'ended' });

function add({ open }: StateOf<Toy>, seat: string, said: string, tell: Tell<Toy>): void {
  const at = SEATS.indexOf(seat);
  open.said[at] = (open.said[at] as number) + (said === 'two' ? 2 : 1);
  tell({ event: 'said', seat });
}

const steps = { turn: speak, sealed: bid, open: chatter, throw: thrown, whisper: whispered, over };
const sequence = createSequence<Toy>(steps);

export function createToy(change: Partial<GameModule<Toy>> = {}): GameModule<Toy> {
  return {
    meta: {
      id: 'toy',
      title: 'Toy',
      version: 1,
      published: '',
      seats: SEATS.map((id) => ({ id, title: id })),
      scenarios: ['turn', 'sealed', 'open'].map((id) => ({ id, title: id, turns: 1, about: '' })),
      options: [],
      longestGame: 1000,
    },
    dataHash: 'toy-data',
    setup: (scenario) => ({
      open: { stack: [{ step: scenario }], turn: 0, said: [0, 0, 0], bids: [], dice: [], outcome: null },
      sealed: { bid: [0, 0, 0], whispers: [] },
    }),
    ...sequence,
    view: ({ open, sealed }, seats) => ({
      seats,
      open,
      known: { bid: sealed.bid.map((value, i) => (seats.includes(SEATS[i] as string) ? value : 0)), whispers: [] },
    }),
    eventFor: (event, seat) => (!event.to || (seat !== undefined && event.to.includes(seat)) ? event : undefined),
    imagine: ({ open }) => ({ open, sealed: { bid: [0, 0, 0], whispers: [] } }),
    conclude({ open }, outcome) {
      open.outcome = outcome;
      open.stack.push({ step: 'over' });
      return [];
    },
    check: () => [],
    ...change,
  };
}

export function rollFrom(seed: number): (roll: Roll) => number[] {
  const rng = createRng(seed);
  return (roll) => (roll.kind === 'dice' ? Array.from({ length: roll.count }, () => 1 + rng.below(roll.sides)) : [0]);
}
