import { CARDS, type CardKind } from '../data/shapes.js';
import { ARMIES } from '../teams.js';
import type { Open, Sealed } from '../types.js';
import { holderOf, type World } from '../world.js';
import { addToHand, handOf, setHand } from './hands.js';
import { alliedFuelAndAmmo, armyCards, armyGroupCards, type Dealt, germanCards, isKept } from './supply.js';

/** Who may hold an army’s cards: the army, its corps, and their divisions. */
function holdersUnder(world: World, open: Pick<Open, 'command'>, army: number): number[] {
  const corps = world.teams.superior.flatMap((superior, team) => (superior === army ? [team] : []));
  const divisions = open.command.flatMap((command, formation) => (corps.includes(command) ? [holderOf(world, formation)] : []));
  return [army, ...corps, ...divisions];
}

/** §4.2 §8.2 An army has so many cards of a kind in all; those out with divisions stay there, and what is too many is called in. */
function levelCards(sealed: Sealed, holders: readonly number[], card: CardKind, total: number): void {
  const [army, ...below] = holders as [number, ...number[]];
  let left = total;
  for (const holder of below) {
    const kept = Math.min(left, handOf(sealed.hand, holder, card));
    setHand(sealed, holder, card, kept);
    left -= kept;
  }
  setHand(sealed, army, card, left);
}

/** §4.2 §8.2 §10.2 The cards of a turn after the first: fuel, ammo, SOE and resistance are added to what is left, the rest is levelled. */
export function deal(world: World, open: Open, sealed: Sealed): readonly Dealt[] {
  const group = world.teams.ids.get('army-group') as number;
  const { fuel, ammo } = alliedFuelAndAmmo(world, sealed, open.turn);
  const own: Dealt[] = [
    { holder: group, card: 'fuel', count: fuel },
    { holder: group, card: 'ammo', count: ammo },
    ...armyGroupCards(world, open.turn),
  ];
  const added = [...own, ...germanCards(world, open.turn)].filter(({ count }) => count > 0);
  setHand(sealed, group, 'bomber', 0);
  for (const { holder, card, count } of added) addToHand(sealed, holder, card, count);
  const dealt = armyCards(world, open.turn);
  for (const id of ARMIES) {
    const army = world.teams.ids.get(id) as number;
    const holders = holdersUnder(world, open, army);
    for (const card of CARDS.filter((kind) => !isKept(kind) && kind !== 'bomber')) {
      levelCards(sealed, holders, card, dealt.find((one) => one.holder === army && one.card === card)?.count ?? 0);
    }
  }
  return [...added, ...dealt];
}
