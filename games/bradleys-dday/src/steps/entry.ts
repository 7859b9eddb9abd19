import type { HexId } from '@bocage/hex';
import { hex as hexAction, step, unit as unitAction } from '@bocage/kernel';
import { sideOf } from '../roster.js';
import { entered } from '../rules/entering.js';
import { atEdge, entryHexes } from '../rules/entry.js';
import { bringOn, setBox, setMark, setMode } from '../rules/units.js';
import { type BradleyTypes, DUE, ENTERED, type EntryAtFrame, type EntryFrame, GERMAN, MOVEMENT_MODE } from '../types.js';
import type { World } from '../world.js';

/** §3.1 A §3.1 G Reinforcements by land, one after another; who finds no hex waits for the next turn (R43). */
export const createEntryStep = (world: World) =>
  step<BradleyTypes, EntryFrame>({
    section: '6.1.8',
    settle({ open }, { side }) {
      const waiting = atEdge(world, open, side);
      if (waiting.some((unit) => entryHexes(world, open, unit).length > 0)) return false;
      for (const unit of waiting) setBox(open, unit, DUE);
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { side }) =>
      atEdge(world, open, side)
        .filter((unit) => entryHexes(world, open, unit).length > 0)
        .map(unitAction),
    play({ open }, { asks }, _seat, action) {
      if (action.kind === 'unit') open.stack.push({ step: 'entry-at', asks, unit: action.unit });
    },
  });

export const createEntryAtStep = (world: World) =>
  step<BradleyTypes, EntryAtFrame>({
    section: '6.1.8',
    legal: ({ open }, { unit }) => entryHexes(world, open, unit).map(hexAction),
    play(state, { unit }, _seat, action, tell) {
      const { open } = state;
      if (action.kind !== 'hex') return;
      open.stack.pop();
      // §18.0 German reinforcements arrive on the march; so, by our ruling, do the British who come by road.
      setMode(world, open, unit, MOVEMENT_MODE, inward(world, action.hex));
      bringOn(world, open, unit, action.hex);
      if (sideOf(world.roster, unit) === GERMAN) setMark(open, unit, ENTERED);
      tell({ event: 'entered', section: '6.1.8', unit, hex: action.hex });
      entered(world, state, unit, action.hex, tell);
    },
  });

/** R26 It comes on facing away from the edge; the facing can be changed for nothing in its move. */
function inward({ grid }: World, hex: HexId): number {
  const distances = [0, 1, 2, 3, 4, 5].map((direction) => {
    const to = grid.neighbour(hex, direction);
    if (to < 0) return Number.POSITIVE_INFINITY;
    const centre = grid.centre(to);
    return Math.abs(centre.x - grid.width / 2) + Math.abs(centre.y - grid.height / 2);
  });
  return distances.indexOf(Math.min(...distances));
}
