import type { Seat } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { DUEL, type Field, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { takersOf } from './hand-down.js';
import { handOf, pass } from './hands.js';
import { mayReceive } from './headquarters.js';
import { dutyOfCard, seatOfTeam } from './roles.js';

export type GivingLevel = 'army-group' | 'army' | 'corps';

/** The team right above a holder of cards. */
export function above(world: World, open: Pick<Open, 'command'>, holder: number): number {
  const { count, superior } = world.teams;
  return (holder < count ? superior[holder] : open.command[holder - count]) as number;
}

/** §9.9 Coordinators give when corps do. */
export function teamsOfLevel(world: World, level: GivingLevel): number[] {
  return world.teams.level.flatMap((own, team) => (own === level || (level === 'corps' && own === 'coordinator') ? [team] : []));
}

/** §4.2 The seat that gives a holder cards of a kind. */
export const giverSeat = (world: World, open: Pick<Open, 'way' | 'command'>, holder: number, card: CardKind): Seat | undefined => {
  const team = above(world, open, holder);
  return team < 0 ? undefined : seatOfTeam(world, open, team, dutyOfCard(card));
};

/** §4.2 Where a gift comes from: the team above; in a duel also those above that, for one player has them all. */
function sources(world: World, open: Pick<Open, 'way' | 'command'>, holder: number): number[] {
  const chain = [above(world, open, holder)];
  if (open.way !== DUEL) return chain;
  for (let team = chain[0] as number; team >= 0 && (world.teams.superior[team] as number) >= 0; ) {
    team = world.teams.superior[team] as number;
    chain.push(team);
  }
  return chain;
}

/** §4.2 §7.2 Gifts to divisions that cannot receive anything stay where they are. */
export function dropUndelivered(world: World, open: Open, sealed: Pick<Sealed, 'gift' | 'hex'>): void {
  const { count } = world.teams;
  sealed.gift.forEach((given, i) => {
    const formation = Math.floor(i / CARDS.length) - count;
    if (given > 0 && formation >= 0 && !mayReceive(world, open, sealed, formation)) sealed.gift[i] = 0;
  });
}

/** Deals gifts out of the hands, from the nearest source up; false when there are not enough cards. */
export function handOver(world: World, open: Pick<Open, 'way' | 'command'>, sealed: Pick<Sealed, 'hand' | 'gift'>): boolean {
  for (let i = 0; i < sealed.gift.length; i++) {
    const [holder, card] = [Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind];
    let wanted = sealed.gift[i] as number;
    for (const team of wanted > 0 ? sources(world, open, holder) : []) {
      const count = Math.min(wanted, handOf(sealed.hand, team, card));
      pass(sealed, team, holder, card, count);
      wanted -= count;
    }
    if (wanted > 0) return false;
  }
  return true;
}

type Hands = Pick<Sealed, 'hand' | 'gift'> & Pick<Field, 'hex'>;

/** §4.2 Whether one more card of a kind can be given to a holder beside all gifts already made. */
function isThere(world: World, open: Open, { hand, gift }: Hands, holder: number, card: CardKind): boolean {
  const index = holder * CARDS.length + CARDS.indexOf(card);
  const chain = sources(world, open, holder);
  const [root] = chain.slice(-1) as [number];
  if (open.way !== DUEL) {
    const team = chain[0] as number;
    const given = gift.reduce(
      (sum, count, i) =>
        i % CARDS.length === index % CARDS.length && above(world, open, Math.floor(i / CARDS.length)) === team ? sum + count : sum,
      0,
    );
    return handOf(hand, team, card) > given;
  }
  if (root < 0) return false;
  const trial = { hand: [...hand], gift: gift.with(index, (gift[index] as number) + 1) };
  return handOver(world, open, trial);
}

/** §4.2 The gifts a seat may still make: holder and card. */
export function giftsOf(world: World, open: Open, known: Hands, level: GivingLevel, seat: Seat): { holder: number; card: CardKind }[] {
  return teamsOfLevel(world, level).flatMap((team) =>
    CARDS.flatMap((card) => {
      if (seatOfTeam(world, open, team, dutyOfCard(card)) !== seat) return [];
      return takersOf(world, open, known, team, card)
        .filter((holder) => isThere(world, open, known, holder, card))
        .map((holder) => ({ holder, card }));
    }),
  );
}

/** §4.2 The seats that give at a level. */
export const giversAt = (world: World, open: Open, level: GivingLevel): Set<Seat | undefined> =>
  new Set(teamsOfLevel(world, level).flatMap((team) => CARDS.map((card) => seatOfTeam(world, open, team, dutyOfCard(card)))));
