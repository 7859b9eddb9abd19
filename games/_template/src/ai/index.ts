import type { GameAi } from '@bocage/kernel';
import type { Crossroads, Open } from '../types.js';
import type { World } from '../world.js';
import { chooseAction, stepOf } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';

const TACTICS = ['advance', 'wait'];
const HORIZON = 2;

/** The least a computer player needs: what is good, what can be planned, and the click that carries it out. */
export function createAi(world: World): GameAi<Crossroads> {
  return {
    features: createFeatures(world),
    weights: WEIGHTS,
    horizon: HORIZON,
    groups: ({ open }, seat) => (stepOf(open) === 'move' ? [{ id: seat, tactics: TACTICS }] : []),
    phaseKey: ({ open }) => `${open.turn}:${open.stack[1]?.step}:${sideAsked(open)}`,
    choose: (view, seat, legal, plan) => chooseAction(world, view, seat, legal, plan),
  };
}

function sideAsked({ stack }: Open): number | string {
  const frame = stack[1];
  return frame && 'side' in frame ? frame.side : '';
}
