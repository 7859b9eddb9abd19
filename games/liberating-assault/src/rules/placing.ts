import type { UnitId } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { AT_SEA, type Field, type Open } from '../types.js';
import type { World } from '../world.js';
import { ammoLimit } from './artillery.js';
import { takesFuel } from './fuel.js';

const NAVAL_FIRST: number = CARDS.indexOf('naval-a');
export const isNaval = (card: CardKind): boolean => card.startsWith('naval-');
export const navalBit = (card: CardKind): number => 1 << (CARDS.indexOf(card) - NAVAL_FIRST);

type OpenForPlacing = Pick<Open, 'attached' | 'turn'>;

const isPlaced = (field: Pick<Field, 'hex'>, unit: UnitId): boolean => {
  const at = field.hex[unit] as number;
  return at >= 0 || at === AT_SEA;
};

/** §2.5 A group shells what lies in the marked zone; a landing does. */
function inNavalZone(world: World, field: Pick<Field, 'hex'>, unit: UnitId): boolean {
  const at = field.hex[unit] as number;
  return at === AT_SEA || world.ground.around(at, 1).some((hex) => world.ground.navalZone[hex] === 1);
}

/** §4.3 Whether a card of this kind may be laid on a counter of its division. */
export function mayLay(world: World, open: OpenForPlacing, field: Field, unit: UnitId, card: CardKind): boolean {
  if (!isPlaced(field, unit)) return false;
  if (card === 'fuel') return takesFuel(world, open, field, unit);
  if (card === 'ammo') return (field.ammo[unit] as number) < ammoLimit(world, unit);
  if (!world.roster.fights[unit]) return false;
  if (card === 'air') return true;
  if (isNaval(card)) return inNavalZone(world, field, unit);
  const isAssault = open.turn === 1 && field.hex[unit] === AT_SEA;
  return isAssault && (card === 'funnies' || (card === 'forces' && field.forces[unit] === 0));
}

/** §4.3 §2.5 The card is laid; a naval group’s two lie together. */
export function lay(field: Field, unit: UnitId, card: CardKind): void {
  if (isNaval(card)) field.naval[unit] = (field.naval[unit] as number) | navalBit(card);
  else {
    const column = field[card as 'fuel' | 'ammo' | 'air' | 'funnies' | 'forces'];
    column[unit] = (column[unit] as number) + 1;
  }
}
