import { hex, step } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { SEA } from '../ground.js';
import { declare } from '../rules/11-combat/declaring.js';
import { type AssaultFrame, type DarkSummerTypes, FOUGHT, hexOf, type Open } from '../types.js';
import type { World } from '../world.js';

/** §9.4.1 The first-wave units of a command that have not attacked yet, by the hex they assault. */
export function assaults(world: World, open: Open, command: number): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  world.roster.start.forEach(({ wave }, unit) => {
    const at = hexOf(open, unit);
    if (wave !== 1 || world.roster.command[unit] !== command || at < 0 || world.ground.terrain[at] !== SEA) return;
    if (hasMark(open, unit, FOUGHT)) return;
    const target = world.ground.assaults[at] as number;
    found.set(target, [...(found.get(target) ?? []), unit]);
  });
  return found;
}

/** §9.4.1 The first wave: every unit afloat attacks its own hex; only the order is free. */
export const createAssaultStep = (world: World) =>
  step<DarkSummerTypes, AssaultFrame>({
    section: '9.4.1',
    settle(state, frame, tell) {
      const left = assaults(world, state.open, frame.command);
      if (left.size > 1) return false;
      if (left.size === 0) state.open.stack.pop();
      for (const [target, units] of left) declare(world, state, { command: frame.command, kind: 'wave1' }, target, units, tell);
      return true;
    },
    legal: ({ open }, { command }) => [...assaults(world, open, command).keys()].sort((a, b) => a - b).map(hex),
    refusal: ({ open }, _, __, action) => {
      if (action.kind !== 'hex') return undefined;
      return { code: open.attacked.includes(action.hex) ? 'attacked-already' : 'not-an-assault', section: '9.4.1' };
    },
    play(state, { command }, _, action, tell) {
      if (action.kind !== 'hex') return;
      const units = assaults(world, state.open, command).get(action.hex) as number[];
      declare(world, state, { command, kind: 'wave1' }, action.hex, units, tell);
    },
  });
