import type { GameAi } from '@bocage/kernel';
import type { DarkSummerFrame, DarkSummerTypes, DarkSummerView, Open, RoundKind } from '../types.js';
import type { World } from '../world.js';
import { watchCeilings } from './ceilings.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createGroups } from './groups.js';
import { createMind } from './mind.js';
import { VETERAN } from './postures.js';

/** The round, the question after it and the next round: long enough for the enemy's answer. */
const HORIZON = 2;
/** Dice decide much here: only a clear gain is worth leaving the script for. */
const SEARCH = { budget: 20, caution: 4, from: { move: VETERAN } };

/** What the computer players need to know of this game. */
export function createAi(world: World): GameAi<DarkSummerTypes> {
  const mind = createMind(world);
  return {
    features: createFeatures(mind),
    weights: WEIGHTS,
    groups: createGroups(mind),
    phaseKey: (view: DarkSummerView) => phaseKey(view.open),
    horizon: HORIZON,
    search: SEARCH,
    choose: (view, _seat, legal, plan) => chooseAction(mind, view, legal, plan),
    watch: () => watchCeilings(mind),
  };
}

/** A chit and the round it begins are one stretch of play; the question of a reaction and the reaction itself, before it, are another. */
function phaseKey({ turn, track, stack }: Open): string {
  const isOn = stack.some((frame) => (frame.step === 'round' && !isReaction(frame.kind)) || frame.step === 'chit');
  const rounds = track.filter(({ kind }) => !isReaction(kind)).length - (stack.some(isPlayed) ? 1 : 0);
  return `${turn}:${rounds}:${isOn ? 'round' : 'between'}`;
}

const isReaction = (kind: RoundKind): boolean => kind === 'reaction' || kind === 'first-reaction';

/** A round that lies on the track already. */
const isPlayed = (frame: DarkSummerFrame): boolean => frame.step === 'round' && !isReaction(frame.kind);
