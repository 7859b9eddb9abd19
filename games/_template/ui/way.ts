import type { Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import type { Book } from '../src/book.js';
import { allowance, fuelFor, reachOf } from '../src/rules/movement.js';
import type { CrossroadsView } from '../src/types.js';

/** §C.6 Where a legal click would lead and what that costs; nothing for clicks that move nothing. */
export function wayOf(book: Book, { open, known }: CrossroadsView, action: Action): Way | undefined {
  const frame = open.stack[open.stack.length - 1];
  if (frame?.step !== 'march' || action.kind !== 'hex') return undefined;
  const { unit, side } = frame;
  const reached = reachOf(book, open, unit, known.card[side] as number);
  const cost = reached.cost(action.hex);
  const hexes = reached.path(action.hex);
  const points = allowance(book, open, unit);
  const all = points + fuelFor(book, open, unit, known.card[side] as number);
  const lines = [
    { text: `${cost} of ${all} points.`, section: 'C.6' },
    {
      text: `Through ${hexes
        .slice(1)
        .map((hex) => groundName(book, hex))
        .join(', ')}.`,
      section: 'C.6',
    },
  ];
  // §C.5 Going farther than it could without shows the fuel.
  return { hexes, lines: cost > points ? [...lines, { text: 'Shows your fuel.', section: 'C.5' }] : lines };
}

function groundName({ tables, terrain }: Book, hex: number): string {
  return Object.keys(tables.terrain).find((name) => tables.terrain[name] === terrain[hex]) ?? '';
}
