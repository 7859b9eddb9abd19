import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { GARRISON } from '../../roster.js';
import { hexOf, isOnMap, unitsOnMap } from '../units.js';
import { isFort } from './cover.js';
import { enemyWithin, type Situation } from './situation.js';

/** §20.4 (2) In a fort or an objective of its command with an enemy near it does not move. */
export function isPinned(s: Situation, unit: UnitId): boolean {
  const hex = hexOf(s.open, unit);
  const objectives = s.world.commands.of[unit]?.objectives ?? [];
  return (isFort(s, hex) || objectives.includes(hex)) && enemyWithin(s, hex) <= s.world.data.automaton.parameters.stayWithin;
}

/** §20.4 (2) §13.3 Garrisons that only this unit is near enough to keep: it goes no farther from them. */
export function garrisonsKeptBy({ world, open, side }: Situation, unit: UnitId): HexId[] {
  const { garrisonWithin } = world.data.automaton.parameters;
  const own = unitsOnMap(world, open, side);
  const isNear = (other: number, hex: HexId): boolean => world.grid.distance(hexOf(open, other), hex) <= garrisonWithin;
  const regulars = own.filter((other) => other !== unit && world.roster.kind[other] !== GARRISON);
  return own
    .filter((garrison) => world.roster.kind[garrison] === GARRISON && isOnMap(open, unit))
    .map((garrison) => hexOf(open, garrison))
    .filter((hex) => isNear(unit, hex) && !regulars.some((other) => isNear(other, hex)));
}
