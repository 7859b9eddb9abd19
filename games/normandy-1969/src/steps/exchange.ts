import { step, unit } from '@bocage/kernel';
import { exchangePrice } from '../rules/combat.js';
import { destroy } from '../rules/losses.js';
import { fullStrength } from '../rules/units.js';
import type { ExchangeFrame, NormandyTypes } from '../types.js';
import type { World } from '../world.js';

/** §C.4 The attacker gives up units of his until they are worth as much as the defenders were, or none is left. */
export const createExchangeStep = (world: World) =>
  step<NormandyTypes, ExchangeFrame>({
    section: 'C.4',
    settle({ open }, frame, tell) {
      if (frame.owed > 0 && frame.owed < exchangePrice(world, open, frame.units)) return false;
      open.stack.pop();
      if (frame.owed > 0) destroy(world, open, frame.units, 'exchange', 'C.4', tell);
      return true;
    },
    legal: (_, frame) => [...frame.units].sort((a, b) => a - b).map(unit),
    refusal: (_, __, ___, action) => (action.kind === 'unit' ? { code: 'did-not-attack', section: 'C.4' } : undefined),
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'unit') return;
      frame.owed -= fullStrength(world, open, action.unit);
      frame.units.splice(frame.units.indexOf(action.unit), 1);
      destroy(world, open, [action.unit], 'exchange', 'C.4', tell);
    },
  });
