import { unitsAt } from '../occupancy.js';
import { sideOf } from '../roster.js';
import { ALLIED, ELIMINATED, type Open } from '../types.js';
import type { World } from '../world.js';
import { isDisrupted, isOnMap, unitsOnMap } from './units.js';

const NO_ACTION = -1;

type Command = World['data']['automaton']['commands']['list'][number];

/** §20.3 Commands that roll: all but the guns. */
export const rollingCommands = ({ data }: World): number[] =>
  [...data.automaton.commands.list.keys()].filter((index) => data.automaton.commands.list[index]?.id !== 'guns');

export const noActions = ({ data }: World): number[] => data.automaton.commands.list.map(() => NO_ACTION);

/** §20.2 The first objective with an Allied unit near, else the first; −1 for a command without. */
function objectiveOf(world: World, open: Open, { objectives }: Command): number {
  const hexes = objectives.map((label) => world.grid.parse(label) as number);
  const { threatWithin } = world.data.automaton.commands;
  const allies = unitsOnMap(world, open, ALLIED);
  const isNear = (hex: number): boolean => allies.some((unit) => world.grid.distance(open.hex[unit] as number, hex) <= threatWithin);
  return hexes.find(isNear) ?? hexes[0] ?? -1;
}

/** §20.3 What is added to a command's dice. */
export function commandModifier(world: World, open: Open, index: number): number {
  const { commands, actions } = world.data.automaton;
  const command = commands.list[index] as Command;
  const { modifiers } = actions;
  const number = (id: string): number => world.roster.number.get(id) as number;
  const staff = command.hq.map(number);
  const objective = objectiveOf(world, open, command);
  const isNear = (unit: number): boolean =>
    objective >= 0 && world.grid.distance(open.hex[unit] as number, objective) <= modifiers.disruptedWithin;
  const own = command.units.map(number).filter((unit) => isOnMap(open, unit) && isDisrupted(open, unit)).length;
  const night = world.data.tables.turns.track.find(({ turn }) => turn === open.turn)?.night === true;
  const held = objective >= 0 && unitsAt(world, open, objective).some((unit) => sideOf(world.roster, unit) === ALLIED);
  const sum =
    (staff.some((unit) => isOnMap(open, unit) && !isDisrupted(open, unit)) ? modifiers.hqInPlay : 0) +
    (held ? modifiers.objectiveHeld : 0) +
    (unitsOnMap(world, open, ALLIED).some((unit) => isDisrupted(open, unit) && isNear(unit)) ? modifiers.disruptedNear : 0) +
    (night ? modifiers.night : 0) +
    Math.floor(own / modifiers.disruptedCount) * modifiers.perDisrupted +
    (open.turn === 1 ? modifiers.firstTurn : 0) +
    (open.asp >= modifiers.supportFrom ? modifiers.support : 0) +
    (staff.length > 0 && staff.every((unit) => open.box[unit] === ELIMINATED) ? modifiers.hqEliminated : 0);
  return Math.max(-modifiers.most, Math.min(modifiers.most, sum));
}

/** §20.3 The action of a modified roll, by its place in the list. */
export const actionOf = ({ data }: World, roll: number): number => data.automaton.actions.list.findIndex(({ to }) => roll <= to);
