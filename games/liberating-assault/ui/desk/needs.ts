import { CARDS } from '../../src/data/shapes.js';
import { ammoLimit } from '../../src/rules/artillery.js';
import { formationOf } from '../../src/rules/fuel.js';
import { strengthOf } from '../../src/rules/losses.js';
import { holderOf } from '../../src/world.js';
import { counted } from '../text.js';
import { cardAt, type Sitting } from './on-desk.js';

const FUEL = CARDS.indexOf('fuel');
const AMMO = CARDS.indexOf('ammo');

/** Boxes' worth a formation has left and had, as far as these eyes see its counters; undefined when they see none. */
export function strengthText({ words, view }: Sitting, formation: number): string | undefined {
  const { world } = words;
  const units = view.open.attached.flatMap((own, unit) => (own === formation && world.roster.fights[unit] ? [unit] : []));
  const seen = units.filter((unit) => (view.known.hex[unit] as number) >= -3);
  if (seen.length === 0) return undefined;
  const alive = seen.filter((unit) => view.known.hex[unit] !== -3);
  const left = alive.reduce((sum, unit) => sum + strengthOf(world, view.known, unit), 0);
  const whole = units.reduce((sum, unit) => sum + ((world.roster.boxes[unit] as readonly number[])[0] as number), 0);
  return `strength ${left} of ${whole}`;
}

/** What a formation uses in a turn: fuel if it is motorised, ammo as far as its guns can fire it. */
function usesOf({ words, view }: Sitting, formation: number): { readonly fuel: number; readonly ammo: number } {
  const { world } = words;
  const guns = [...view.open.attached.keys()].filter((unit) => view.open.attached[unit] === formation && world.roster.guns[unit]);
  return { fuel: world.formations.motorised[formation] ? 1 : 0, ammo: guns.reduce((sum, gun) => sum + ammoLimit(world, gun), 0) };
}

/** §4.2 A hand is known to its own team: whoever does not play the formation is told by it what it has. */
const knowsHand = ({ member }: Sitting, formation: number): boolean => member.control || member.formations.includes(formation);

/** What a formation wants of its seniors, less what it has or is about to be given, as far as this seat may know that. */
function wants(sitting: Sitting, formation: number): string {
  const { words, view } = sitting;
  const { fuel, ammo } = usesOf(sitting, formation);
  if (!knowsHand(sitting, formation)) {
    const uses = [...(fuel > 0 ? ['one fuel'] : []), ...(ammo > 0 ? [`up to ${ammo} ammo`] : [])];
    return uses.length === 0 ? 'needs nothing' : `uses ${uses.join(' and ')} a turn; ask what it has`;
  }
  const holder = holderOf(words.world, formation);
  const has = (card: number): number => cardAt(view.known.hand, holder, card) + cardAt(view.known.gift, holder, card);
  const missing = [
    ...(fuel > has(FUEL) ? ['one fuel'] : []),
    ...(ammo > has(AMMO) ? [`${ammo - has(AMMO)}${has(AMMO) > 0 ? ' more' : ''} ammo`] : []),
  ];
  if (missing.length > 0) return `can use ${missing.join(' and ')}`;
  return fuel + ammo === 0 ? 'needs nothing' : `has all the ${fuel > 0 ? 'fuel and ammo' : 'ammo'} it can use`;
}

/** A junior in one line. */
export function needsText(sitting: Sitting, holder: number): string {
  const { words, view } = sitting;
  const formation = holder - words.world.teams.count;
  if (formation < 0) {
    const below = view.open.command.filter(
      (team, own) => team === holder && view.known.due[own] === 0 && words.world.formations.level[own] === 'division',
    );
    const corps = words.world.teams.superior.filter((superior) => superior === holder).length;
    return below.length > 0 ? counted(below.length, 'division') : counted(corps, 'corps', 'corps');
  }
  const hq = view.known.hex[words.world.formations.hq[formation] as number] as number;
  return [strengthText(sitting, formation), hq === -4 ? undefined : words.places.at(hq), wants(sitting, formation)]
    .filter((text) => text !== undefined)
    .join(', ');
}

export const unitsOf = ({ view }: Sitting, formation: number): number[] =>
  [...view.open.attached.keys()].filter((unit) => formationOf(view.open, unit) === formation);
