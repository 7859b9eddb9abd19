import { type Action, type Seat, step } from '@bocage/kernel';
import { CARDS } from '../data/shapes.js';
import { type Lying, losable, lyingCards, takeCard, toGiveUp } from '../rules/interference.js';
import { seatOfFormation, seatOfTeam } from '../rules/roles.js';
import type { LiberatingAssaultState, LiberatingAssaultTypes, LoseCardsFrame, Open, Sealed, Tell } from '../types.js';
import type { World } from '../world.js';
import { numbered, readNumbered, seatsInOrder } from './steps.js';
import { createWatch } from './watch.js';

const LOSE = 'lose';

type By = LoseCardsFrame['by'];
const sectionOf = (by: By): string => (by === 'bomber' ? '2.6' : '2.9');

/** §2.6 §4.4 One of these divisions has to give up cards; where none has any, whoever sees the place hears that. */
export function strike(world: World, { open, sealed }: LiberatingAssaultState, divisions: readonly number[], by: By, tell: Tell): void {
  const struck = toGiveUp(world, open, sealed, divisions);
  const [first] = divisions;
  if (struck.length > 0) {
    sealed.struck = struck;
    open.stack.push({ step: 'lose-cards', asks: [], by, left: world.data.tables.interference.cards });
  } else if (first !== undefined) {
    const readers = createWatch(world, open, sealed).knowers(world.formations.hq[first] as number);
    tell({ event: 'struck', section: sectionOf(by), formation: first, cards: [], by, ...readers, reveals: 'all' });
  }
}

/** §4.4 Who chooses for a division: its own player if it is the only one, else the German above it. */
function chooserOf(world: World, open: Open, struck: readonly number[], division: number): Seat | undefined {
  return struck.length === 1
    ? seatOfFormation(world, open, division, 'place')
    : seatOfTeam(world, open, open.command[division] as number, 'fuel-and-ammo');
}

function choosers(world: World, open: Open, { struck }: Pick<Sealed, 'struck'>): Seat[] {
  return seatsInOrder(
    world,
    open,
    struck.map((division) => chooserOf(world, open, struck, division)),
  );
}

const offers = (world: World, open: Open, sealed: Sealed): Lying[] =>
  sealed.struck.flatMap((division) => losable(world, open, sealed, division));

/** §2.6 A card is gone, and all who see the counter know it; the next one is of the same division. */
function give(world: World, { open, sealed }: LiberatingAssaultState, frame: LoseCardsFrame, { unit, card }: Lying, tell: Tell): void {
  const formation = open.attached[unit] as number;
  takeCard(sealed, { unit, card });
  sealed.struck = [formation];
  frame.left--;
  const seers = createWatch(world, open, sealed).seers(sealed.hex[unit] as number);
  tell({ event: 'struck', section: sectionOf(frame.by), formation, cards: [card], by: frame.by, ...seers, reveals: 'all' });
}

/** Whether there is nothing to choose: one card like another, or all of a division’s. */
const isForced = (world: World, open: Open, sealed: Sealed, { left }: LoseCardsFrame, options: readonly Lying[]): boolean =>
  options.length === 1 || (sealed.struck.length === 1 && lyingCards(world, open, sealed, sealed.struck[0] as number).length <= left);

/** §4.4 The struck player chooses which cards he gives up, and of which division; between players a lot decides whom it hits. */
export const createLoseCardsStep = (world: World) =>
  step<LiberatingAssaultTypes, LoseCardsFrame>({
    section: '4.4',
    settle(state, frame, tell) {
      const { open, sealed } = state;
      const options = frame.left > 0 ? offers(world, open, sealed) : [];
      const [only] = options;
      if (only === undefined) {
        sealed.struck = [];
        open.stack.pop();
        return true;
      }
      const seats = choosers(world, open, sealed);
      frame.asks = seats.length === 1 ? seats : [];
      if (seats.length > 0 && !isForced(world, open, sealed, frame, options)) return false;
      give(world, state, frame, only, tell);
      return true;
    },
    roll: ({ open, sealed }, { by }) => ({
      kind: 'draw',
      why: 'saboteurs',
      section: sectionOf(by),
      weights: choosers(world, open, sealed).map(() => 1),
    }),
    resolve({ open, sealed }, _frame, _roll, [drawn = 0]) {
      const seat = choosers(world, open, sealed)[drawn];
      sealed.struck = sealed.struck.filter((division) => chooserOf(world, open, sealed.struck, division) === seat);
    },
    legal: ({ open, known }): Action[] => offers(world, open, known).map(({ unit, card }) => numbered(LOSE, CARDS.indexOf(card), unit)),
    refusal: () => ({ code: 'not-struck' }),
    play(state, frame, _seat, action, tell) {
      const [card, unit] = readNumbered(action).numbers as [number, number];
      give(world, state, frame, { unit, card: CARDS[card] as Lying['card'] }, tell);
    },
  });
