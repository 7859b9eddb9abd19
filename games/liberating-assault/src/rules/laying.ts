import { CARDS, type CardKind } from '../data/shapes.js';
import { NONE, type Open, type Sealed } from '../types.js';
import { holderOf, type World } from '../world.js';
import { mayPermit } from './hand-down.js';
import { addToHand, handOf } from './hands.js';
import { lay, mayLay } from './placing.js';
import { unitsOf } from './units-of.js';

const LAID: readonly CardKind[] = CARDS.filter((card) => !['bomber', 'resistance', 'soe'].includes(card));

/** The same field with the cards on it that are about to be laid. */
export function withLaid(sealed: Sealed): Sealed {
  const { fuel, ammo, air, naval, funnies, forces } = sealed;
  const trial = {
    ...sealed,
    fuel: [...fuel],
    ammo: [...ammo],
    air: [...air],
    naval: [...naval],
    funnies: [...funnies],
    forces: [...forces],
  };
  sealed.laying.forEach((count, i) => {
    for (let n = 0; n < count; n++) lay(trial, Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind);
  });
  return trial;
}

/** Cards of a kind a formation has in hand and has not laid yet. */
function leftInHand(world: World, sealed: Sealed, formation: number, units: readonly number[], card: CardKind): number {
  const index = CARDS.indexOf(card);
  const laid = units.reduce((sum, unit) => sum + (sealed.laying[unit * CARDS.length + index] as number), 0);
  return handOf(sealed.hand, holderOf(world, formation), card) - laid;
}

/** §4.3 Every card a formation can still lay and the counters it can lie on; `trial` is the field `withLaid`. */
export function layings(world: World, open: Open, sealed: Sealed, trial: Sealed, formation: number): { unit: number; card: CardKind }[] {
  const units = unitsOf(world, open, formation);
  return LAID.flatMap((card) => {
    if (leftInHand(world, sealed, formation, units, card) <= 0) return [];
    return units.filter((unit) => mayLay(world, open, trial, unit, card)).map((unit) => ({ unit, card }));
  });
}

/** §4.3 All cards are turned up on the counters they were meant for. */
export function layAll(world: World, open: Open, sealed: Sealed): void {
  sealed.laying.forEach((count, i) => {
    const [unit, card] = [Math.floor(i / CARDS.length), CARDS[i % CARDS.length] as CardKind];
    for (let n = 0; n < count; n++) {
      lay(sealed, unit, card);
      addToHand(sealed, holderOf(world, open.attached[unit] as number), card, -1);
    }
  });
  sealed.laying = [];
}

/** §6.3 Divisions a corps may lend its guns to; none once it has, or without guns on the map. */
export function permissions(world: World, open: Open, sealed: Sealed, corps: number): { gun: number; division: number }[] {
  const gun = world.formations.artillery[corps] as number;
  if (world.formations.level[corps] !== 'corps' || sealed.permit[gun] !== NONE || (sealed.hex[gun] as number) < 0) return [];
  return mayPermit(world, open, sealed, holderOf(world, corps)).map((division) => ({ gun, division }));
}
