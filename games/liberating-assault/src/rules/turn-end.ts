import type { UnitId } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { DESTROYED, type Field, NO_ORDER, NONE, type Open, type Sealed } from '../types.js';
import { holderOf, type World } from '../world.js';
import { formationOf } from './fuel.js';
import { addToHand, handOf, pass } from './hands.js';
import { nearestDivisions, shareOut } from './headquarters.js';
import { navalBit } from './placing.js';
import type { Dealt } from './supply.js';
import { fuelUsed } from './used-cards.js';

const NAVAL: readonly CardKind[] = CARDS.filter((card) => card.startsWith('naval-'));

/** §4.21 Fuel of formations that moved is handed in; returns which. */
export function handIn(world: World, open: Open, sealed: Sealed): readonly number[] {
  const used = fuelUsed(world, open, sealed);
  for (const formation of used) sealed.fuel[world.formations.hq[formation] as number] = 0;
  return used;
}

/** Fuel and ammo go down with the counter they lie on; aircraft and ships come home. */
function takeUp(sealed: Sealed, unit: UnitId, holder: number): void {
  const isGone = sealed.hex[unit] === DESTROYED;
  for (const card of ['fuel', 'ammo', 'air'] as const) {
    if (card === 'air' || !isGone) addToHand(sealed, holder, card, sealed[card][unit] as number);
    sealed[card][unit] = 0;
  }
  for (const card of NAVAL) if (((sealed.naval[unit] as number) & navalBit(card)) !== 0) addToHand(sealed, holder, card, 1);
  sealed.naval[unit] = 0;
  sealed.funnies[unit] = 0;
  sealed.forces[unit] = 0;
}

function clearTurn(field: Field): void {
  field.marks.fill(0);
  field.permit.fill(NONE);
  field.fought = [];
}

/** §4.1 §4.21 The last step: cards that lie on counters go back to their division or corps, arrows and marks are cleared away. */
export function retrieve(world: World, open: Open, sealed: Sealed): void {
  sealed.hex.forEach((_, unit) => {
    const formation = formationOf(open, unit);
    if (formation >= 0) takeUp(sealed, unit, holderOf(world, formation));
  });
  clearTurn(sealed);
  sealed.order.fill(NO_ORDER);
  sealed.path = sealed.path.map(() => []);
  sealed.battles = [];
  sealed.told = [];
  open.cuts = [];
}

/** §7.4 A beaten corps’ fuel and ammo go to its nearest divisions; returns what went to which. */
export function passOver(world: World, open: Open, sealed: Sealed, corps: number): Dealt[] {
  const divisions = nearestDivisions(world, open, sealed, corps).map((division) => holderOf(world, division));
  const dealt = (['fuel', 'ammo'] as const).flatMap((card) => {
    const shares = shareOut(handOf(sealed.hand, corps, card), divisions.length);
    return divisions.map((holder, i): Dealt => ({ holder, card, count: shares[i] as number })).filter(({ count }) => count > 0);
  });
  for (const { holder, card, count } of dealt) pass(sealed, corps, holder, card, count);
  return dealt;
}
