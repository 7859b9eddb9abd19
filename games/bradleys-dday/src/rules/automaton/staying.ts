import { GARRISON } from '../../roster.js';
import { isOnMap, unitsOnMap } from '../units.js';
import { isFort } from './cover.js';
import { enemyWithin, type Situation } from './situation.js';

/** §20.4 (2) In a fort or an objective of its command with an enemy near it does not move. */
export function isPinned(s: Situation, unit: number): boolean {
  const hex = s.open.hex[unit] as number;
  const objectives = s.world.commands.of[unit]?.objectives ?? [];
  return (isFort(s, hex) || objectives.includes(hex)) && enemyWithin(s, hex) <= s.world.data.automaton.parameters.stayWithin;
}

/** §20.4 (2) §13.3 Garrisons that only this unit is near enough to keep: it goes no farther from them. */
export function garrisonsKeptBy({ world, open, side }: Situation, unit: number): number[] {
  const { garrisonWithin } = world.data.automaton.parameters;
  const own = unitsOnMap(world, open, side);
  const isNear = (other: number, hex: number): boolean => world.grid.distance(open.hex[other] as number, hex) <= garrisonWithin;
  const regulars = own.filter((other) => other !== unit && world.roster.kind[other] !== GARRISON);
  return own
    .filter((garrison) => world.roster.kind[garrison] === GARRISON && isOnMap(open, unit))
    .map((garrison) => open.hex[garrison] as number)
    .filter((hex) => isNear(unit, hex) && !regulars.some((other) => isNear(other, hex)));
}
