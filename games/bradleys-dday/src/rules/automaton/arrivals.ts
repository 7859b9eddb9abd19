import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { AirborneFrame, EntryAtFrame, EntryFrame, FlakFrame } from '../../types.js';
import { DZ_AIMED, DZ_LANDED } from '../../types.js';
import { boxed, firingAt } from '../drop-zones.js';
import { fieldOf } from '../field.js';
import { hexOf } from '../units.js';
import { type Asked, type Decision, firstOf, hexesIn, hexIn, leastBy, unitIn, unitsIn, whyOf, wordIn } from './decision.js';
import { objectiveOf } from './objectives.js';
import type { Situation } from './situation.js';

const ZONES = [0, 1, 2, 3];

/** §4.3.2 Zones that land this turn and have not had their flak yet, the one being asked about among them. */
function zonesToCome({ open }: Situation, zone: number): number[] {
  const airborne = open.stack.find((frame): frame is AirborneFrame => frame.step === 'airborne');
  const state = (other: number): number => open.dzState[other] as number;
  return ZONES.filter(
    (other) =>
      other === zone ||
      (!airborne?.done.includes(other) && (state(other) === DZ_AIMED || state(other) === DZ_LANDED) && boxed(open, other).length > 0),
  );
}

/** §20.4 (11) A unit in range of several zones serves the one with most units, of equals the first. */
function serves(s: Situation, unit: UnitId, zone: number): boolean {
  const { world, open } = s;
  const within = (other: number): boolean =>
    world.grid.distance(hexOf(open, unit), open.dzHex[other] as number) <= world.data.tables.flak.within;
  const best = leastBy(zonesToCome(s, zone).filter(within), (other) => [-boxed(open, other).length, other]);
  return best === zone;
}

/** §20.4 (11) Flak: those who serve this zone, with the sign of the wind. */
export function decideFlak({ s, frame, legal }: Asked<FlakFrame>): Decision {
  const { open, world } = s;
  const next = unitsIn(legal).find((unit) => serves(s, unit, frame.zone));
  const action = next === undefined ? undefined : unitIn(legal, next);
  if (action) return { action };
  const wind = open.dzWind[frame.zone] as number;
  const sign = (wind === 0 ? world.data.automaton.parameters.windAtZero : wind) < 0 ? 'minus' : 'plus';
  const units = firingAt(open, frame.zone);
  const why = whyOf('flak', { units, hex: open.dzHex[frame.zone] as number });
  return { action: firstOf(legal, wordIn(legal, sign), wordIn(legal, 'none')), ...(units.length > 0 ? { why } : {}) };
}

/** §20.4 (11) Reinforcements in the order of their numbers. */
export const decideEntry = ({ legal }: Asked<EntryFrame>): Decision => ({
  action: firstOf(legal, unitIn(legal, Math.min(...unitsIn(legal)))),
});

/** §20.4 (11) Where the way to the objective is shortest. */
export function decideEntryAt({ s, frame, legal }: Asked<EntryAtFrame>): Decision {
  const { unit } = frame;
  const command = s.world.commands.of[unit];
  const goal = command ? objectiveOf(s, command) : -1;
  const way = (hex: HexId): number => (goal < 0 ? 0 : (fieldOf(s.world, s.open, unit, goal)[hex] as number));
  const hex = leastBy(hexesIn(legal), (at) => [way(at), at]) as number;
  return { action: firstOf(legal, hexIn(legal, hex)), why: whyOf('enter', { units: [unit], hex, objective: goal }) };
}
