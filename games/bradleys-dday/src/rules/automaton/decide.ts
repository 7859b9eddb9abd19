import type { Action, Seat } from '@bocage/kernel';
import { ALLIED, type BradleyFrame, GERMAN, type Open, seatOf } from '../../types.js';
import type { World } from '../../world.js';
import { decideAdvance, decideAnswer, decideOverStack, decideRetreat, decideStack } from './aftermath.js';
import { decideEntry, decideEntryAt, decideFlak } from './arrivals.js';
import { decideAssault, decideAssaults } from './assault.js';
import type { Asked, Decision } from './decision.js';
import { decideFire, decideVolley } from './fire.js';
import { decideMove, decideMover } from './movement.js';
import { decideDeploy, decideFacing, decideGarrison, decideModes, decideNest, decideReleased } from './set-up.js';
import { situationOf } from './situation.js';

type Deciders = { readonly [S in BradleyFrame['step']]?: (asked: Asked<Extract<BradleyFrame, { step: S }>>) => Decision | undefined };

/** §20.0 What the procedure answers; waves and drops of an American automaton it says nothing about. */
const DECIDERS: Deciders = {
  nest: decideNest,
  deploy: decideDeploy,
  garrison: decideGarrison,
  'deploy-modes': decideModes,
  'deploy-facing': decideFacing,
  released: decideReleased,
  entry: decideEntry,
  'entry-at': decideEntryAt,
  flak: decideFlak,
  movement: decideMover,
  move: decideMove,
  fire: decideFire,
  volley: decideVolley,
  assaults: decideAssaults,
  assault: decideAssault,
  battle: decideAnswer,
  'stack-choice': decideStack,
  retreat: decideRetreat,
  advance: decideAdvance,
  'over-stack': decideOverStack,
};

/** §20.0 The automaton's click and why, from what everybody sees; undefined where the procedure is silent. */
export function decide(world: World, open: Open, seat: Seat, legal: readonly Action[]): Decision | undefined {
  const frame = open.stack.at(-1) as BradleyFrame;
  const decider = DECIDERS[frame.step] as ((asked: Asked) => Decision | undefined) | undefined;
  if (!decider || legal.length === 0) return undefined;
  const side = seat === seatOf(GERMAN) ? GERMAN : ALLIED;
  return decider({ s: situationOf(world, open, side), frame, legal });
}
