import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES } from '../../data/shapes.js';
import type { DeployFacingFrame, DeployModesFrame, GarrisonFrame, NestFrame } from '../../types.js';
import { scenarioOf } from '../scenario.js';
import { hexOf } from '../units.js';
import { type Asked, type Decision, firstOf, hexesIn, hexIn, unitIn, unitsIn, wordIn } from './decision.js';
import type { Situation } from './situation.js';

const isCoastal = ({ world }: Situation, unit: UnitId): boolean => world.roster.type[unit] === 'coastal-artillery';

/** §20.1 The first hex of a list that is offered, else the lowest. */
const firstHex = (legal: Asked['legal'], hexes: readonly HexId[]): Decision => ({
  action: firstOf(legal, ...hexes.map((hex) => hexIn(legal, hex)), hexIn(legal, Math.min(...hexesIn(legal)))),
});

/** §20.1 */
export const decideDeploy = ({ legal }: Asked): Decision => ({ action: firstOf(legal, wordIn(legal, 'rest')) });

/** §20.1 §18.5 */
export const decideNest = ({ s, legal }: Asked<NestFrame>): Decision =>
  firstHex(
    legal,
    s.world.data.automaton.setUp.extraNests.map((label) => s.world.grid.parse(label) as number),
  );

/** §20.1 The forts the set-up names, in its order. */
export function decideGarrison({ s, legal }: Asked<GarrisonFrame>): Decision {
  const { world } = s;
  const isGarrison = (id: string): boolean => world.commands.of[world.roster.number.get(id) as number] === undefined;
  const named = world.data.automaton.setUp.forces.flatMap(({ units }) => units).filter(({ units }) => units.some(isGarrison));
  return firstHex(
    legal,
    named.map(({ hex }) => world.grid.parse(hex) as number),
  );
}

/** §20.1 Those the set-up puts on the march, and the coastal gun that can turn; all others stay in Combat Mode. */
export function decideModes({ s, legal }: Asked<DeployModesFrame>): Decision {
  const { movementMode } = s.world.data.automaton.setUp;
  const marches = (unit: UnitId): boolean => movementMode.includes(s.world.data.counters.units[unit]?.id as string);
  const next = unitsIn(legal).find((unit) => marches(unit) || isCoastal(s, unit));
  return { action: firstOf(legal, next === undefined ? undefined : unitIn(legal, next), wordIn(legal, 'done')) };
}

/** §20.1 §14.1.3 Towards the nearest beach that lands; the coastal gun as the parameters say. */
export function decideFacing({ s, frame, legal }: Asked<DeployFacingFrame>): Decision {
  const { world, open } = s;
  const hex = hexOf(open, frame.unit);
  const landing = scenarioOf(world, open).beaches;
  const beaches = BEACHES.filter((beach) => landing.includes(beach)).flatMap((beach) =>
    world.ground.lanes[beach].map((lane) => lane.beach),
  );
  const nearest = [...beaches].sort((a, b) => world.grid.distance(hex, a) - world.grid.distance(hex, b) || a - b)[0] as number;
  const away = [0, 1, 2, 3, 4, 5].map((direction) => {
    const to = world.grid.neighbour(hex, direction);
    return to < 0 ? Number.POSITIVE_INFINITY : world.grid.distance(to, nearest);
  });
  const facing = isCoastal(s, frame.unit) ? world.data.automaton.parameters.coastalGunFaces : away.indexOf(Math.min(...away));
  return { action: firstOf(legal, wordIn(legal, `face:${facing}`)) };
}

/** §20.4 (4) Released units stay on the march: modes are its movement's business. */
export const decideReleased = ({ legal }: Asked): Decision => ({ action: firstOf(legal, wordIn(legal, 'done')) });
