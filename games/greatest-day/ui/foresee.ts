import type { Action, Forecast } from '@bocage/kernel';
import { indirectForecast } from '../src/forecast/indirect.js';
import { effectChance, opportunityForecast, type Shot, shotForecast } from '../src/forecast/shot.js';
import { opportunityShot } from '../src/preview.js';
import { defendersOf } from '../src/rules/assault.js';
import { canBonusMatter } from '../src/rules/company-bonus.js';
import { eyesOn } from '../src/rules/guns.js';
import { hasBonus } from '../src/steps/shot.js';
import type { AimFrame, AssaultFrame, BeachingFrame, GreatestDayView, Open } from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { topOf, type Words } from './words.js';

const assaultIn = ({ stack }: Open): AssaultFrame | undefined => {
  const found = stack.findLast((frame) => frame.step === 'assault');
  return found?.step === 'assault' ? found : undefined;
};

const FIRST_ATTACK = 2;
const [FIRE_AT_CRAFT, FIRE_ASHORE, FIRE_BACK] = [2, 5, 6];

/** §4.2.3 The shot of a German at the craft that comes in, or at the one of those ashore who was chosen. */
function landingShot({ world }: Words, { craft, stage, target, at }: BeachingFrame, firer: number): Shot | undefined {
  if (stage === FIRE_AT_CRAFT) return { kind: 'opportunity', firer, target: craft, at, add: 0, bonus: 0 };
  if (stage !== FIRE_ASHORE || target < 0) return undefined;
  return { kind: 'opportunity', firer, target, at, add: world.data.tables.modifiers.target.zoneToZone, bonus: 0 };
}

/** §S.23 Somebody in a hex that is bombarded, through the eye that was chosen. */
function aimedForecast({ world }: Words, { open }: GreatestDayView, { unit, hex, eye }: AimFrame, target: number): Forecast | undefined {
  const seen = eyesOn(world, open, unit, hex)[eye];
  if (!seen) return undefined;
  const kind = seen.by === 'counter-battery' ? seen.by : 'indirect';
  return indirectForecast(world, open, { kind, firer: unit, target, at: hex, bonus: 0, contact: seen.contact });
}

/** §S.26 F6 Before the bonus is asked for: each of the two attacks on the defender it hits best. */
export function attacksForeseen({ world }: Words, { open }: GreatestDayView, bonus: number): readonly Forecast[] {
  const frame = topOf(open);
  const assault = assaultIn(open);
  if (frame.step !== 'attack' || !assault) return [];
  const defenders = defendersOf(world, open, assault);
  return (['storming', 'assault'] as const).flatMap((kind) => {
    const shots = defenders.map((target) => ({ kind, firer: frame.unit, target, at: assault.target, add: 0, bonus }));
    return mostPromising(shots.map((shot) => shotForecast(world, open, shot))) ?? [];
  });
}

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
  if (frame.step === 'attack' && frame.stage >= FIRST_ATTACK) {
    const kind = frame.stage === FIRST_ATTACK ? 'storming' : 'assault';
    return { kind, firer: frame.unit, target, at: assaultIn(open)?.target ?? at, add: 0, bonus: frame.bonus };
  }
  if (frame.step === 'beaching' && frame.stage === FIRE_BACK) return { kind: 'fire', firer: frame.craft, target, at, add: 0, bonus: 0 };
  return frame.step === 'pursue' ? { kind: 'running', firer: frame.unit, target, at, add: running, bonus: 0 } : undefined;
}

/** §S.22 §4.2.3 The shot of somebody who reacts, if his check lets him make it. */
function reactionOf(words: Words, { open }: GreatestDayView, firer: number): Shot | undefined {
  const frame = topOf(open);
  if (frame.step === 'react') return opportunityShot(words.world, open, firer);
  return frame.step === 'beaching' && frame.stage !== FIRE_BACK ? landingShot(words, frame, firer) : undefined;
}

/** §S.17 §S.22 §S.23 §S.26 What a click on a unit would bring, before the die. */
export function foreseen(words: Words, view: GreatestDayView, unit: number): Forecast | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  const shot = shotOn(words, view, unit);
  if (shot) return shotForecast(world, open, shot);
  const reaction = reactionOf(words, view, unit);
  if (reaction) return opportunityForecast(world, open, reaction);
  return frame.step === 'aim' ? aimedForecast(words, view, frame, unit) : undefined;
}

/** The same of the most promising among those that may be chosen. */
export function bestForeseen(words: Words, view: GreatestDayView, legal: readonly Action[]): Forecast | undefined {
  return mostPromising(legal.flatMap((action) => (action.kind === 'unit' ? (foreseen(words, view, action.unit) ?? []) : [])));
}

const mostPromising = (forecasts: readonly Forecast[]): Forecast | undefined =>
  forecasts.toSorted((a, b) => effectChance(b).chance - effectChance(a).chance)[0];

/** §S.18 Where no Company Bonus is asked for first the die falls with the click. */
export function rollsAtOnce(words: Words, view: GreatestDayView, action: Action): boolean {
  const shot = action.kind === 'unit' ? (shotOn(words, view, action.unit) ?? reactionOf(words, view, action.unit)) : undefined;
  return shot !== undefined && !(hasBonus(view.open, shot) && canBonusMatter(words.world, view.open, shot));
}
