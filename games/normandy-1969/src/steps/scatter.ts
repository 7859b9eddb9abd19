import { chanceStep } from '@bocage/kernel';
import { endIn } from '../rules/arrive.js';
import { destroy, loseBattalions } from '../rules/losses.js';
import { driftTo, lostIn, scatterResult } from '../rules/scatter.js';
import type { NormandyTypes, ScatterFrame } from '../types.js';
import type { World } from '../world.js';

/** §P.1 §P.2 One die for a regiment in the air: battalions lost, and whether the wind takes it. */
export const createScatterStep = (world: World) =>
  chanceStep<NormandyTypes, ScatterFrame>({
    section: 'P.1',
    roll: () => ({ kind: 'dice', why: 'scatter', section: 'P.1', count: 1, sides: 6 }),
    resolve(state, frame, _, result, tell) {
      const { open } = state;
      const { unit, hex } = frame;
      const die = result[0] as number;
      const { loses, scatters } = scatterResult(world, hex, die);
      open.stack.pop();
      tell({ event: 'scatter', section: 'P.1', unit, hex, die, loses, scatters: scatters ? 1 : 0 });
      if (loseBattalions(world, open, unit, loses, tell)) return;
      if (scatters) open.stack.push({ step: 'drift', unit, hex });
      else endIn(world, state, unit, hex, tell);
    },
  });

/** §P.3 The second die: one hex in its direction, lost off the map or at sea. */
export const createDriftStep = (world: World) =>
  chanceStep<NormandyTypes, ScatterFrame>({
    section: 'P.3',
    roll: () => ({ kind: 'dice', why: 'drift', section: 'P.3', count: 1, sides: 6 }),
    resolve(state, frame, _, result, tell) {
      const { unit, hex } = frame;
      const die = result[0] as number;
      const to = driftTo(world, hex, die);
      state.open.stack.pop();
      tell({ event: 'drifted', section: 'P.3', unit, from: hex, hex: to, die });
      const lost = lostIn(world, state.open, to);
      if (lost) destroy(world, state.open, [unit], lost, 'P.3', tell);
      else endIn(world, state, unit, to, tell);
    },
  });
