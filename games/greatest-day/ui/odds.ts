import type { Action, Forecast } from '@bocage/kernel';
import { indirectForecast } from '../src/forecast/indirect.js';
import { effectChance, opportunityForecast, type Shot, shotForecast } from '../src/forecast/shot.js';
import { opportunityShot } from '../src/preview.js';
import type { AssaultFrame, GreatestDayView, Open } from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { minus } from './text.js';
import { topOf, type Words } from './words.js';

/** "38 %". */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "strength 4, 38 % to take effect". */
export function effectText(forecast: Forecast): string {
  const { strength, chance } = effectChance(forecast);
  return `strength ${minus(strength)}, ${percent(chance)} to take effect`;
}

const assaultIn = ({ stack }: Open): AssaultFrame | undefined => {
  const found = stack.findLast((frame) => frame.step === 'assault');
  return found?.step === 'assault' ? found : undefined;
};

/** The shot that a click on a unit would make. */
function shotOn({ world }: Words, { open }: GreatestDayView, target: number): Shot | undefined {
  const frame = topOf(open);
  const { charging, running } = world.data.tables.modifiers.target;
  const at = open.hex[target] as number;
  if (frame.step === 'bombard' && frame.ship >= 0) {
    const isRocket = rosterOf(world, open).templates[frame.ship]?.id === 'rocket-craft';
    return { kind: isRocket ? 'rockets' : 'support', firer: frame.ship, target, at, add: 0, bonus: 0 };
  }
  if (frame.step === 'fire') return { kind: 'fire', firer: frame.unit, target, at, add: 0, bonus: 0 };
  if (frame.step === 'defend')
    return { kind: 'charging', firer: frame.unit, target, at: assaultIn(open)?.from ?? at, add: charging, bonus: 0 };
  return frame.step === 'pursue' ? { kind: 'running', firer: frame.unit, target, at, add: running, bonus: 0 } : undefined;
}

/** §S.17 §S.22 §S.26 What a click would make of a fight. */
export function oddsOf(words: Words, view: GreatestDayView, action: Action): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  if (action.kind === 'unit') {
    if (frame.step === 'react') {
      const shot = opportunityShot(world, open, action.unit);
      return shot && effectText(opportunityForecast(world, open, shot));
    }
    const shot = shotOn(words, view, action.unit);
    return shot && effectText(shotForecast(world, open, shot));
  }
  if (action.kind !== 'word') return undefined;
  const { companyBonus } = world.data.tables.modifiers.fire;
  const bonus = action.word === 'bonus' ? companyBonus : 0;
  // A barrage on nobody takes effect on nobody.
  if (frame.step === 'indirect')
    return frame.target < 0 ? undefined : effectText(indirectForecast(world, open, { ...frame, contact: -1, bonus }));
  if (frame.step !== 'shot') return undefined;
  return effectText(shotForecast(world, open, { ...frame, bonus }));
}
