import { type Action, hex, type Refusal, step, unit, word } from '@bocage/kernel';
import { goAlong } from '../rules/3-victory/going.js';
import { hasRoom } from '../rules/5-stacking/stacking.js';
import { openBeach } from '../rules/9-action-rounds/beaches.js';
import { mayEnter } from '../rules/10-movement/movement.js';
import { mayCross } from '../rules/10-movement/withdrawal.js';
import { goingAshore, mayAdvance, secondAdvances } from '../rules/11-combat/advance.js';
import { type DarkSummerTypes, hexOf, type Open, type SecondAdvanceFrame, type Tell } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

const ends = (world: World, open: Open, { kind }: SecondAdvanceFrame, id: number): number[] => secondAdvances(world, open, id, kind);

const goers = (world: World, open: Open, frame: SecondAdvanceFrame): number[] =>
  frame.units.filter((id) => ends(world, open, frame, id).length > 0);

/** §9.4.1 §9.4.3 A second hex of advance, before the next combat, for some or all of those who took the first. */
export const createSecondAdvanceStep = (world: World) =>
  step<DarkSummerTypes, SecondAdvanceFrame>({
    section: '9.4.3',
    settle({ open }, frame, tell) {
      if (frame.unit >= 0) {
        const to = ends(world, open, frame, frame.unit);
        if (to.length > 1) return false;
        goOn(world, open, frame, to[0] as number, tell);
        return true;
      }
      if (goers(world, open, frame).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal({ open }, frame) {
      if (frame.unit >= 0)
        return ends(world, open, frame, frame.unit)
          .sort((a, b) => a - b)
          .map(hex);
      const actions: Action[] = goers(world, open, frame)
        .sort((a, b) => a - b)
        .map(unit);
      return [...actions, DONE];
    },
    refusal: ({ open }, frame, _, action) =>
      action.kind === 'hex' && frame.unit >= 0 ? refuse(world, open, frame.unit, action.hex) : undefined,
    play({ open }, frame, _, action, tell) {
      if (action.kind === 'unit') frame.unit = action.unit;
      else if (action.kind === 'hex') goOn(world, open, frame, action.hex, tell);
      else open.stack.pop();
    },
  });

function goOn(world: World, open: Open, frame: SecondAdvanceFrame, to: number, tell: Tell): void {
  const id = frame.unit;
  frame.units.splice(frame.units.indexOf(id), 1);
  frame.unit = -1;
  tell({ event: 'advanced', section: frame.kind === 'wave1' ? '9.4.1' : '9.4.3', unit: id, path: [hexOf(open, id), to] });
  goAlong(world, open, id, [to], tell);
  if (openBeach(world, open, to, tell)) followAshore(world, open, frame, to, tell);
}

/** §9.4.3 A bare beach has been entered from the land: whoever waits in its approach hex goes ashore too. */
function followAshore(world: World, open: Open, { kind }: SecondAdvanceFrame, beach: number, tell: Tell): void {
  for (const id of goingAshore(world, open, kind, beach)) {
    if (!mayAdvance(world, open, id, beach)) continue;
    tell({ event: 'advanced', section: '9.4.3', unit: id, path: [hexOf(open, id), beach] });
    goAlong(world, open, id, [beach], tell);
  }
}

/** §9.4.1 §9.4.3 Why a unit cannot go on there. */
function refuse(world: World, open: Open, id: number, to: number): Refusal {
  const from = hexOf(open, id);
  if (to >= world.grid.size || world.grid.distance(from, to) !== 1) return { code: 'not-adjacent', section: '9.4.1' };
  if (!mayCross(world, id, from, to)) return { code: 'impassable', section: '10.2' };
  if (!mayEnter(world, open, id, to)) return { code: 'may-not-enter', section: '10.1' };
  if (!hasRoom(world, open, id, to)) return { code: 'stacking', section: '5.1', params: { limit: world.data.tables.limits.stacking } };
  return { code: 'enemy-zoc', section: '9.4.3' };
}
