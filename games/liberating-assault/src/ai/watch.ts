import type { Counted, GameWatch } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { isInCommand } from '../rules/headquarters.js';
import { strengthOf } from '../rules/losses.js';
import {
  ALLIED,
  GERMAN,
  type LiberatingAssaultEvent,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  type Side,
} from '../types.js';
import type { World } from '../world.js';

/** What a good player does not do, in the order it is reported. */
const CEILINGS = ['attacks-below-1-1', 'guns-lost-alone', 'headquarters-beaten', 'out-of-command'] as const;
type Ceiling = (typeof CEILINGS)[number];
type Counts = Record<Ceiling, number>;

const noCounts = (): Counts => Object.fromEntries(CEILINGS.map((name) => [name, 0])) as Counts;

/** A place's name as a mark: small letters without accents. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]+/g, '')
    .toLowerCase();

/** Counters that fight and that orders do not reach, at the end of the moves of a turn. */
function outOfCommand(world: World, { open, known }: LiberatingAssaultView, side: Side): number {
  return known.hex.filter(
    (hex, unit) => hex >= 0 && sideOf(world, unit) === side && world.roster.fights[unit] && !isInCommand(world, open, known, unit),
  ).length;
}

/** Counts over one game, from what anybody may see: positions only where everybody sees them, as in a duel. */
export function watchGame(world: World): GameWatch<LiberatingAssaultTypes> {
  const counts: readonly [Counts, Counts] = [noCounts(), noCounts()];
  const taken = world.places.map(() => 0);
  const marks: Record<string, number> = { battles: 0, 'ammo-fired': 0, 'allied-strength': 0, 'german-strength': 0, turns: 0 };
  const add = (name: string, by: number): void => {
    marks[name] = (marks[name] ?? 0) + by;
  };
  const atTurnEnd = (view: LiberatingAssaultView): void => {
    const { known, open } = view;
    for (const side of [ALLIED, GERMAN]) counts[side]['out-of-command'] += outOfCommand(world, view, side);
    known.held.forEach((side, place) => {
      if (side === ALLIED && taken[place] === 0) taken[place] = open.turn;
    });
    const strength = (side: Side): number =>
      known.hex.reduce((sum, hex, unit) => sum + (hex >= 0 && sideOf(world, unit) === side ? strengthOf(world, known, unit) : 0), 0);
    marks['allied-strength'] = strength(ALLIED);
    marks['german-strength'] = strength(GERMAN);
    marks.turns = open.turn;
  };
  const see = (view: LiberatingAssaultView, event: LiberatingAssaultEvent): void => {
    if (event.event === 'battle') {
      add('battles', 1);
      if (event.attack < event.defence) counts[sideOf(world, event.attackers[0] as number)]['attacks-below-1-1']++;
    } else if (event.event === 'fires' && event.how === 'fire') add('ammo-fired', 1);
    else if (event.event === 'destroyed' && world.roster.guns[event.unit]) counts[sideOf(world, event.unit)]['guns-lost-alone']++;
    else if (event.event === 'driven-back' && event.beaten) counts[world.formations.side[event.formation] as Side]['headquarters-beaten']++;
    else if (event.event === 'stage' && event.stage === 'hand-in') atTurnEnd(view);
  };
  return {
    before() {},
    after(view, events) {
      for (const event of events) see(view, event);
    },
    counted(): Counted {
      const places = world.data.scenarios.places.list.map(({ name }, i) => [`${slug(name)}-taken-in-turn`, taken[i]]);
      return { ceilings: { allied: counts[ALLIED], german: counts[GERMAN] }, marks: { ...marks, ...Object.fromEntries(places) } };
    },
  };
}
