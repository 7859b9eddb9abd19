import { type Action, Memory, NO_PLAN, type Seat } from '@bocage/kernel';
import { decide } from '../rules/automaton/decide.js';
import type { BradleyView } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';

/** §20.0 The solitaire procedure; where it is silent, the script's answer, without a memory. */
export function chooseAsAutomaton(world: World, view: BradleyView, seat: Seat, legal: readonly Action[]): Action {
  return decide(world, view.open, seat, legal)?.action ?? chooseAction(world, view, seat, legal, NO_PLAN, new Memory(0));
}
