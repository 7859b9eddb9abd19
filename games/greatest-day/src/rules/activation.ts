import type { UnitId } from '@bocage/kernel';
import type { Chit } from '../chits.js';
import type { ActivationFrame } from '../frames/game.js';
import { BLACK_STRIPE, FLEET, NO_STRIPE, WHITE_STRIPE } from '../roster.js';
import { AT_ENTRY, CLOSED, type Open } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { allowanceOfLeader, canPay, isInCommand, placeOfLeader, rangeOfLeader } from './command.js';
import { isCommando } from './commandos.js';
import { canEnter, isAtEntry } from './entry.js';
import { isAdrift } from './landing.js';
import { isParked } from './parks.js';
import { isOutOfSector } from './sectors.js';
import { isWaiting } from './specials.js';
import { hasMark, unitsOnMap } from './units.js';

/** Types of Action (A11). A Second Action is of another type than the first (§S.10). */
export const ACTIONS = ['move', 'fire', 'assault', 'rally', 'engineer', 'drop', 'drift', 'dash'] as const;
export type ActionType = (typeof ACTIONS)[number];

/** A11 The type an Action counts as: shaking off drift and running through a Gap are moves (§4.2.1, §4.2.4(b)). */
export const typeOf = (action: ActionType): number => ACTIONS.indexOf(action === 'drift' || action === 'dash' ? 'move' : action);

/** §4.5.4(7) What an Action costs who has just landed. */
export const landedPrice = ({ data }: World): number => data.tables.command.secondAction;

const chitOf = (world: World, open: Open, chit: number): Chit => fieldOf(world, open).chits[chit] as Chit;

/** §S.3 §S.4 §S.5 Units that may be picked with the chit in play, in order. */
export function activatable(world: World, open: Open, frame: ActivationFrame): UnitId[] {
  const chit = chitOf(world, open, frame.chit);
  const onMap = unitsOnMap(world, open, chit.side).filter((unit) => isActivatable(world, open, frame, chit, unit));
  return [...onMap, ...entering(world, open, chit)];
}

/** §S.3 Whether there are any. */
export function canActivateAny(world: World, open: Open, frame: ActivationFrame): boolean {
  const chit = chitOf(world, open, frame.chit);
  return (
    unitsOnMap(world, open, chit.side).some((unit) => isActivatable(world, open, frame, chit, unit)) ||
    entering(world, open, chit).length > 0
  );
}

/** §S.3 A9 */
const isActivatable = (world: World, open: Open, frame: ActivationFrame, chit: Chit, unit: UnitId): boolean =>
  !hasMark(open, unit, CLOSED) && !isWaiting(world, open, unit) && mayAct(world, open, frame, chit, unit);

/** §S.33 §17.1 Who waits beside its Reinforcement hex comes on with its Division chit. */
function entering(world: World, open: Open, { kind, division }: Chit): UnitId[] {
  if ((kind !== 'division' && kind !== 'royal-marines') || !open.box.includes(AT_ENTRY)) return [];
  const { units, division: divisions } = rosterOf(world, open);
  // §17.3.1 Commandos come with their own chit.
  const comes = (unit: UnitId): boolean => (kind === 'division' ? divisions[unit] === division : isCommando(world, open, unit));
  const found: UnitId[] = [];
  for (let unit = 0; unit < units; unit++) {
    if (isAtEntry(open, unit) && comes(unit) && !hasMark(open, unit, CLOSED) && canEnter(world, open, unit)) found.push(unit);
  }
  return found;
}

function mayAct(world: World, open: Open, frame: ActivationFrame, chit: Chit, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  switch (chit.kind) {
    case 'division':
      // A5: in or out of command; not red-TQ units and ships, which have chits of their own.
      // §14.0 A craft adrift is one of its division's units.
      return (
        roster.division[unit] === chit.division &&
        roster.autoCommand[unit] === 0 &&
        (roster.stripe[unit] !== FLEET || isAdrift(world, open, unit))
      );
    case 'formation':
      return withFormation(world, open, frame, chit, unit);
    case 'direct':
      // A8: a Command Point an Action; red-TQ units act free, but for Commandos, who have a chit of their own (§17.3.1).
      if (roster.autoCommand[unit] === 1) return !isCommando(world, open, unit);
      return roster.stripe[unit] !== FLEET && canPay(world, open, unit, world.data.tables.command.directCommand);
    case 'royal-marines':
      return isCommando(world, open, unit);
    default:
      return false;
  }
}

/** A7 §5.0 Its own units In Command; black stripes and rearguards of the division in the leader's range, white ones up to his allowance. */
function withFormation(world: World, open: Open, { whites }: ActivationFrame, chit: Chit, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  if (roster.formation[unit] === chit.formation) return isInCommand(world, open, unit);
  const stripe = isAdrift(world, open, unit) ? BLACK_STRIPE : (roster.stripe[unit] as number);
  if (roster.division[unit] !== chit.division) return false;
  if (stripe !== BLACK_STRIPE && stripe !== WHITE_STRIPE && stripe !== NO_STRIPE) return false;
  // §11.0 Too far out of its sector nobody is activated, near whatever leader he is.
  if (isOutOfSector(world, open, unit) && !isParked(open, unit)) return false;
  const leader = roster.leaderFormation.indexOf(chit.formation);
  const at = leader < 0 ? -1 : placeOfLeader(open, leader);
  if (at < 0) return false;
  // §S.23 Guns in contact with the Formation act with it wherever they are.
  const isInContact = open.contact[unit] === chit.formation;
  if (!isInContact && world.grid.distance(at, hexOf(open, unit)) > rangeOfLeader(world, open, leader)) return false;
  return stripe !== WHITE_STRIPE || whites < allowanceOfLeader(world, open, leader);
}

/** §S.5 Whether the chit in play asks for a Command Point for each Action of a unit. */
export const isPaidFor = (world: World, open: Open, chit: number, unit: UnitId): boolean =>
  chitOf(world, open, chit).kind === 'direct' && rosterOf(world, open).autoCommand[unit] === 0;
