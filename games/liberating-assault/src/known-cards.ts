import type { Seat } from '@bocage/kernel';
import { CARDS, type CardKind } from './data/shapes.js';
import { dutiesOf, type Eyes } from './eyes.js';
import { above, giverSeat } from './rules/giving.js';
import { seatOfTeam } from './rules/roles.js';
import { askerSeat } from './rules/wanting.js';
import type { Open, Sealed } from './types.js';
import type { World } from './world.js';

/** Columns of nothing by length. A view is only read, so all views can have the same ones. */
const empty: number[][] = [];
export const zeros = (length: number): number[] => (empty[length] ??= new Array<number>(length).fill(0));

/** §4.2 A hand of cards is its team’s. */
export function knownHands(sealed: Sealed, { holders }: Eyes): number[] {
  if (holders.length === 0) return zeros(sealed.hand.length);
  const hand = zeros(sealed.hand.length).slice();
  for (const holder of holders)
    for (let i = holder * CARDS.length; i < (holder + 1) * CARDS.length; i++) hand[i] = sealed.hand[i] as number;
  return hand;
}

/** A mostly empty column with what may not be known taken out. */
function only(column: readonly number[], isKnown: (i: number) => boolean): number[] {
  let shown: number[] | undefined;
  for (let i = 0; i < column.length; i++) {
    if (column[i] === 0 || !isKnown(i)) continue;
    shown ??= zeros(column.length).slice();
    shown[i] = column[i] as number;
  }
  return shown ?? zeros(column.length);
}

/** §9.4 What is asked for is its asker’s until all are done, then also his team’s and that of whom he asks. */
export function knownWanted(world: World, open: Open, { wanted }: Sealed, { seats, holders }: Eyes): number[] {
  if (open.stack.at(-1)?.step === 'retrieve')
    return only(wanted, (i) => {
      const asker = askerSeat(world, open, Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind);
      return asker !== undefined && seats.includes(asker);
    });
  return only(wanted, (i) => {
    const holder = Math.floor(i / CARDS.length);
    return holders.includes(holder) || holders.includes(above(world, open, holder));
  });
}

/** §4.2 §4.3 What is not handed over or laid yet is known to those who are about to do it. */
export function knownScratch(
  world: World,
  open: Open,
  sealed: Sealed,
  seats: readonly Seat[],
): Pick<Sealed, 'gift' | 'laying' | 'bombs' | 'breaks' | 'agents'> {
  const has = (seat: Seat | undefined): boolean => seat !== undefined && seats.includes(seat);
  const group = world.teams.ids.get('army-group') as number;
  const bombs = has(seatOfTeam(world, open, group, 'bombers'));
  const gives = (i: number): boolean => has(giverSeat(world, open, Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind));
  let places: Uint8Array | undefined;
  const lays = (i: number): boolean => {
    places ??= dutiesOf(world, open, seats, 'place');
    return places[open.attached[Math.floor(i / CARDS.length)] as number] === 1;
  };
  const step = open.stack.at(-1)?.step;
  return {
    gift: step === 'hand-down' || step === 'retrieve' ? only(sealed.gift, gives) : zeros(sealed.gift.length),
    laying: step === 'place' ? only(sealed.laying, lays) : zeros(sealed.laying.length),
    bombs: bombs ? sealed.bombs : [],
    breaks: bombs ? sealed.breaks : [],
    agents: has(seatOfTeam(world, open, group, 'special-operations')) ? sealed.agents : zeros(sealed.agents.length),
  };
}
