import { type Action, type GameAi, type Seat, word } from '@bocage/kernel';
import type { Book } from '../book.js';
import { unitsOf } from '../rules/units.js';
import { type Crossroads, type CrossroadsView, type Open, sideOf } from '../types.js';

const TACTICS = ['advance', 'wait'];

/** The least a computer player needs: what is good, what can be planned, and the click that carries it out. */
export function ai(book: Book): GameAi<Crossroads> {
  return {
    horizon: 2,
    weights: { strength: 3, crossroads: 4, distance: -1 },
    features({ open }, seat) {
      const side = sideOf(seat);
      return {
        strength: strength(book, open, side) - strength(book, open, 1 - side),
        crossroads: open.holder === side ? 1 : 0,
        distance: unitsOf(book, open, side).reduce((sum, unit) => sum + toCrossroads(book, open.hex[unit] as number), 0),
      };
    },
    groups: ({ open }, seat) => (stepOf(open) === 'move' ? [{ id: seat, tactics: TACTICS }] : []),
    phaseKey: ({ open }) => `${open.turn}:${open.stack[1]?.step}:${asksSide(open)}`,
    choose(view, seat, legal, plan) {
      const first = legal[0] as Action;
      const last = legal[legal.length - 1] as Action;
      switch (stepOf(view.open)) {
        case 'orders':
          return legal.find((action) => action === orderFor(view.open, sideOf(seat))) ?? first;
        case 'move':
          return plan[seat] === 'wait' ? last : first;
        case 'march':
          return nearest(book, legal);
        case 'ambush':
          return answerTo(view, sideOf(seat), legal);
        default:
          return first;
      }
    },
  };
}

function strength(book: Book, open: Open, side: number): number {
  return unitsOf(book, open, side).reduce((sum, unit) => sum + (book.units[unit]?.strength as number), 0);
}

function toCrossroads(book: Book, hex: number): number {
  return book.grid.distance(hex, book.crossroads);
}

function nearest(book: Book, legal: readonly Action[]): Action {
  const distance = (action: Action): number => (action.kind === 'hex' ? toCrossroads(book, action.hex) : 0);
  return legal.reduce((best, action) => (distance(action) < distance(best) ? action : best));
}

/** §C.6.1 Whoever has the crossroads waits for the others to come to it. */
function orderFor({ holder }: Open, side: number): Action {
  return word(holder === side ? 'hold' : 'march');
}

/** §C.6.1 Fires with everything in reach; but a commander nobody knows would show itself, and waits. */
function answerTo({ open, known }: CrossroadsView, side: number, legal: readonly Action[]): Action {
  const isSecret = (unit: number): boolean => known.commander[side] === unit && open.shown[unit] === 0;
  return legal.find((action) => action.kind === 'unit' && !isSecret(action.unit)) ?? word('pass');
}

function stepOf(open: CrossroadsView['open']): string {
  return open.stack[open.stack.length - 1]?.step ?? '';
}

function asksSide(open: Open): Seat | number {
  const frame = open.stack[1];
  return frame && 'side' in frame ? frame.side : '';
}
