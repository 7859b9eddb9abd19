// A game for the server's tests: two seats or three, a secret draw at the start, turns of clicks, dice, a hidden choice, and
// words that break it on purpose or take their time.
import { threadId } from 'node:worker_threads';
import { contentHash, hex, word } from '@bocage/kernel';

const SEATS = { two: ['allied', 'german'], three: ['us', 'british', 'german'] };
const after = ({ players }, seat) => SEATS[players][(SEATS[players].indexOf(seat) + 1) % SEATS[players].length];
/** Other rules than those a game was begun under: what an upgrade brings. */
const STRIDE = Number(process.env.FAKE_STRIDE ?? 1);
const GO = ['roll', 'hide', 'pass'];
const BREAK = ['loop', 'throw', 'slow'];
const SLOW_MS = 25;

function create(data) {
  const { hexes, turns, secrets } = data.rules;
  const actions = [...Array.from({ length: hexes }, (_, i) => hex(i)), ...GO.map((text) => word(text))];
  const breaking = [...actions, ...BREAK.map((text) => word(text))];
  return {
    meta,
    dataHash: contentHash(data),
    setup: (scenario, { weather = 'fair', players = 'two' }) => ({
      open: {
        stack: [{ step: 'draw' }],
        turn: 1,
        players,
        seat: SEATS[players][0],
        last: -1,
        dice: [],
        turns: scenario === 'short' ? 4 : turns,
        weather,
        broken: scenario === 'broken',
        outcome: null,
      },
      sealed: { order: -1, hidden: [] },
    }),
    awaits({ open }) {
      if (open.outcome) return { kind: 'over', outcome: open.outcome };
      const { step } = open.stack.at(-1);
      if (step === 'draw') {
        return { kind: 'chance', roll: { kind: 'draw', why: 'order', section: '1', weights: secrets.map(() => 1) }, visibleTo: ['german'] };
      }
      if (step === 'dice')
        return { kind: 'chance', roll: { kind: 'dice', why: 'test', section: '2', count: 2, sides: 6 }, visibleTo: 'all' };
      return { kind: 'seats', seats: [open.seat], mode: 'turn' };
    },
    view: (state, seats) => ({
      seats,
      open: state.open,
      known: seats.includes('german')
        ? { order: state.sealed.order < 0 ? null : secrets[state.sealed.order], hidden: state.sealed.hidden }
        : { order: null, hidden: [] },
    }),
    legal: (view, seat) =>
      view.open.outcome || view.open.seat !== seat || view.open.stack.at(-1).step !== 'turn' ? [] : view.open.broken ? breaking : actions,
    refusal(view, seat, action) {
      return this.legal(view, seat).includes(action) ? undefined : { code: 'off-map', section: '3', params: { hexes } };
    },
    play(state, seat, action) {
      const { open, sealed } = state;
      if (action.kind === 'word' && action.word === 'loop') for (;;);
      if (action.kind === 'word' && action.word === 'slow') for (const end = performance.now() + SLOW_MS; performance.now() < end; );
      if (action.kind === 'word' && action.word === 'throw') throw new Error('broken on purpose');
      if (action.kind === 'word' && action.word === 'hide') {
        sealed.hidden.push(`hidden-in-${sealed.hidden.length}-hedge`);
        return [{ event: 'hid', to: [seat] }];
      }
      open.last = action.kind === 'hex' ? action.hex : -1;
      if (action.kind === 'word' && action.word === 'roll') {
        open.stack.push({ step: 'dice' });
        return [{ event: 'rolling' }];
      }
      open.seat = after(open, seat);
      open.turn += STRIDE;
      if (open.turn > open.turns) open.outcome = { level: 'decisive', winner: 'allied' };
      return [{ event: 'moved', section: '3', hex: open.last, seat }];
    },
    resolve(state, roll, result) {
      if (roll.kind === 'draw') {
        state.sealed.order = result[0];
        state.open.stack = [{ step: 'turn' }];
        return [{ event: 'drawn', to: ['german'], order: secrets[result[0]], reveals: ['german'] }];
      }
      state.open.stack.pop();
      state.open.dice = [...result];
      return [{ event: 'rolled', result: [...result], reveals: 'all' }];
    },
    eventFor: (event, seat) => (event.to && !event.to.includes(seat) ? undefined : event),
    imagine: (view) => ({ open: structuredClone(view.open), sealed: { order: 0, hidden: [] } }),
    conclude(state, outcome) {
      state.open.outcome = outcome;
      return [{ event: 'concluded' }];
    },
    check: () => [],
    // Said beforehand: a seat passes, goes to hex n, or hides something and then passes.
    orders: {
      kinds: [
        {
          id: 'turn',
          title: 'Turn',
          about: '',
          section: '3',
          choices: [
            { id: 'pass', title: 'Pass' },
            { id: 'go', title: 'Go', number: { title: 'hex', least: 0, most: hexes - 1, usual: 7 } },
            { id: 'hide', title: 'Hide' },
          ],
        },
      ],
      asked: () => ({ kind: 'turn' }),
      answer(view, _seat, legal, orders) {
        const { choice, n } = orders.of('turn');
        if (choice === 'go') return legal[n];
        if (choice === 'hide' && view.known.hidden.length === 0) return word('hide');
        return choice === 'ask' ? undefined : word('pass');
      },
    },
    // In a storm this player never comes to a decision, in fog it fails, in rain it says in which thread it thinks.
    ai: {
      features: () => ({}),
      weights: {},
      groups: () => [],
      phaseKey: ({ open }) => `${open.turn}-${open.seat}`,
      horizon: 1,
      choose(view, _seat, legal) {
        if (view.open.weather === 'storm') for (;;);
        if (view.open.weather === 'fog') throw new Error('lost in the fog');
        if (view.open.weather === 'rain') return legal[threadId % hexes];
        return legal[0];
      },
    },
  };
}

const meta = {
  id: 'fake',
  title: 'Fake',
  version: STRIDE,
  published: '2026',
  seats: [
    { id: 'allied', title: 'Allied' },
    { id: 'us', title: 'American', side: 'allied' },
    { id: 'british', title: 'British', side: 'allied' },
    { id: 'german', title: 'German' },
  ],
  scenarios: [
    { id: 'long', title: 'Long', turns: 1_000_000, about: '' },
    { id: 'short', title: 'Short', turns: 4, about: '' },
    { id: 'broken', title: 'Broken', turns: 1_000_000, about: '' },
  ],
  options: [
    {
      id: 'weather',
      title: 'Weather',
      section: '4',
      values: [
        { id: 'fair', title: 'Fair' },
        { id: 'storm', title: 'Storm' },
        { id: 'fog', title: 'Fog' },
        { id: 'rain', title: 'Rain' },
      ],
    },
    {
      id: 'players',
      title: 'Players',
      section: '5',
      values: Object.entries(SEATS).map(([id, seats]) => ({ id, title: id, seats })),
    },
  ],
  longestGame: 2_000_000,
};

const game = {
  meta,
  data: {
    rules: { hexes: 40, turns: 1_000_000, secrets: ['order-of-ALPHA-7731', 'order-of-BRAVO-7732', 'order-of-DELTA-7733'] },
    map: { title: 'Nowhere' },
  },
  lint(data) {
    const { hexes } = data.rules;
    if (hexes === 666) for (;;);
    return Number.isInteger(hexes) && hexes > 0 && hexes < 1_000 ? [] : [{ file: 'rules', path: 'hexes', reason: 'must be from 1 to 999' }];
  },
  create,
};

export const games = [game];
