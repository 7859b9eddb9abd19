import { type Action, hex as hexAction, step, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { holderOf, place } from '../occupancy.js';
import { relieve } from '../rules/closing.js';
import { entered } from '../rules/entering.js';
import { canEnter } from '../rules/movement.js';
import { canRetreat, mayStop, retreatHexes, retreatLimit } from '../rules/retreat.js';
import { hasRoom } from '../rules/stacking.js';
import { allowance, disrupt, eliminate, hexOf, isDisrupted, isOnMap, setMode } from '../rules/units.js';
import {
  type AdvanceFrame,
  type BradleyState,
  type BradleyTypes,
  COMBAT_MODE,
  enemyOf,
  type Open,
  type RetreatFrame,
  type StackChoiceFrame,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';

/** §10.4 The defender names the attacking stack that is disrupted, by its hex. */
export const createStackChoiceStep = (world: World) =>
  step<BradleyTypes, StackChoiceFrame>({
    section: '10.4',
    legal: (_view, { hexes }) => hexes.map(hexAction),
    play(state, { attackers }, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      state.open.stack.pop();
      disrupt(
        world,
        state,
        attackers.filter((unit) => state.open.hex[unit] === action.hex),
        '10.4',
        tell,
      );
    },
  });

/** §10.5.3 The next hexes of the unit that is going back, and whether it may stop. */
function ways(world: World, open: Open, { unit, trail }: RetreatFrame): Action[] {
  const found: Action[] = retreatHexes(world, open, unit, trail, retreatLimit(world, open, unit)).map(hexAction);
  if (mayStop(world, open, unit, trail)) found.push(word('stop'));
  return found;
}

/** §10.5 §10.5.1 Unit by unit, each its own way (R32), without movement points. */
export const createRetreatStep = (world: World) =>
  step<BradleyTypes, RetreatFrame>({
    section: '10.5',
    settle(state, frame, tell) {
      const { open } = state;
      if (frame.unit < 0) return nextToRetreat(world, state, frame, tell);
      const found = ways(world, open, frame);
      if (found.some(({ kind }) => kind === 'hex')) return false;
      arrive(world, state, frame, tell);
      return true;
    },
    legal: ({ open }, frame) => (frame.unit < 0 ? ready(world, open, frame).map(unitAction) : ways(world, open, frame)),
    play(state, frame, _seat, action, tell) {
      if (action.kind === 'unit') begin(state.open, frame, action.unit);
      else if (action.kind === 'hex') frame.trail.push(action.hex);
      else arrive(world, state, frame, tell);
    },
  });

/** Those who can go back as things stand. */
const ready = (world: World, open: Open, { units }: RetreatFrame): number[] =>
  units.filter((unit) => isOnMap(open, unit) && canRetreat(world, open, unit));

function begin(open: Open, frame: RetreatFrame, unit: UnitId): void {
  frame.unit = unit;
  frame.trail.splice(0, frame.trail.length, hexOf(open, unit));
}

/** §10.5.4 Whoever cannot go is lost; the last one need not be chosen. */
function nextToRetreat(world: World, state: BradleyState, frame: RetreatFrame, tell: Tell): boolean {
  const { open } = state;
  const left = ready(world, open, frame);
  // While somebody can still go, he may make way for others.
  if (left.length === 0) {
    open.stack.pop();
    eliminate(
      world,
      state,
      frame.units.filter((unit) => isOnMap(open, unit)),
      'retreat',
      '10.5.4',
      tell,
    );
    return true;
  }
  if (left.length > 1) return false;
  begin(open, frame, left[0] as number);
  return true;
}

/** §10.5.2 §10.5.3 d */
function arrive(world: World, state: BradleyState, frame: RetreatFrame, tell: Tell): void {
  const { open } = state;
  const { unit, trail } = frame;
  const path = [...trail];
  const overlong = path.length - 1 > world.data.tables.retreat.most;
  place(world, open, unit, path.at(-1) as number);
  if (open.mode[unit] !== COMBAT_MODE) setMode(world, open, unit, COMBAT_MODE, open.facing[unit] as number);
  frame.units.splice(frame.units.indexOf(unit), 1);
  frame.unit = -1;
  trail.length = 0;
  tell({ event: 'retreated', section: '10.5.3', unit, path });
  for (const hex of path.slice(1)) entered(world, state, unit, hex, tell);
  relieve(world, state, path.at(-1) as number, tell);
  if (overlong) disrupt(world, state, [unit], '10.5.3', tell);
}

/** §10.3.5 Who could still follow: steady, able to enter by moving, with room. A company that shows no allowance could not. */
function followers(world: World, open: Open, { side, to, units }: AdvanceFrame): number[] {
  if (holderOf(world, open, to) === enemyOf(side)) return [];
  return units.filter(
    (unit) =>
      isOnMap(open, unit) &&
      open.hex[unit] !== to &&
      !isDisrupted(open, unit) &&
      allowance(world.roster, open, unit) > 0 &&
      canEnter(world, open, unit, hexOf(open, unit), to) &&
      hasRoom(world, open, unit, to),
  );
}

/** §10.3.5 */
export const createAdvanceStep = (world: World) =>
  step<BradleyTypes, AdvanceFrame>({
    section: '10.3.5',
    settle({ open }, frame) {
      if (followers(world, open, frame).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...followers(world, open, frame).map(unitAction), word('done')],
    play(state, { to }, _seat, action, tell) {
      const { open } = state;
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      const path = [hexOf(open, action.unit), to];
      place(world, open, action.unit, to);
      tell({ event: 'advanced', section: '10.3.5', unit: action.unit, path });
      entered(world, state, action.unit, to, tell);
    },
  });
