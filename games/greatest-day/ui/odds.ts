import type { Action, Forecast } from '@bocage/kernel';
import { indirectForecast } from '../src/forecast/indirect.js';
import { beachRisk, defencesChance, nestsBefore, seaChance } from '../src/forecast/landing.js';
import { effectChance, opportunityForecast, type Shot, shotForecast } from '../src/forecast/shot.js';
import { opportunityShot } from '../src/preview.js';
import { beachOf } from '../src/rules/beach.js';
import { eyesOn } from '../src/rules/guns.js';
import type { AimFrame, AssaultFrame, BeachingFrame, GreatestDayView, Open } from '../src/types.js';
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

const FIRST_ATTACK = 2;
const [NESTS_AT_CRAFT, FIRE_AT_CRAFT, NESTS_ASHORE, FIRE_ASHORE, FIRE_BACK] = [1, 2, 4, 5, 6];

/** "strength 4, 38 % to harm it". */
const harmText = ({ strength, chance }: { readonly strength: number; readonly chance: number }): string =>
  `strength ${minus(strength)}, ${percent(chance)} to harm it`;

/** §4.2.2(2) What the nests do before somebody acts. */
function nestsText({ world }: Words, { open }: GreatestDayView, unit: number): string | undefined {
  const risk = nestsBefore(world, open, unit);
  return risk && `the nests fire first: ${harmText(risk)}`;
}

/** §4.2.3 The shot of a German at the craft that comes in, or at the one of those ashore who was chosen. */
function landingShot({ world }: Words, { craft, stage, target, at }: BeachingFrame, firer: number): Shot | undefined {
  if (stage === FIRE_AT_CRAFT) return { kind: 'opportunity', firer, target: craft, at, add: 0, bonus: 0 };
  if (stage !== FIRE_ASHORE || target < 0) return undefined;
  return { kind: 'opportunity', firer, target, at, add: world.data.tables.modifiers.target.zoneToZone, bonus: 0 };
}

function beachingOdds(words: Words, { open }: GreatestDayView, frame: BeachingFrame, unit: number): string | undefined {
  const { world } = words;
  if (frame.stage === NESTS_ASHORE) return harmText(beachRisk(world, open, 'nests', 'landed', frame.beach, unit, frame.at));
  const shot = landingShot(words, frame, unit);
  return shot && effectText(opportunityForecast(world, open, shot));
}

/** §S.23 Somebody in a hex that is bombarded, through the eye that was chosen. */
function aimedOdds({ world }: Words, { open }: GreatestDayView, { unit, hex, eye }: AimFrame, target: number): string | undefined {
  const seen = eyesOn(world, open, unit, hex)[eye];
  if (!seen) return undefined;
  const kind = seen.by === 'counter-battery' ? seen.by : 'indirect';
  return effectText(indirectForecast(world, open, { kind, firer: unit, target, at: hex, bonus: 0, contact: seen.contact }));
}

/** What a click on a unit would come to, where it makes no shot of its own side's at once. */
function unitOdds(words: Words, view: GreatestDayView, unit: number): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  switch (frame.step) {
    case 'react': {
      const shot = opportunityShot(world, open, unit);
      return shot && effectText(opportunityForecast(world, open, shot));
    }
    case 'activation':
    case 'ashore':
      return nestsText(words, view, unit);
    case 'aim':
      return aimedOdds(words, view, frame, unit);
    case 'batteries':
      return frame.battery < 0 ? undefined : harmText(seaChance(world, open, frame.battery, unit));
    case 'beaching':
      return frame.stage === FIRE_BACK ? undefined : beachingOdds(words, view, frame, unit);
    default:
      return undefined;
  }
}

/** §4.2.2 §4.2.6 Words about the defences of a beach. */
function defencesOdds(words: Words, view: GreatestDayView, word: string): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  if (word === 'act' && frame.step === 'acting') return nestsText(words, view, frame.unit);
  if (word === 'nests' && frame.step === 'beaching' && frame.stage === NESTS_AT_CRAFT)
    return harmText(beachRisk(world, open, 'nests', 'craft', frame.beach, frame.craft, frame.at));
  if (word !== 'defences') return undefined;
  const firer = frame.step === 'fire' ? frame.unit : frame.step === 'bombard' ? frame.ship : frame.step === 'beaching' ? frame.craft : -1;
  const beach = frame.step === 'beaching' ? frame.beach : beachOf(world, open);
  return firer < 0 ? undefined : `${percent(defencesChance(world, open, firer, beach))} to take something down`;
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

/** §S.17 §S.22 §S.26 What a click would make of a fight. */
export function oddsOf(words: Words, view: GreatestDayView, action: Action): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  if (action.kind === 'unit') {
    const shot = shotOn(words, view, action.unit);
    return shot ? effectText(shotForecast(world, open, shot)) : unitOdds(words, view, action.unit);
  }
  if (action.kind !== 'word') return undefined;
  const ofBeach = defencesOdds(words, view, action.word);
  if (ofBeach !== undefined) return ofBeach;
  const { companyBonus } = world.data.tables.modifiers.fire;
  const bonus = action.word === 'bonus' ? companyBonus : 0;
  // A barrage on nobody takes effect on nobody.
  if (frame.step === 'indirect')
    return frame.target < 0 ? undefined : effectText(indirectForecast(world, open, { ...frame, contact: -1, bonus }));
  if (frame.step !== 'shot') return undefined;
  return effectText(shotForecast(world, open, { ...frame, bonus }));
}
