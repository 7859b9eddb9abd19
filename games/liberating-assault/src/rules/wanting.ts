import type { Seat } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import type { Open, Sealed } from '../types.js';
import type { World } from '../world.js';
import { ammoLimit, corpsShells } from './artillery.js';
import { giverSeat } from './giving.js';
import { isIdle } from './hand-down.js';
import { dutyOfCard, seatOfFormation, seatOfTeam } from './roles.js';

/** §2.3 More aircraft than a division, or a staff, would ever be lent. */
const MOST_AIR = 4;
const MOST_AIR_OF_STAFF = 8;
/** §9.3 A corps wants a fuel card to move its guns. */
const CORPS_FUEL = 1;

type OpenForWanting = Pick<Open, 'way' | 'player' | 'command' | 'attached' | 'idle' | 'turn'>;
type Come = Pick<Sealed, 'due'>;

/** Room for what is asked for. */
export function openWanted(world: World, sealed: Pick<Sealed, 'wanted'>): void {
  if (sealed.wanted.length === 0) sealed.wanted = new Array<number>(world.holders * CARDS.length).fill(0);
}

/** §9.2 §9.3 §9.4 The seat that asks those above a holder for a kind of card; nobody where there is nobody to ask but itself, as in a duel. */
export function askerSeat(world: World, open: OpenForWanting, holder: number, card: CardKind): Seat | undefined {
  const formation = holder - world.teams.count;
  const asker = formation < 0 ? seatOfTeam(world, open, holder, dutyOfCard(card)) : seatOfFormation(world, open, formation, 'ask');
  const giver = giverSeat(world, open, holder, card);
  return giver === undefined || asker === giver ? undefined : asker;
}

/** Divisions in the field below a team, at whatever level. */
export function divisionsBelow(world: World, open: Pick<Open, 'command'>, come: Come, team: number): number[] {
  const { teams, formations } = world;
  const own = open.command.flatMap((command, formation) =>
    command === team && formations.level[formation] === 'division' && come.due[formation] === 0 ? [formation] : [],
  );
  return [...own, ...teams.superior.flatMap((superior, below) => (superior === team ? divisionsBelow(world, open, come, below) : []))];
}

const staffsOf = (world: World, team: number): number => Math.max(1, world.teams.superior.filter((superior) => superior === team).length);

/** §2.1 §2.2 As many cards of a kind as a holder could use in a turn. */
export function mostUsed(world: World, open: OpenForWanting, come: Come, holder: number, card: CardKind): number {
  const formation = holder - world.teams.count;
  const divisions = formation < 0 ? divisionsBelow(world, open, come, holder) : [formation];
  const staffs = formation < 0 ? staffsOf(world, holder) : 0;
  if (divisions.length === 0) return 0;
  if (card === 'fuel') return divisions.filter((division) => world.formations.motorised[division]).length + staffs * CORPS_FUEL;
  if (card === 'ammo')
    return (
      staffs * corpsShells(world) +
      open.attached.reduce((sum, own, unit) => sum + (divisions.includes(own) ? ammoLimit(world, unit) : 0), 0)
    );
  if (card === 'air') return formation < 0 ? MOST_AIR_OF_STAFF : MOST_AIR;
  return 1;
}

/** Bombers and agents are asked for by letter, and the cards of the assault are dealt before it. */
const ASKED_FOR: readonly CardKind[] = CARDS.filter((card) => !['bomber', 'soe', 'resistance', 'funnies', 'forces'].includes(card));

export interface Wish {
  readonly holder: number;
  readonly card: CardKind;
}

/** Whatever one of these seats may ask for, whether it has or not. */
function wishesFrom(world: World, open: OpenForWanting, come: Come, has: (asker: Seat) => boolean): (Wish & { readonly asker: Seat })[] {
  return Array.from({ length: world.holders }, (_, holder) => holder).flatMap((holder) => {
    const formation = holder - world.teams.count;
    if (formation < 0 && isIdle(open, holder)) return [];
    if (formation >= 0 && (world.formations.level[formation] !== 'division' || come.due[formation] !== 0)) return [];
    return ASKED_FOR.flatMap((card) => {
      const asker = askerSeat(world, open, holder, card);
      return asker !== undefined && has(asker) && mostUsed(world, open, come, holder, card) > 0 ? [{ holder, card, asker }] : [];
    });
  });
}

/** §9.2 §9.3 §9.4 The seats that may ask for cards when a turn ends. */
export const askers = (world: World, open: OpenForWanting, come: Come): Seat[] =>
  wishesFrom(world, open, come, () => true).map(({ asker }) => asker);

/** What a seat may still ask for. */
export function wishesOf(world: World, open: OpenForWanting, known: Pick<Sealed, 'wanted' | 'due'>, seat: Seat): Wish[] {
  return wishesFrom(world, open, known, (asker) => asker === seat).filter(
    ({ holder, card }) => (known.wanted[holder * CARDS.length + CARDS.indexOf(card)] ?? 0) < mostUsed(world, open, known, holder, card),
  );
}
