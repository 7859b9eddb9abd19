import type { Seat } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { DUEL, type Field, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { takersOf } from './hand-down.js';
import { handOf, pass } from './hands.js';
import { corpsFormation, mayReceive } from './headquarters.js';
import { dutyOfCard, seatOfTeam } from './roles.js';

export type GivingLevel = 'army-group' | 'army' | 'corps';

/** Room for gifts, and for what is called back. */
export function openGifts(world: World, sealed: Pick<Sealed, 'gift'>): void {
  if (sealed.gift.length === 0) sealed.gift = new Array<number>(world.holders * CARDS.length).fill(0);
}

/** The team right above a holder of cards. */
export function above(world: World, open: Pick<Open, 'command'>, holder: number): number {
  const { count, superior } = world.teams;
  return (holder < count ? superior[holder] : open.command[holder - count]) as number;
}

/** §9.9 Coordinators give when corps do. */
function teamsOfLevel(world: World, level: GivingLevel): number[] {
  return world.teams.level.flatMap((own, team) => (own === level || (level === 'corps' && own === 'coordinator') ? [team] : []));
}

/** §4.2 The seat that gives a holder cards of a kind. */
export const giverSeat = (world: World, open: Pick<Open, 'way' | 'command'>, holder: number, card: CardKind): Seat | undefined => {
  const team = above(world, open, holder);
  return team < 0 ? undefined : seatOfTeam(world, open, team, dutyOfCard(card));
};

/** §4.2 The seats that may call aircraft and ships back when a turn ends. */
export const callersBack = (world: World, open: Pick<Open, 'way' | 'command'>): (Seat | undefined)[] =>
  Array.from({ length: world.holders }, (_, holder) => giverSeat(world, open, holder, 'air'));

/** §4.2 Where a team’s gifts come from: its own hand; in a duel also those of the teams above, for one player has them all. */
function chain(world: World, open: Pick<Open, 'way'>, team: number): number[] {
  const teams = [team];
  for (let next = team; open.way === DUEL && (world.teams.superior[next] as number) >= 0; ) {
    next = world.teams.superior[next] as number;
    teams.push(next);
  }
  return teams;
}

/** §4.2 §7.2 Gifts to divisions that cannot receive anything stay where they are. */
export function dropUndelivered(world: World, open: Open, sealed: Pick<Sealed, 'gift' | 'hex'>): void {
  const { count } = world.teams;
  sealed.gift.forEach((given, i) => {
    const formation = Math.floor(i / CARDS.length) - count;
    if (given > 0 && formation >= 0 && !mayReceive(world, open, sealed, formation)) sealed.gift[i] = 0;
  });
}

/** Deals gifts out of the hands, from the nearest source up and to divisions first; false when there are not enough cards. */
export function handOver(world: World, open: Pick<Open, 'way' | 'command'>, sealed: Pick<Sealed, 'hand' | 'gift'>): boolean {
  for (let i = sealed.gift.length - 1; i >= 0; i--) {
    const [holder, card] = [Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind];
    let wanted = sealed.gift[i] as number;
    for (const team of wanted > 0 ? chain(world, open, above(world, open, holder)) : []) {
      const count = Math.min(wanted, handOf(sealed.hand, team, card));
      pass(sealed, team, holder, card, count);
      wanted -= count;
    }
    if (wanted > 0) return false;
  }
  return true;
}

type Hands = Pick<Sealed, 'hand' | 'gift' | 'due'> & Pick<Field, 'hex'>;

/** §4.2 What each team has left of a kind when all gifts made so far are dealt, those of a duel passed up the chain where a hand is empty. */
export function leftOver(world: World, open: Open, { hand, gift }: Pick<Sealed, 'hand' | 'gift'>, card: CardKind): number[] {
  const { count, superior } = world.teams;
  const index = CARDS.indexOf(card);
  const wanted = new Array<number>(count).fill(0);
  for (let holder = 0; holder < world.holders; holder++) {
    const given = gift[holder * CARDS.length + index] as number;
    const team = given > 0 ? above(world, open, holder) : -1;
    if (team >= 0) wanted[team] = (wanted[team] as number) + given;
  }
  // Seniors stand before their juniors, so that what is missing below has reached a team before its own turn comes.
  for (let team = count - 1; team >= 0 && open.way === DUEL; team--) {
    const [missing, senior] = [Math.max(0, (wanted[team] as number) - handOf(hand, team, card)), superior[team] as number];
    if (senior >= 0) wanted[senior] = (wanted[senior] as number) + missing;
  }
  return wanted.map((asked, team) => handOf(hand, team, card) - asked);
}

/** §4.2 §7.4 §9.3 A duel hands out once for all levels: a corps is given what lies on its own headquarters and guns, or if beaten goes on. */
function corpsIn(world: World, open: Open, { due }: Pick<Sealed, 'due'>, level: GivingLevel, card: CardKind): number[] {
  if (open.way !== DUEL || level !== 'corps' || (card !== 'fuel' && card !== 'ammo')) return [];
  return teamsOfLevel(world, 'corps').filter((team) => due[corpsFormation(world, team)] === 0);
}

/** §4.2 The gifts a seat may still make: holder and card. */
export function giftsOf(world: World, open: Open, known: Hands, level: GivingLevel, seat: Seat): { holder: number; card: CardKind }[] {
  const givers = teamsOfLevel(world, level);
  return CARDS.flatMap((card) => {
    const teams = givers.filter((team) => seatOfTeam(world, open, team, dutyOfCard(card)) === seat);
    const left = teams.length > 0 ? leftOver(world, open, known, card) : [];
    const hasLeft = (team: number): boolean => chain(world, open, team).some((source) => (left[source] as number) > 0);
    const corps = corpsIn(world, open, known, level, card).filter((team) => teams.includes(team) && hasLeft(above(world, open, team)));
    return [...corps, ...teams.filter(hasLeft).flatMap((team) => takersOf(world, open, known, team, card))].map((holder) => ({
      holder,
      card,
    }));
  });
}

/** §4.2 The seats that give at a level. */
export const giversAt = (world: World, open: Open, level: GivingLevel): Set<Seat | undefined> =>
  new Set(teamsOfLevel(world, level).flatMap((team) => CARDS.map((card) => seatOfTeam(world, open, team, dutyOfCard(card)))));
