// A game for the tests of halls: many seats answer in secret at once, then the umpire decides when it goes on.
import { contentHash, word } from '@bocage/kernel';

const PLAYERS = Array.from({ length: 24 }, (_, i) => `desk-${i + 1}`);
const UMPIRE = 'umpire';
const PICKS = ['pick:1', 'pick:2', 'pick:3'].map((text) => word(text));
const [DONE, GO, KEEP, DISMISS, RULE, MULL] = ['done', 'go', 'keep', 'dismiss', 'rule', 'mull'].map((text) => word(text));

/** A seat that picked 3 is in the middle of something: it keeps or it does not, and cannot be done before. */
const legalSealed = (pick, done) => (done ? [] : pick === 3 ? [KEEP] : [...PICKS, DONE]);

function create(data) {
  return {
    meta,
    dataHash: contentHash(data),
    setup: () => ({
      open: { stack: [{ step: 'secret' }], round: 1, ruled: 0, shown: PLAYERS.map(() => 0), outcome: null },
      sealed: { pick: PLAYERS.map(() => 0), done: PLAYERS.map(() => 0) },
    }),
    awaits({ open, sealed }) {
      if (open.outcome) return { kind: 'over', outcome: open.outcome };
      if (open.stack.at(-1).step === 'ruling') return { kind: 'seats', seats: [UMPIRE], mode: 'turn' };
      return { kind: 'seats', seats: PLAYERS.filter((_, i) => sealed.done[i] === 0), mode: 'sealed' };
    },
    view({ open, sealed }, seats) {
      const own = (column) => column.map((value, i) => (seats.includes(PLAYERS[i]) ? value : 0));
      return { seats, open, known: { pick: own(sealed.pick), done: own(sealed.done) } };
    },
    legal({ open, known }, seat) {
      if (open.outcome) return [];
      if (open.stack.at(-1).step === 'ruling') return seat === UMPIRE ? [GO, DISMISS, RULE, MULL] : [];
      const at = PLAYERS.indexOf(seat);
      return at < 0 ? [] : legalSealed(known.pick[at], known.done[at] === 1);
    },
    refusal(view, seat, action) {
      return this.legal(view, seat).includes(action) ? undefined : { code: 'not-offered', section: '1' };
    },
    play({ open, sealed }, seat, action) {
      if (action === GO) {
        open.stack = [{ step: 'secret' }];
        open.round++;
        return [{ event: 'round', round: open.round }];
      }
      if (action === DISMISS) return [{ event: 'dismissed', vacates: 'desk-1' }];
      // All hear that something was ruled, desk 1 hears what.
      if (action === RULE) {
        open.ruled++;
        return [
          { event: 'ruling', reveals: 'all' },
          { event: 'moved', to: ['desk-1', UMPIRE], reveals: 'all' },
        ];
      }
      if (action === MULL) return [{ event: 'mulled', to: [UMPIRE] }];
      const at = PLAYERS.indexOf(seat);
      if (action === DONE) sealed.done[at] = 1;
      else sealed.pick[at] = action === KEEP ? 4 : PICKS.indexOf(action) + 1;
      if (sealed.done.includes(0)) return [{ event: 'picked', seat, to: [seat] }];
      open.shown = sealed.pick;
      sealed.pick = PLAYERS.map(() => 0);
      sealed.done = PLAYERS.map(() => 0);
      open.stack = [{ step: 'ruling' }];
      return [{ event: 'shown', reveals: 'all' }];
    },
    resolve: () => [],
    eventFor: (event, seat) => (event.to && !event.to.includes(seat) ? undefined : event),
    imagine: ({ open, known }) => ({ open: structuredClone(open), sealed: structuredClone(known) }),
    conclude(state, outcome) {
      state.open.outcome = outcome;
      return [{ event: 'concluded' }];
    },
    check: () => [],
  };
}

const meta = {
  id: 'hall',
  title: 'Hall',
  version: 1,
  published: '2026',
  seats: [...PLAYERS.map((id) => ({ id, title: id, side: 'players' })), { id: UMPIRE, title: 'Umpire', umpire: true }],
  scenarios: [{ id: 'hall', title: 'Hall', turns: 99, about: '' }],
  options: [],
  levels: ['random', 'greedy'],
  longestGame: 100_000,
};

export const games = [{ meta, data: { rules: {} }, lint: () => [], create }];
