import type { GameAi } from '@bocage/kernel';
import type { DarkSummerTypes, DarkSummerView, Open } from '../types.js';
import type { World } from '../world.js';
import { watchCeilings } from './ceilings.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createGroups } from './groups.js';
import { createMind } from './mind.js';

/** The round, the question after it and the next round: long enough for the enemy's answer. */
const HORIZON = 2;

/** What the computer players need to know of this game. */
export function createAi(world: World): GameAi<DarkSummerTypes> {
  const mind = createMind(world);
  return {
    features: createFeatures(mind),
    weights: WEIGHTS,
    groups: createGroups(mind),
    phaseKey: (view: DarkSummerView) => phaseKey(view.open),
    horizon: HORIZON,
    choose: (view, _seat, legal, plan) => chooseAction(mind, view, legal, plan),
    watch: () => watchCeilings(mind),
  };
}

/** A chit and the round it begins are one stretch of play; the question of a reaction before it is another. */
function phaseKey(open: Open): string {
  const isRound = open.stack.some(({ step }) => step === 'round');
  const isChit = open.stack[open.stack.length - 1]?.step === 'chit';
  const rounds = isRound ? open.track.length - 1 : open.track.length;
  return `${open.turn}:${rounds}:${isRound || isChit ? 'round' : 'between'}`;
}
