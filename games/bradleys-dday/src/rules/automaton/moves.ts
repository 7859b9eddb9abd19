import type { HexId } from '@bocage/hex';
import type { AutomatonAction } from '../../data/automaton-shapes.js';
import { COMBAT_MODE, MOVEMENT_MODE } from '../../types.js';
import { fieldOf, UNREACHED } from '../field.js';
import { canChangeMode, HALVES, type Mover } from '../movement.js';
import { isFlooded } from '../tide.js';
import { allowance, hexOf } from '../units.js';
import { friendsAt, isShelter, stopRank } from './cover.js';
import { leastBy, type Why, whyOf } from './decision.js';
import { isContact, marching, type Stop, stopsFor } from './reach.js';
import { enemyWithin, type Situation } from './situation.js';

/** §20.4 What a unit does with its move: perhaps another mode first, perhaps a hex; what follows is the same for all (`finish`). */
export interface Plan {
  readonly change: 0 | 1;
  /** −1: it stays where it is. */
  readonly to: HexId;
  readonly why?: Why;
}

/** §20.4 (3) Dig in: Combat Mode, nothing else. */
export function digIn(s: Situation, mover: Mover): Plan | undefined {
  const { unit } = mover;
  if (s.open.mode[unit] !== MOVEMENT_MODE || !canChangeMode(s.world, s.open, mover)) return undefined;
  return { change: 1, to: -1, why: whyOf('dig-in', { units: [unit], hex: hexOf(s.open, unit) }) };
}

/** §20.4 (3) Hold: into the cheapest cover in reach with no enemy next to it; who has cover, or finds none, digs in. */
function hold(s: Situation, mover: Mover): Plan | undefined {
  const { unit } = mover;
  const { open } = s;
  if (isShelter(s, hexOf(open, unit))) return digIn(s, mover);
  const stops = stopsFor(s, mover, open.mode[unit] as number).filter(({ hex }) => isShelter(s, hex) && enemyWithin(s, hex) > 1);
  const best = leastBy(stops, ({ hex, cost }) => [cost, stopRank(s, hex), -friendsAt(s, hex, unit), hex]);
  return best ? { change: 0, to: best.hex, why: whyOf('hold', { units: [unit], hex: best.hex }) } : digIn(s, mover);
}

/** §20.4 (5) Of the stops nearer to the goal the nearest, then the best ground, then with friends. */
function nearestStop(s: Situation, mover: Mover, mode: number, goal: number, stops: readonly Stop[]): number | undefined {
  const { unit } = mover;
  const field = fieldOf(s.world, s.open, unit, goal, mode);
  const left = (hex: HexId): number => field[hex] as number;
  const nearer = stops.filter(({ hex }) => left(hex) < left(hexOf(s.open, unit)));
  return leastBy(nearer, ({ hex }) => [left(hex), stopRank(s, hex), -friendsAt(s, hex, unit), hex])?.hex;
}

/** §20.4 (4) On the march where the way is more than one move in Combat Mode. */
function wantsToMarch({ world, open }: Situation, { unit }: Mover, goal: number): boolean {
  const way = fieldOf(world, open, unit, goal, COMBAT_MODE)[hexOf(open, unit)] as number;
  return way === UNREACHED || way > (world.roster.ma[unit * 2 + COMBAT_MODE] as number) * HALVES;
}

/** §20.4 (3) Reposition: the cheapest way to the objective, halting before the enemy; who attacks closes with him. */
function reposition(s: Situation, mover: Mover, goal: number): Plan | undefined {
  const { unit } = mover;
  const { open } = s;
  if (goal < 0 || open.hex[unit] === goal) return standReady(s, mover);
  // Whose commands go on to their last objective is the attacker.
  const closes = s.world.commands.of[unit]?.idle === 'last';
  const halts = closes ? {} : { avoids: (hex: HexId): boolean => isContact(s, hex) };
  const why = (to: HexId): Why => whyOf(isContact(s, to) ? 'close' : 'reposition', { units: [unit], hex: to, objective: goal });
  const march = wantsToMarch(s, mover, goal) ? marching(s, mover) : undefined;
  const afar = march && nearestStop(s, march, MOVEMENT_MODE, goal, stopsFor(s, march, MOVEMENT_MODE, halts));
  if (afar !== undefined) return { change: 1, to: afar, why: why(afar) };
  const mode = open.mode[unit] as number;
  const to = nearestStop(s, mover, mode, goal, stopsFor(s, mover, mode, halts));
  return to === undefined ? standReady(s, mover) : { change: 0, to, why: why(to) };
}

/** §20.4 (2) §6.3.4 Off the flats before the tide comes, whatever was rolled and whoever is near; a gun limbers for it. */
export function leaveFlats(s: Situation, mover: Mover): Plan | undefined {
  const { unit } = mover;
  const { world, open } = s;
  const at = hexOf(open, unit);
  if (!isFlooded(world, at)) return undefined;
  const stops = stopsFor(s, mover, open.mode[unit] as number).filter(({ hex }) => !isFlooded(world, hex));
  const best = leastBy(stops, ({ hex, cost }) => [cost, stopRank(s, hex), -friendsAt(s, hex, unit), hex]);
  if (best) return { change: 0, to: best.hex, why: whyOf('ashore', { units: [unit], hex: best.hex }) };
  const limbers = open.mode[unit] === COMBAT_MODE && allowance(world.roster, open, unit) === 0 && canChangeMode(world, open, mover);
  return limbers ? { change: 1, to: -1, why: whyOf('limber', { units: [unit], hex: at }) } : undefined;
}

/** §20.4 (4) Who stays within reach of the enemy goes into Combat Mode. */
function standReady(s: Situation, mover: Mover): Plan | undefined {
  const { unit } = mover;
  const hex = hexOf(s.open, unit);
  if (enemyWithin(s, hex) > s.world.data.automaton.parameters.returnWithin) return undefined;
  const plan = digIn(s, mover);
  return plan && { ...plan, why: whyOf('stand', { units: [unit], hex }) };
}

/** §20.4 (3) What an action means for one unit that no counterattack has a use for. */
export function actOn(s: Situation, mover: Mover, action: AutomatonAction, goal: number): Plan | undefined {
  if (action === 'dig-in') return digIn(s, mover);
  return action === 'hold' ? hold(s, mover) : reposition(s, mover, goal);
}
