// The smallest game there can be, to measure the server and not the rules: a count, and two seats that click in turn.
import { contentHash, word } from '@bocage/kernel';

const CLICK = word('click');
const data = { rules: {} };

const meta = {
  id: 'clicks',
  title: 'Clicks',
  version: 1,
  published: 'a bench',
  seats: [
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second' },
  ],
  scenarios: [{ id: 'clicks', title: 'Clicks', turns: 1, about: '' }],
  options: [],
  longestGame: 10_000_000,
};

const module = {
  meta,
  dataHash: contentHash(data),
  setup: () => ({ open: { stack: [{ step: 'click' }], clicks: 0 }, sealed: {} }),
  awaits: ({ open }) => ({ kind: 'seats', seats: [meta.seats[open.clicks % 2].id], mode: 'turn' }),
  view: ({ open }, seats) => ({ seats, open, known: {} }),
  legal: ({ open }, seat) => (meta.seats[open.clicks % 2].id === seat ? [CLICK] : []),
  refusal: () => ({ code: 'not-offered', section: '' }),
  play({ open }) {
    open.clicks++;
    return [{ event: 'clicked' }];
  },
  resolve: () => [],
  eventFor: (event) => event,
  imagine: (view) => ({ open: structuredClone(view.open), sealed: {} }),
  conclude: () => [],
  check: () => [],
};

export const games = [{ meta, data, lint: () => [], create: () => module }];
