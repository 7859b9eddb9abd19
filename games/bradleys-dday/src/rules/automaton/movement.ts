import type { UnitId } from '@bocage/kernel';
import { COMBAT_MODE, MOVED, MOVEMENT_MODE, type MoveFrame, type MovementFrame } from '../../types.js';
import { isInArc } from '../arcs.js';
import { fieldOf } from '../field.js';
import { freshMover, type Mover, mayMove } from '../movement.js';
import { hasMark, hexOf } from '../units.js';
import type { Command } from './compiled.js';
import { type Part, partsOf } from './counterattack.js';
import { type Asked, type Decision, firstOf, hexIn, unitIn, unitsIn, whyOf, wordIn } from './decision.js';
import { gunPlan } from './guns.js';
import { actOn, digIn, leaveFlats, type Plan } from './moves.js';
import { objectiveOf } from './objectives.js';
import { actionFor } from './remote.js';
import { enemyWithin, type Situation, steadyOf } from './situation.js';
import { isPinned } from './staying.js';

/** §20.4 (3) The parts of a command's units in its counterattack, and of the reserve in those of others. */
function attacksOf(s: Situation, command: Command): Map<number, Part> {
  const action = s.world.data.automaton.actions.list[s.open.commands[command.index] ?? -1]?.action;
  const own = action === 'counterattack' || action === 'all-out' ? partsOf(s, command, action) : new Map<number, Part>();
  if (command.id !== 'reserve') return own;
  for (const other of s.world.commands.order) {
    if (other === command || other.side !== s.side) continue;
    if (s.world.data.automaton.actions.list[s.open.commands[other.index] ?? -1]?.action !== 'all-out') continue;
    for (const [unit, part] of partsOf(s, other, 'all-out'))
      if (!own.has(unit) && s.world.commands.of[unit] === command) own.set(unit, part);
  }
  return own;
}

/** §20.4 (2) §20.4 (3) §20.4 (6) What one unit does; undefined where it stays as it is. */
function planOf(s: Situation, command: Command, mover: Mover, parts: ReadonlyMap<number, Part>): Plan | undefined {
  const { unit } = mover;
  const part = parts.get(unit);
  if (part) return partPlan(s, mover, part);
  const ashore = leaveFlats(s, mover);
  if (ashore) return ashore;
  if (!command.rolls) return gunPlan(s, mover) ?? facing(s, unit);
  const action = actionFor(s, command, unit);
  if (isPinned(s, unit) && action !== 'all-out') return digIn(s, mover);
  return actOn(s, mover, action, objectiveOf(s, command, unit)) ?? facing(s, unit);
}

/** §20.4 (3) */
function partPlan(s: Situation, mover: Mover, { to, target, letter, attack }: Part): Plan | undefined {
  const { unit } = mover;
  if (to === s.open.hex[unit]) return digIn(s, mover);
  return { change: 0, to, why: whyOf(attack, { units: [unit], hex: target, letter }) };
}

/** §20.4 (4) On the march towards the nearest enemy. */
function facing(s: Situation, unit: UnitId): Plan | undefined {
  const { open } = s;
  if (open.mode[unit] !== MOVEMENT_MODE || s.enemies.length === 0 || frontOf(s, unit) === open.facing[unit]) return undefined;
  return { change: 0, to: -1 };
}

/** §20.4 (4) §7.4.4 The facing with the nearest enemy before it, where it could fire at him: its own if that has. */
function frontOf({ world, open, enemies }: Situation, unit: UnitId): number {
  const hex = hexOf(open, unit);
  const now = open.facing[unit] as number;
  if (enemies.length === 0) return now;
  const nearest = [...enemies].sort((a, b) => world.grid.distance(hex, a) - world.grid.distance(hex, b) || a - b)[0] as number;
  const away = [0, 1, 2, 3, 4, 5].map((direction) => {
    const to = world.grid.neighbour(hex, direction);
    return to < 0 ? Number.POSITIVE_INFINITY : world.grid.distance(to, nearest);
  });
  const towards = away.indexOf(Math.min(...away));
  return isInArc(world, hex, now, nearest) ? now : towards;
}

/** §20.4 (1) Units of a command by what their way to its objective costs, the nearest first. */
function inOrder(s: Situation, command: Command, units: readonly UnitId[]): number[] {
  const way = new Map(
    units.map((unit) => {
      const goal = objectiveOf(s, command, unit);
      return [unit, goal < 0 ? 0 : (fieldOf(s.world, s.open, unit, goal)[hexOf(s.open, unit)] as number)] as const;
    }),
  );
  return [...units].sort((a, b) => (way.get(a) as number) - (way.get(b) as number) || a - b);
}

/** §20.4 (1) Command after command, unit after unit: the next that has anything to do. */
export function decideMover({ s, legal }: Asked<MovementFrame>): Decision {
  const able = new Set(unitsIn(legal));
  for (const command of s.world.commands.order) {
    if (command.side !== s.side) continue;
    const units = steadyOf(s.open, command).filter((unit) => able.has(unit) && !hasMark(s.open, unit, MOVED));
    if (units.length === 0) continue;
    const parts = attacksOf(s, command);
    for (const unit of inOrder(s, command, units)) {
      const plan = mayMove(s.world, s.open, unit) ? planOf(s, command, freshMover(s.world, s.open, unit), parts) : undefined;
      const action = plan && unitIn(legal, unit);
      if (action) return plan.why ? { action, why: plan.why } : { action };
    }
  }
  return { action: wordIn(legal, 'done') ?? (legal[0] as Decision['action']) };
}

/** §20.4 (4) The clicks that carry a plan out. */
export function decideMove({ s, frame, legal }: Asked<MoveFrame>): Decision {
  const { unit, gone, changed } = frame;
  const command = s.world.commands.of[unit] as Command;
  const begun = gone > 0 || (changed === 1 && s.open.mode[unit] === COMBAT_MODE);
  const plan = begun ? undefined : planOf(s, command, frame, attacksOf(s, command));
  const mode = wordIn(legal, 'mode');
  const leg = plan ? hexIn(legal, plan.to) : undefined;
  if (plan?.change === 1 && changed === 0 && mode) return { action: mode };
  if (leg) return { action: leg };
  return { action: firstOf(legal, begun && wantsToDigIn(s, frame) ? mode : undefined, ...finish(s, frame, legal)) };
}

/** §20.4 (4) After its way it returns to Combat Mode where the enemy is near, or where it holds. */
function wantsToDigIn(s: Situation, { unit }: MoveFrame): boolean {
  if (s.open.mode[unit] !== MOVEMENT_MODE) return false;
  const command = s.world.commands.of[unit] as Command;
  const near = enemyWithin(s, hexOf(s.open, unit)) <= s.world.data.automaton.parameters.returnWithin;
  return command.rolls && (near || actionFor(s, command, unit) === 'hold');
}

const finish = (s: Situation, { unit }: MoveFrame, legal: Asked['legal']): (Decision['action'] | undefined)[] => [
  wordIn(legal, 'end'),
  wordIn(legal, `face:${frontOf(s, unit)}`),
];
