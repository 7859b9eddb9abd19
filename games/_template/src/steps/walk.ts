import { flowStep } from '@bocage/kernel';
import { type Walk, walkOn } from '@bocage/wargame';
import { ambushers } from '../rules/ambush.js';
import { allowance } from '../rules/movement.js';
import { showCard } from '../rules/secrets.js';
import { place } from '../rules/units.js';
import { type Crossroads, type FrameOf, NONE } from '../types.js';
import type { World } from '../world.js';

/** §C.6.1 How a march goes on, hex by hex, and where it is interrupted. */
export function createWalk(world: World): Walk<Crossroads, FrameOf<'walk'>> {
  return {
    ahead: ({ sealed }) => sealed.route,
    reactors: (open, frame) => ambushers(world, open, frame),
    make(state, frame, to, tell) {
      const { open } = state;
      open.hex[frame.unit] = to;
      frame.spent += world.ground.terrain[to]?.cost as number;
      // §C.5 Going farther than it could without shows the fuel, and not before it does.
      if (frame.spent > allowance(world, open, frame.unit)) showCard(state, frame.side, tell);
    },
    tellLeg: ({ unit }, path, news, tell) => tell({ event: 'moved', section: 'C.6', unit, path, ...news }),
    ask({ open }, { side, unit, next }, tell) {
      const towards = next === NONE ? {} : { towards: next };
      tell({ event: 'sighted', section: 'C.6.1', unit, side: 1 - side, at: open.hex[unit] as number, ...towards, reveals: 'all' });
      open.stack.push({ step: 'ambush', side: 1 - side });
    },
    end({ open }, { unit }, news, tell) {
      open.stack.pop();
      if (open.hex[unit] === NONE) return;
      place(world, open, unit, open.hex[unit] as number);
      if (news.reveals) tell({ event: 'halted', section: 'C.6', unit, ...news });
    },
  };
}

/** §C.6 A unit on its way: asks nobody by itself. An example of a step that the other side may interrupt. */
export function createWalkStep(world: World) {
  const way = createWalk(world);
  return flowStep<Crossroads, FrameOf<'walk'>>({
    section: 'C.6',
    next: (state, frame, tell) => walkOn(way, state, frame, tell),
  });
}
