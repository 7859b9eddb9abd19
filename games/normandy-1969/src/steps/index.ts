import { createSequence, type Seat, type Sequence } from '@bocage/kernel';
import type { NormandyTypes, Open } from '../types.js';
import type { World } from '../world.js';
import { createArrivalSteps } from './arrivals.js';
import { createAttackStep } from './attack.js';
import { createBattleStep } from './battle.js';
import { createCombatStep } from './combat.js';
import { createDeployStep, createShuffleStep } from './deploy.js';
import { createEntryStep } from './entry.js';
import { createExchangeStep } from './exchange.js';
import { createGameStep, createOverStep } from './game.js';
import { createGunfireStep } from './gunfire.js';
import { createGlideStep, createLandStep } from './land.js';
import { createLegStep } from './leg.js';
import { createMovementStep } from './movement.js';
import { createOrderStep } from './order.js';
import { createRetreatStep } from './retreat.js';
import { createDriftStep, createScatterStep } from './scatter.js';

const NOBODY: readonly Seat[] = [];
const ASKED: Readonly<Record<string, readonly Seat[]>> = { allied: ['allied'], german: ['german'] };

/** Whom the top frame asks, from what everybody sees. */
function asked(open: Open): readonly Seat[] {
  const frame = open.stack[open.stack.length - 1] as { readonly asks?: Seat } | undefined;
  return (frame?.asks && ASKED[frame.asks]) || NOBODY;
}

/** The section a prompt belongs to: what a click that makes no sense there is answered with. */
const SECTIONS: Readonly<Record<string, string>> = {
  deploy: 'R.13',
  drop: 'O.2',
  'drop-zone': 'R.8',
  commandos: 'O.3',
  'commando-landing': 'R.9',
  assault: 'O.1',
  'assault-landing': 'O.1',
  movement: 'R.3',
  leg: 'R.3',
  landing: 'R.15',
  glide: 'O.7',
  entry: 'R.13',
  combat: 'R.5',
  attack: 'R.5',
  gunfire: 'G.1',
  exchange: 'C.4',
  retreat: 'C.8',
};

/** §R.1 §R.2 Every decision of the game, by the name its frames carry. */
export function createSteps(world: World): Sequence<NormandyTypes> {
  const sequence = createSequence<NormandyTypes>(
    {
      game: createGameStep(world),
      over: createOverStep(),
      order: createOrderStep(world),
      deploy: createDeployStep(world),
      shuffle: createShuffleStep(world),
      ...createArrivalSteps(world),
      scatter: createScatterStep(world),
      drift: createDriftStep(world),
      movement: createMovementStep(world),
      leg: createLegStep(world),
      landing: createLandStep(world),
      glide: createGlideStep(world),
      entry: createEntryStep(world),
      combat: createCombatStep(world),
      attack: createAttackStep(world),
      gunfire: createGunfireStep(world),
      battle: createBattleStep(world),
      exchange: createExchangeStep(world),
      retreat: createRetreatStep(world),
    },
    asked,
  );
  return {
    ...sequence,
    refusal(view, seat, action) {
      const refusal = sequence.refusal(view, seat, action);
      if (refusal?.section !== '') return refusal;
      return { ...refusal, section: SECTIONS[view.open.stack[view.open.stack.length - 1]?.step ?? ''] ?? 'R.2' };
    },
  };
}
