import type { DeskAction, DeskPart } from '@bocage/board';
import { CARDS } from '../../src/data/shapes.js';
import { ammoAt, ammoLimit } from '../../src/rules/artillery.js';
import { divisionsBelow } from '../../src/rules/wanting.js';
import { holderOf } from '../../src/world.js';
import { unitsOf } from './needs.js';
import { cardAt, type Sitting } from './on-desk.js';

const FUEL = CARDS.indexOf('fuel');
const AMMO = CARDS.indexOf('ammo');

function inOnePress(words: readonly string[], label: string): DeskAction[] {
  const [word, ...more] = words;
  return word === undefined ? [] : [{ word, more, label, main: true }];
}

/** Fuel on a headquarters once, and ammo on its guns as far as hand and limit go. */
function usualFor(sitting: Sitting, formation: number): string[] {
  const { words, view, legal } = sitting;
  const units = unitsOf(sitting, formation);
  const fuel = units.map((unit) => `lay:${FUEL}:${unit}`).find((word) => legal.has(word));
  let ammo =
    cardAt(view.known.hand, holderOf(words.world, formation), AMMO) -
    units.reduce((sum, unit) => sum + cardAt(view.known.laying, unit, AMMO), 0);
  const shells = units.flatMap((unit) => {
    if (!legal.has(`lay:${AMMO}:${unit}`)) return [];
    const room = ammoLimit(words.world, unit) - (view.known.ammo[unit] as number) - cardAt(view.known.laying, unit, AMMO);
    const count = Math.max(0, Math.min(room, ammo));
    ammo -= count;
    return new Array<string>(count).fill(`lay:${AMMO}:${unit}`);
  });
  return [...(fuel === undefined ? [] : [fuel]), ...shells];
}

/** §2.1 §2.2 What nearly every turn begins with, in one press: it can be undone card by card. */
export function usualLaying(sitting: Sitting): DeskPart[] {
  const words = sitting.member.formations.flatMap((formation) => usualFor(sitting, formation));
  if (words.length < 2) return [];
  return [
    {
      id: 'lay-usual',
      title: 'The usual',
      section: '4.3',
      note: 'Fuel on every headquarters that can use it, ammo on all guns that have some.',
      actions: inOnePress(words, `Lay ${words.length} cards`),
    },
  ];
}

/** Cards of a gun that are not named for any battle yet. */
function unnamed({ words, view }: Sitting, gun: number): number {
  const named = view.known.battles.reduce((sum, { fought, attackGuns, attackAmmo, defenceGuns, defenceAmmo }) => {
    const at = (guns: readonly number[], ammo: readonly number[]): number => ammo[guns.indexOf(gun)] ?? 0;
    return fought === 1 ? sum : sum + at(attackGuns, attackAmmo) + at(defenceGuns, defenceAmmo);
  }, 0);
  return Math.max(0, ammoAt(words.world, view.known, gun) - named);
}

/** §4.13 Guns that reach one battle only can do nothing else with their cards than fire them there, or keep them. */
export function usualFire(sitting: Sitting): DeskPart[] {
  const offers = [...sitting.legal].filter((word) => word.startsWith('fire:'));
  const gunOf = (word: string): number => Number(word.split(':')[2]);
  const alone = offers.filter((word) => offers.filter((other) => gunOf(other) === gunOf(word)).length === 1);
  const words = alone.flatMap((word) => new Array<string>(unnamed(sitting, gunOf(word))).fill(word));
  if (words.length < 2) return [];
  return [
    {
      id: 'fire-usual',
      title: 'The usual',
      section: '4.13',
      note: 'Guns that reach one battle only fire all their cards there. Cards that are not fired are kept.',
      actions: inOnePress(words, `Fire ${words.length} cards`),
    },
  ];
}

interface Junior {
  readonly holder: number;
  readonly weight: number;
  readonly fuel: number;
}

/** How much a junior asks for: a division its own needs, a staff those of the divisions below it. */
function juniorOf({ words, view }: Sitting, holder: number): Junior {
  const { teams, formations } = words.world;
  const has = (own: number): number => cardAt(view.known.hand, own, FUEL) + cardAt(view.known.gift, own, FUEL);
  if (holder >= teams.count) {
    const needs = formations.motorised[holder - teams.count] === true && has(holder) === 0;
    return { holder, weight: 1, fuel: needs ? 1 : 0 };
  }
  const below = divisionsBelow(words.world, view.open, view.known, holder).length;
  return { holder, weight: below, fuel: below };
}

/** §4.2 Fuel for everybody who needs it, ammo for those who ask, then in turn, each as often as it has divisions. */
export function usualGifts(sitting: Sitting, holders: readonly number[], stock: number): DeskAction[] {
  const juniors = holders.map((holder) => juniorOf(sitting, holder));
  const give = (card: number, holder: number): string => `give:${card}:${holder}`;
  const fuel = juniors.flatMap(({ holder, fuel: wanted }) => new Array<string>(wanted).fill(give(FUEL, holder)));
  const round = juniors.flatMap(({ holder, weight }) => new Array<string>(weight).fill(give(AMMO, holder)));
  const asked = juniors.flatMap(({ holder }) =>
    new Array<string>(cardAt(sitting.view.known.wanted, holder, AMMO)).fill(give(AMMO, holder)),
  );
  const rounds = round.length === 0 ? 0 : Math.min(3, Math.ceil(stock / round.length));
  const ammo = Array.from({ length: rounds }, () => round).flat();
  return inOnePress(
    [...fuel, ...asked, ...ammo].filter((word) => sitting.legal.has(word)),
    'Share out fuel and ammo by need',
  );
}
