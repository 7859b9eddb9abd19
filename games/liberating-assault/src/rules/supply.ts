import type { CardKind } from '../data/shapes.js';
import { ARMIES } from '../teams.js';
import { ALLIED, type Field } from '../types.js';
import { holderOf, type World } from '../world.js';
import { shareOut } from './headquarters.js';

/** So many cards for one holder. */
export interface Dealt {
  readonly holder: number;
  readonly card: CardKind;
  readonly count: number;
}

type Period = World['data']['cards']['supply']['periods'][number];

/** §10.2 The row of the supply table a turn belongs to. */
export function periodOf(world: World, turn: number): Period {
  const { periods } = world.data.cards.supply;
  return [...periods].reverse().find(({ from }) => from <= turn) ?? (periods[0] as Period);
}

/** A division is ashore once its headquarters is. */
const isAshore = (world: World, field: Pick<Field, 'hex'>, formation: number): boolean =>
  (field.hex[world.formations.hq[formation] as number] as number) >= 0;

const divisionsOf = (world: World, side: 0 | 1): number[] =>
  world.formations.side.flatMap((owner, formation) =>
    owner === side && world.formations.level[formation] === 'division' ? [formation] : [],
  );

/** §10.2 Quarters of a card for each division, rounded down, and so many more; never fewer than none. */
function forDivisions(rule: readonly number[], divisions: number): number {
  return Math.max(0, Math.floor(((rule[0] as number) * divisions) / 4) + (rule[1] as number));
}

/** §4.2 §8.2 What Army Group is given for a turn after the first. */
export function alliedFuelAndAmmo(world: World, field: Pick<Field, 'hex'>, turn: number): { readonly fuel: number; readonly ammo: number } {
  const { fuel, ammo } = periodOf(world, turn);
  const ashore = divisionsOf(world, ALLIED).filter((formation) => isAshore(world, field, formation));
  const motorised = ashore.filter((formation) => world.formations.motorised[formation]);
  return { fuel: forDivisions(fuel, motorised.length), ammo: forDivisions(ammo, ashore.length) };
}

/** What does not divide goes to the centre, then the east. */
const SHARING: readonly string[] = ['german-centre', 'german-east', 'german-west'];

/** §2.1 §9.9 Fuel is for the coordinators with motorised divisions, now or later. */
const fuelled = ({ formations }: World): string[] =>
  SHARING.filter((id) => formations.command.some((command, formation) => command === id && formations.motorised[formation]));

/** §9.9 §10.2 What the coordinators share in equal parts. */
export function germanCards(world: World, turn: number): readonly Dealt[] {
  const { ammo, storm, fuel } = world.data.cards.supply.german;
  const shells = Math.min(ammo.most, ammo.first + ammo.rise * (turn - 1)) + (storm.turns.includes(turn) ? storm.ammo : 0);
  const petrol = fuel[Math.min(turn, fuel.length) - 1] as number;
  const share = (card: CardKind, total: number, among: readonly string[]): Dealt[] =>
    shareOut(total, among.length).map((count, i) => ({ holder: world.teams.ids.get(among[i] as string) as number, card, count }));
  return [...share('fuel', petrol, fuelled(world)), ...share('ammo', shells, SHARING)].filter(({ count }) => count > 0);
}

/** §2.5 §8.2 Air and naval cards of the two armies, and for the assault Funnies and special forces. */
export function armyCards(world: World, turn: number): readonly Dealt[] {
  const period = periodOf(world, turn);
  return ARMIES.flatMap((army, i) => {
    const holder = world.teams.ids.get(army) as number;
    const counted = (['air', 'funnies', 'forces'] as const).map((card) => ({ holder, card, count: period[card][i] as number }));
    const naval = (period.naval[i] ?? []).map((group) => ({ holder, card: `naval-${group}` as CardKind, count: 1 }));
    return [...counted, ...naval].filter(({ count }) => count > 0);
  });
}

/** §9.1 What Army Group keeps to itself. */
export function armyGroupCards(world: World, turn: number): readonly Dealt[] {
  const period = periodOf(world, turn);
  const holder = world.teams.ids.get('army-group') as number;
  return (['bomber', 'soe', 'resistance'] as const).map((card) => ({ holder, card, count: period[card] })).filter(({ count }) => count > 0);
}

/** §8.2 Divisions begin with the fuel and ammo of turn 1; teams with the rest of their cards. */
export function firstCards(world: World): readonly Dealt[] {
  const { first } = world.data.cards.supply;
  const { entry, motorised } = world.formations;
  const landing = divisionsOf(world, ALLIED).filter((formation) =>
    ['assault', 'follow-up', 'airborne'].includes(entry[formation] as string),
  );
  const own = landing.flatMap((formation): Dealt[] => {
    const holder = holderOf(world, formation);
    const ammo = entry[formation] === 'airborne' ? first.airborneAmmo : first.ammo;
    return [...(motorised[formation] ? [{ holder, card: 'fuel', count: first.fuel } as const] : []), { holder, card: 'ammo', count: ammo }];
  });
  return [...own, ...armyGroupCards(world, 1), ...armyCards(world, 1), ...germanCards(world, 1)];
}

/** §8.2 Every turn’s deal: new SOE and resistance cards are added to what is left, all others replace it but fuel and ammo, which are kept. */
export const isKept = (card: CardKind): boolean => ['fuel', 'ammo', 'soe', 'resistance'].includes(card);
