import type { Steps } from '@bocage/kernel';
import type { BradleyFrame, BradleyTypes } from '../../types.js';
import type { World } from '../../world.js';
import { refuseAssaulted, refuseAssaulter, refuseFire, refuseFirer } from './combat.js';
import {
  refuseAbort,
  refuseAim,
  refuseApproach,
  refuseDeployment,
  refuseEntry,
  refuseFlak,
  refuseGarrison,
  refuseJoiner,
  refuseMine,
} from './invasion.js';
import { refuseLeg, refuseMover } from './movement.js';
import { refuseAdvance, refuseRetreat } from './retreat.js';
import type { Refuse, Refuses } from './said.js';

const REFUSES: Refuses = {
  movement: refuseMover,
  move: refuseLeg,
  fire: refuseFire,
  volley: refuseFirer,
  assaults: refuseAssaulted,
  assault: refuseAssaulter,
  retreat: refuseRetreat,
  advance: refuseAdvance,
  'deploy-at': refuseDeployment,
  garrison: refuseGarrison,
  mines: refuseMine,
  allot: refuseJoiner,
  'approach-at': refuseApproach,
  abort: refuseAbort,
  aim: refuseAim,
  flak: refuseFlak,
  'entry-at': refuseEntry,
};

/** §2.1 Every step that has a reason to give gives it. */
export function withRefusals(world: World, steps: Steps<BradleyTypes>): Steps<BradleyTypes> {
  const found: Record<string, unknown> = { ...steps };
  for (const [name, refuse] of Object.entries(REFUSES) as [BradleyFrame['step'], Refuse<BradleyFrame>][])
    found[name] = {
      ...steps[name],
      refusal: (...[view, frame, seat, action]: Parameters<NonNullable<(typeof steps)['move']['refusal']>>) =>
        refuse(world, view, frame, action, seat),
    };
  return found as Steps<BradleyTypes>;
}
