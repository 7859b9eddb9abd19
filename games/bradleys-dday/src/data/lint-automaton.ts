import type { Say } from '@bocage/kernel';
import { type Ground, NO_FORT, SEA } from '../ground.js';
import type { Force, GameData } from './shapes.js';
import { isWhere } from './where.js';

type Placed = GameData['automaton']['setUp']['forces'][number]['units'];

/** §20.0 A set-up the rules of §18.0 would refuse, units without a command, objectives at sea. */
export function lintAutomaton(data: GameData, ground: Ground, say: Say): void {
  lintSetUp(data, ground, say);
  lintCommands(data, ground, say);
  const { list } = data.automaton.actions;
  if (list.some(({ to }, i) => i > 0 && to <= (list[i - 1]?.to ?? 0))) say('automaton', 'actions.list', 'must rise');
}

/** §20.1 Every free unit of a force once, in a hex its placement allows; garrisons where one may be. */
function lintSetUp(data: GameData, ground: Ground, say: Say): void {
  const { setUp } = data.automaton;
  setUp.forces.forEach(({ force: id, units }, i) => {
    const force = data.scenarios.forces.find((known) => known.id === id);
    if (!force) say('automaton', `setUp.forces[${i}]`, `names ${id}, which is no force`);
    else lintPlaced(force, units, data, ground, (reason) => say('automaton', `setUp.forces[${i}]`, reason));
  });
  for (const { extraNests } of data.scenarios.scenarios) {
    if (!extraNests) continue;
    const isNest = (label: string): boolean => isWhere(ground, ground.grid.parse(label) ?? 0, extraNests.where);
    if (setUp.extraNests.length > extraNests.count || !setUp.extraNests.every(isNest))
      say('automaton', 'setUp.extraNests', 'must lie where the scenario allows them');
  }
}

function lintPlaced(force: Force, placed: Placed, { tables }: GameData, ground: Ground, complain: (reason: string) => void): void {
  const { grid } = ground;
  const where = new Map(placed.flatMap(({ hex, units }) => units.map((unit) => [unit, grid.parse(hex) ?? -1] as const)));
  for (const free of force.free) {
    const hexes = free.units.map((unit) => where.get(unit) ?? -1);
    const isAllowed = hexes.every((hex) => hex >= 0 && isWhere(ground, hex, free.where));
    if (!isAllowed) complain(`must place ${free.id} where the scenario allows it`);
    if (free.perHex > 0 && new Set(hexes).size * free.perHex < hexes.length) complain(`stacks ${free.id} too high`);
  }
  const garrisons = force.garrisons?.units ?? [];
  const known = new Set([...force.free.flatMap(({ units }) => units), ...garrisons]);
  const regular = [...where].filter(([unit]) => !garrisons.includes(unit)).map(([, hex]) => hex);
  const standing = [...regular, ...force.setUp.map(({ hex }) => grid.parse(hex) as number)];
  for (const [unit, hex] of where) {
    if (!known.has(unit)) complain(`places ${unit}, which has a place of its own`);
    if (!garrisons.includes(unit)) continue;
    const isFort = hex >= 0 && force.garrisons !== null && isWhere(ground, hex, force.garrisons.where) && ground.fort[hex] !== NO_FORT;
    const isNear = standing.some((other) => grid.distance(other, hex) <= tables.garrisons.within);
    if (!isFort || standing.includes(hex) || !isNear) complain(`${unit} has no empty fort near a German unit`);
  }
}

/** §20.2 Every regular unit answers to one command of its side. */
function lintCommands({ automaton, counters }: GameData, ground: Ground, say: Say): void {
  const { list, order } = automaton.commands;
  const regular = counters.units.filter(({ type }) => type !== 'garrison');
  const named = list.flatMap(({ units }) => units);
  for (const { id, side } of regular)
    if (!list.some((command) => command.side === side && command.units.includes(id))) say('automaton', 'commands.list', `leave out ${id}`);
  if (named.length !== regular.length) say('automaton', 'commands.list', `name ${named.length} units, not ${regular.length}`);
  if (order.length !== list.length || list.some(({ id }) => !order.includes(id)))
    say('automaton', 'commands.order', 'must name every command once');
  list.forEach(({ objectives }, i) => {
    for (const label of objectives)
      if ((ground.terrain[ground.grid.parse(label) ?? -1] ?? SEA) === SEA)
        say('automaton', `commands.list[${i}]`, `${label} is no land hex`);
  });
}
