import { createSequence, type Sequence } from '@bocage/kernel';
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
import type { Crossroads } from './types.js';

export function sequence(book: Book): Sequence<Crossroads> {
  return createSequence<Crossroads>({
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
  });
}
