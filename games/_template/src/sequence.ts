import { createSequence, type Seat, type Sequence } from '@bocage/kernel';
import type { Book } from './book.js';
import { ambush, shot } from './steps/ambush.js';
import { battle } from './steps/battle.js';
import { attack, combat } from './steps/combat.js';
import { commander } from './steps/commander.js';
import { draw } from './steps/draw.js';
import { march, move } from './steps/move.js';
import { orders } from './steps/orders.js';
import { retreat } from './steps/retreat.js';
import { supply } from './steps/supply.js';
import { over, turn } from './steps/turn.js';
import { walk } from './steps/walk.js';
import { type Crossroads, type Open, SEATS } from './types.js';

export function sequence(book: Book): Sequence<Crossroads> {
  return createSequence<Crossroads>(
    {
      turn: turn(book),
      commander: commander(book),
      draw: draw(book),
      orders: orders(),
      supply: supply(book),
      move: move(book),
      march: march(book),
      walk: walk(book),
      ambush: ambush(book),
      shot: shot(book),
      combat: combat(book),
      attack: attack(book),
      battle: battle(book),
      retreat: retreat(book),
      over: over(),
    },
    asked,
  );
}

/** Whom the top frame asks, from open information alone: in a sealed decision both, answered or not. */
export function asked({ stack, supplied }: Open): readonly Seat[] {
  const frame = stack[stack.length - 1];
  switch (frame?.step) {
    case 'commander':
    case 'orders':
      return SEATS;
    case 'supply':
      return SEATS.filter((_, side) => supplied[side] === 0);
    case 'move':
    case 'march':
    case 'ambush':
    case 'combat':
    case 'attack':
    case 'retreat':
      return [SEATS[frame.side] as Seat];
    default:
      return [];
  }
}
