import type { Action, Deliberation, Seat } from '@bocage/kernel';
import type { BradleyFrame, BradleyTypes, BradleyView } from '../types.js';
import type { World } from '../world.js';
import { hexesOf, hexIn, wordIn } from './asked.js';
import { assaultable } from './assaults.js';
import { replies, sideOf } from './unit-orders.js';

/** Clicks of one question that are tried, and on how many samples. */
const MOST = 4;
const SAMPLES = 8;
/** Most clicks that are worse than the script's show it on these. */
const FIRST = 2;
/** The rest of the turn and the next of the other side. */
const HORIZON = 7;
const CAUTION = 0.7;

/** §10.3 §10.3.5 §5.5.6 What is worth thinking twice about: whom to assault or nobody, who advances, whether to land on Germans. */
function clicksFor(world: World, { open }: BradleyView, seat: Seat, legal: readonly Action[], script: Action): Action[] {
  const frame = open.stack.at(-1) as BradleyFrame;
  const done = wordIn(legal, 'done');
  if (frame.step === 'assaults') {
    const targets = assaultable(world, open, sideOf(seat), hexesOf(legal)).slice(0, MOST);
    return [...targets.map((hex) => hexIn(legal, hex) as Action), done as Action];
  }
  // Nobody but the script's unit: another has next to never been better.
  if (frame.step === 'advance') return script === done ? [] : [done as Action];
  return frame.step === 'abort' && frame.why === 'enemy' ? [...legal] : [];
}

export const createDeliberation = (world: World): Deliberation<BradleyTypes> => ({
  clicks: (view, seat, legal, script) => clicksFor(world, view, seat, legal, script),
  replies,
  samples: SAMPLES,
  first: FIRST,
  horizon: HORIZON,
  caution: CAUTION,
});
