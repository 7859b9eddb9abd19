import type { Action } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { handOf } from '../rules/hands.js';
import { mostUsed } from '../rules/wanting.js';
import { readNumbered } from '../steps/steps.js';
import { AT_SEA, CARDS, type CardKind, type LiberatingAssaultView } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './mind.js';

/** How near an enemy must be for a division to expect a fight in the next turn. */
const FIGHT_RANGE = 3;
/** Aircraft a division in contact would like. */
const AIR_WANTED = 2;

/** Whether a division has an enemy before it, as far as its own eyes see; all that are still at sea have. */
function isInFight(world: World, { open, known }: LiberatingAssaultView, formation: number): boolean {
  const { grid, roster } = world;
  const own = open.attached.flatMap((of, unit) => (of === formation ? [unit] : []));
  if (own.some((unit) => known.hex[unit] === AT_SEA)) return true;
  const places = own.flatMap((unit) => (roster.fights[unit] && (known.hex[unit] as number) >= 0 ? [known.hex[unit] as number] : []));
  const side = sideOf(world, own[0] as number);
  return known.hex.some(
    (hex, unit) =>
      hex >= 0 &&
      roster.fights[unit] === true &&
      sideOf(world, unit) !== side &&
      places.some((at) => grid.distance(at, hex) <= FIGHT_RANGE),
  );
}

/** How many cards of a kind a division in a fight, or out of it, would like to have. */
function liked(world: World, { open, known }: LiberatingAssaultView, holder: number, card: CardKind, isFighting: boolean): number {
  if (card === 'fuel') return mostUsed(world, open, known, holder, card);
  if (!isFighting) return 0;
  if (card === 'ammo') return mostUsed(world, open, known, holder, card);
  return card === 'air' ? AIR_WANTED : 0;
}

/** §9.4 The next card a division asks for; staffs get what their seniors reckon by the divisions below them. */
export function chooseWish({ world }: Mind, view: LiberatingAssaultView, legal: readonly Action[]): Action | undefined {
  const { known } = view;
  const fights = new Map<number, boolean>();
  return legal.find((action) => {
    const { name, numbers } = readNumbered(action);
    const [index, holder] = numbers as [number, number];
    const formation = holder - world.teams.count;
    if (name !== 'want' || formation < 0) return false;
    const card = CARDS[index] as CardKind;
    const isFighting = fights.get(formation) ?? isInFight(world, view, formation);
    fights.set(formation, isFighting);
    const has = handOf(known.hand, holder, card) + (known.wanted[holder * CARDS.length + index] as number);
    return has < liked(world, view, holder, card, isFighting);
  });
}
