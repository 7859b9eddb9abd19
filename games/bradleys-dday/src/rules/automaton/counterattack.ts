import type { HexId } from '@bocage/hex';
import { clone, type UnitId } from '@bocage/kernel';
import { LETTERS } from '../../data/shapes.js';
import { holderOf, place } from '../../occupancy.js';
import { HQ } from '../../roster.js';
import { COMBAT_MODE, enemyOf, MOVEMENT_MODE, type Open } from '../../types.js';
import { type Battle, oddsOf, plainBattle } from '../battle.js';
import { defenceIn, isGun, whyNoAssault } from '../close-assault.js';
import { supporters } from '../command.js';
import { sumOf } from '../defence.js';
import { canChangeMode, freshMover, mayMove } from '../movement.js';
import { isInPlay } from '../scenario.js';
import { hasRoom } from '../stacking.js';
import { hexOf, setMode } from '../units.js';
import type { Command } from './compiled.js';
import { friendsAt, stopRank } from './cover.js';
import { leastBy } from './decision.js';
import { objectiveOf } from './objectives.js';
import { stopsFor } from './reach.js';
import { actionFor, isCutOff } from './remote.js';
import { type Situation, steadyOf } from './situation.js';
import { isPinned } from './staying.js';

/** §20.4 (3) A unit's part in a counterattack: `to` is its own hex where it stands next to its target already. */
export interface Part {
  readonly to: HexId;
  readonly target: HexId;
  readonly letter: number;
  readonly attack: Attack;
}

type Attack = 'counterattack' | 'all-out';

/** §20.4 (3) Who attacks what: the weakest enemy near the objective first, each with as many as bring the letter that is wanted. */
export function partsOf(s: Situation, command: Command, attack: Attack): Map<number, Part> {
  const parts = new Map<number, Part>();
  const { assaultFrom, allOutFrom } = s.world.data.automaton.parameters;
  const least = LETTERS.indexOf(attack === 'all-out' ? allOutFrom : assaultFrom);
  const pool = poolOf(s, command, attack);
  if (pool.length === 0) return parts;
  for (const target of targetsOf(s, command, attack)) {
    const free = pool.filter((unit) => !parts.has(unit));
    if (free.length === 0) break;
    const found = assemble(s, free, target, least, attack);
    for (const [unit, part] of found) parts.set(unit, part);
  }
  return parts;
}

/** §20.4 (3) Those of the command that follow its action and can assault; in an all-out attack the reserve lends its own. */
function poolOf(s: Situation, command: Command, attack: Attack): number[] {
  const lent = attack === 'all-out' ? s.world.commands.list.filter(({ id, side }) => id === 'reserve' && side === s.side) : [];
  const able = (unit: UnitId): boolean => !isGun(s.world, unit) && s.world.roster.kind[unit] !== HQ;
  const own = steadyOf(s.open, command).filter((unit) => able(unit) && actionFor(s, command, unit) === attack);
  return [
    ...own,
    ...lent.flatMap((reserve) =>
      reserve === command ? [] : steadyOf(s.open, reserve).filter((unit) => able(unit) && !isCutOff(s.open, unit)),
    ),
  ];
}

/** §20.4 (3) Enemy hexes near the objective, the weakest first. */
function targetsOf(s: Situation, command: Command, attack: Attack): number[] {
  const { world, open, side, enemies } = s;
  const { allOutWithin, counterattackWithin } = world.data.automaton.parameters;
  const objective = objectiveOf(s, command);
  const within = attack === 'all-out' ? allOutWithin : counterattackWithin;
  const near = enemies.filter((hex) => objective >= 0 && isInPlay(world, open, hex) && world.grid.distance(hex, objective) <= within);
  const defence = new Map(near.map((hex) => [hex, sumOf(defenceIn(world, open, side, hex))] as const));
  return near.sort((a, b) => (defence.get(a) as number) - (defence.get(b) as number) || a - b);
}

/** §20.4 (3) The nearest units join one by one until the letter is reached; if it is not, nobody does. */
function assemble(s: Situation, free: readonly number[], target: HexId, least: number, attack: Attack): Map<number, Part> {
  const { world, open, side } = s;
  const imagined = clone(open);
  for (const unit of free) if (couldDigIn(s, unit, target)) setMode(world, imagined, unit, COMBAT_MODE, imagined.facing[unit] as number);
  const there = free.filter((unit) => whyNoAssault(world, imagined, unit, target) === undefined);
  const gone = new Map(there.map((unit) => [unit, hexOf(open, unit)]));
  let letter = projected(s, imagined, target, [...gone.keys()]);
  for (const unit of byDistance(s, free, target)) {
    if (letter >= least) break;
    if (gone.has(unit) || !mayMove(world, open, unit) || (attack === 'counterattack' && isPinned(s, unit))) continue;
    const to = approachOf(s, imagined, unit, target);
    if (to === undefined) continue;
    setMode(world, imagined, unit, COMBAT_MODE, imagined.facing[unit] as number);
    place(world, imagined, unit, to);
    gone.set(unit, to);
    letter = projected(s, imagined, target, [...gone.keys()]);
  }
  if (letter < least || holderOf(world, open, target) !== enemyOf(side)) return new Map();
  return new Map([...gone].map(([unit, to]) => [unit, { to, target, letter, attack }]));
}

/** §20.4 (4) Whether a unit stands beside a target on the march and can still go into Combat Mode where it is. */
const couldDigIn = ({ world, open }: Situation, unit: UnitId, target: HexId): boolean =>
  open.mode[unit] === MOVEMENT_MODE &&
  world.grid.distance(hexOf(open, unit), target) === 1 &&
  mayMove(world, open, unit) &&
  canChangeMode(world, open, freshMover(world, open, unit));

/** §20.4 (1) */
const byDistance = ({ world, open }: Situation, units: readonly UnitId[], target: HexId): number[] =>
  [...units].sort((a, b) => world.grid.distance(hexOf(open, a), target) - world.grid.distance(hexOf(open, b), target) || a - b);

/** §20.4 (3) §20.4 (5) The hex next to the target that a unit comes to most cheaply, and can assault from. */
function approachOf(s: Situation, imagined: Open, unit: UnitId, target: HexId): number | undefined {
  const { world, open } = s;
  const mover = freshMover(world, open, unit);
  // §6.3.1 No step costs less than half a point.
  if (world.grid.distance(hexOf(open, unit), target) > mover.points + 1) return undefined;
  const isBeside = (hex: HexId): boolean => world.grid.distance(hex, target) === 1;
  const stops = stopsFor(s, mover, open.mode[unit] as number, { among: isBeside }).filter(
    ({ hex }) => hasRoom(world, imagined, unit, hex) && couldAssault(s, imagined, unit, hex, target),
  );
  return leastBy(stops, ({ hex, cost }) => [cost, stopRank(s, hex), -friendsAt(s, hex, unit), hex])?.hex;
}

/** §10.3.3 */
function couldAssault({ world }: Situation, imagined: Open, unit: UnitId, from: number, target: HexId): boolean {
  const back = imagined.hex[unit] as number;
  const mode = imagined.mode[unit] as number;
  place(world, imagined, unit, from);
  setMode(world, imagined, unit, COMBAT_MODE, imagined.facing[unit] as number);
  const can = whyNoAssault(world, imagined, unit, target) === undefined;
  setMode(world, imagined, unit, mode, imagined.facing[unit] as number);
  place(world, imagined, unit, back);
  return can;
}

/** §20.4 (3) The letter an assault would come to, a headquarters included; −1 below the table or with nobody. */
function projected({ world, side }: Situation, imagined: Open, target: HexId, attackers: readonly UnitId[]): number {
  if (attackers.length === 0) return -1;
  const headquarters = supporters(world, imagined, attackers, []).slice(0, 1);
  const battle: Battle = { ...plainBattle('assault', side, target, attackers), headquarters };
  return oddsOf(world, imagined, battle).letter;
}
