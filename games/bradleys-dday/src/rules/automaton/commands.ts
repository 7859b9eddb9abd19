import type { UnitId } from '@bocage/kernel';
import { unitsAt } from '../../occupancy.js';
import { HQ, sideOf } from '../../roster.js';
import { AFLOAT, ALLIED, type CommandModifier, ELIMINATED, enemyOf, GERMAN, type Open, type Side } from '../../types.js';
import type { World } from '../../world.js';
import { hasMark, hexOf, isDisrupted, isOnMap, unitsOnMap } from '../units.js';
import type { Command } from './compiled.js';
import { objectiveOf } from './objectives.js';
import { isNight, membersOf, type Situation } from './situation.js';

/** §20.3 Commands that roll, in the order of the list: all that have units, but the guns. */
export const rollingCommands = ({ commands }: World, open: Open, side: Side): Command[] =>
  commands.list.filter((command) => command.side === side && command.rolls && membersOf(open, command).length > 0);

/** §16.2 §20.2 The headquarters of a command: the first named that is ashore, else any where none is named. At sea it commands nobody. */
export function staffOf({ world, open, side }: Situation, { hq }: Command): UnitId[] {
  const inPlay = (unit: UnitId): boolean => isOnMap(open, unit) && !hasMark(open, unit, AFLOAT);
  const named = hq.find(inPlay);
  if (named !== undefined) return [named];
  return hq.length > 0 ? [] : unitsOnMap(world, open, side).filter((unit) => world.roster.kind[unit] === HQ && inPlay(unit));
}

/** §20.3 What is added to a command's dice, each by itself. */
export function commandModifiers(s: Situation, command: Command): CommandModifier[] {
  const { world, open, side } = s;
  const { modifiers: data } = world.data.automaton.actions;
  const objective = objectiveOf(s, command);
  const enemy = enemyOf(side);
  const held = objective >= 0 && unitsAt(world, open, objective).some((unit) => sideOf(world.roster, unit) === enemy);
  const own = membersOf(open, command).filter((unit) => isDisrupted(open, unit)).length;
  const found: CommandModifier[] = [
    { why: 'hq', value: staffOf(s, command).some((unit) => !isDisrupted(open, unit)) ? data.hqInPlay : 0 },
    { why: 'objective-held', value: held ? data.objectiveHeld : 0 },
    { why: 'disrupted-near', value: isShakenNear(s, objective, data.disruptedWithin) ? data.disruptedNear : 0 },
    { why: 'night', value: isNight(world, open) ? data.night : 0 },
    { why: 'own-disrupted', value: Math.floor(own / data.disruptedCount) * data.perDisrupted },
    // The surprise of the first turn, and the ships and aircraft, are the German's trouble.
    { why: 'first-turn', value: open.turn === 1 && side === GERMAN ? data.firstTurn : 0 },
    { why: 'support', value: open.asp + open.air >= data.supportFrom && side === GERMAN ? data.support : 0 },
    { why: 'hq-eliminated', value: isHeadless(open, command) ? data.hqEliminated : 0 },
  ];
  return found.filter(({ value }) => value !== 0);
}

/** §20.3 A disrupted enemy near the objective. */
const isShakenNear = ({ world, open, side }: Situation, objective: number, within: number): boolean =>
  objective >= 0 &&
  unitsOnMap(world, open, enemyOf(side)).some(
    (unit) => isDisrupted(open, unit) && world.grid.distance(hexOf(open, unit), objective) <= within,
  );

/** §20.3 */
const isHeadless = (open: Open, { hq }: Command): boolean => hq.length > 0 && hq.every((unit) => open.box[unit] === ELIMINATED);

/** §20.3 The sum is held between its bounds. */
export function modifierOf({ data }: World, modifiers: readonly CommandModifier[]): number {
  const { most } = data.automaton.actions.modifiers;
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  return Math.max(-most, Math.min(most, sum));
}

/** §20.3 The action of a modified roll, by its place in the list. */
export const actionOf = ({ data }: World, roll: number): number => data.automaton.actions.list.findIndex(({ to }) => roll <= to);

/** §20.3 Which side rolls before a segment's movement. */
export const rollsIn = (segment: string): Side | undefined =>
  segment === 'german-movement' ? GERMAN : segment === 'allied-movement' ? ALLIED : undefined;
