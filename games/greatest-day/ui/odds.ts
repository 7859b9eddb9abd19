import type { Action, Forecast } from '@bocage/kernel';
import { indirectForecast } from '../src/forecast/indirect.js';
import { beachRisk, defencesChance, nestsBefore, seaChance } from '../src/forecast/landing.js';
import { effectChance, shotForecast } from '../src/forecast/shot.js';
import { beachOf } from '../src/rules/beach.js';
import { onlyDefences } from '../src/rules/beach-fire.js';
import { passesByHero } from '../src/rules/heroes.js';
import { isHurried } from '../src/rules/movement.js';
import { passes, qualityLines, sum } from '../src/rules/quality.js';
import { rallyBonus } from '../src/rules/rally.js';
import type { CheckFrame, GreatestDayView, Open } from '../src/types.js';
import { rosterOf, type World } from '../src/world.js';
import { attacksForeseen, foreseen } from './foresee.js';
import { minus, orLess } from './text.js';
import { topOf, type Words } from './words.js';

const TEN = Array.from({ length: 10 }, (_, die) => die);

/** "38 %". */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "strength 4, 38 % to take effect". */
export function effectText(forecast: Forecast): string {
  const { strength, chance } = effectChance(forecast);
  return `strength ${minus(strength)}, ${percent(chance)} to take effect`;
}

const [NESTS_AT_CRAFT, NESTS_ASHORE] = [1, 4];

interface Chance {
  readonly strength: number;
  readonly chance: number;
}

/** "strength 4, 38 % to harm it". */
const harmText = ({ strength, chance }: Chance): string => `strength ${minus(strength)}, ${percent(chance)} to harm it`;
/** §4.4.7(b) Whatever takes effect at sea is the end of it. */
const sinkText = ({ strength, chance }: Chance): string => `strength ${minus(strength)}, ${percent(chance)} to sink it`;

/** §4.2.2(2) What the nests do before somebody acts. */
function nestsText({ world }: Words, { open }: GreatestDayView, unit: number): string | undefined {
  const risk = nestsBefore(world, open, unit);
  return risk && `the nests fire first: ${harmText(risk)}`;
}

/** What a click on a unit would come to, where it makes no shot of its own side's at once. */
function unitOdds(words: Words, view: GreatestDayView, unit: number): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  if (frame.step === 'activation' || frame.step === 'ashore') return nestsText(words, view, unit);
  if (frame.step === 'batteries') return frame.battery < 0 ? undefined : sinkText(seaChance(world, open, frame.battery, unit));
  if (frame.step !== 'beaching' || frame.stage !== NESTS_ASHORE) return undefined;
  return harmText(beachRisk(world, open, 'nests', 'landed', frame.beach, unit, frame.at));
}

/** §4.2.2 §4.2.6 Words about the defences of a beach. */
function defencesOdds(words: Words, view: GreatestDayView, word: string): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  if (word === 'act' && frame.step === 'acting') return nestsText(words, view, frame.unit);
  if (word === 'nests' && frame.step === 'beaching' && frame.stage === NESTS_AT_CRAFT)
    return harmText(beachRisk(world, open, 'nests', 'craft', frame.beach, frame.craft, frame.at));
  const isOnlyThem = word === 'fire' && frame.step === 'acting' && onlyDefences(world, open, frame.unit) >= 0;
  if (word !== 'defences' && !isOnlyThem) return undefined;
  const firer =
    frame.step === 'fire' || frame.step === 'acting'
      ? frame.unit
      : frame.step === 'bombard'
        ? frame.ship
        : frame.step === 'beaching'
          ? frame.craft
          : -1;
  const beach = frame.step === 'beaching' ? frame.beach : beachOf(world, open);
  return firer < 0 ? undefined : `${percent(defencesChance(world, open, firer, beach))} to take something down`;
}

/** §S.20 §S.21 §16.2 How likely a suppression is shaken off, and what would be left to pay with. */
function conversionOdds({ world }: Words, { open }: GreatestDayView, unit: number, word: string): string | undefined {
  if (word === 'check' && passesByHero(open, unit)) return 'its hero passes it';
  if (word === 'check') return `a Cohesion Hit instead ${byDie(sum(qualityLines(world, open, unit)))}`;
  const left = pointsOf(world, open, unit) - world.data.tables.command.convert;
  return word === 'pay' ? `a Cohesion Hit instead, ${left} left` : undefined;
}

const pointsOf = (world: World, open: Open, unit: number): number => open.cp[rosterOf(world, open).division[unit] as number] as number;

/** §S.20 "by 5 or less, 60 %". */
const byDie = (needs: number): string => `by ${orLess(needs)}, ${percent(TEN.filter((die) => passes(die, needs)).length / TEN.length)}`;

/** §S.20 What a check needs, and what paying for it leaves. */
function checkOdds({ world }: Words, { open }: GreatestDayView, { unit, add }: CheckFrame, word: string): string | undefined {
  if (word === 'roll') return byDie(sum(qualityLines(world, open, unit)) + add);
  return word === 'pay' ? `${pointsOf(world, open, unit) - world.data.tables.command.pass} left` : undefined;
}

/** §S.28 Before the Action is taken; a point may pass it then. */
function rallyOdds({ world }: Words, { open }: GreatestDayView, unit: number): string {
  if (passesByHero(open, unit)) return 'its hero passes it';
  return byDie(sum(qualityLines(world, open, unit)) + rallyBonus(world, open, unit));
}

/** §S.18 The bonus comes with a check and is lost with it, the shot is not: the chance of both together. */
function bonusText({ world }: Words, { open }: GreatestDayView, firer: number, withBonus: (bonus: number) => Forecast): string {
  const needs = sum(qualityLines(world, open, firer));
  const isSure = passesByHero(open, firer);
  const passed = isSure ? 1 : TEN.filter((die) => passes(die, needs)).length / TEN.length;
  const best = effectChance(withBonus(world.data.tables.modifiers.fire.companyBonus));
  const chance = passed * best.chance + (1 - passed) * effectChance(withBonus(0)).chance;
  return `strength ${minus(best.strength)}${isSure ? '' : ` by ${orLess(needs)}`}, ${percent(chance)} to take effect`;
}

/** §S.26 F6 The two attacks on whom each hits best: "38 % and 52 % to take effect"; one bonus, if its check gives it, is for both. */
function assaultOdds(words: Words, view: GreatestDayView, unit: number, word: string): string | undefined {
  const { world } = words;
  const plain = attacksForeseen(words, view, 0).map((forecast) => effectChance(forecast).chance);
  if (plain.length === 0) return undefined;
  const text = (chances: readonly number[]): string => `${chances.map(percent).join(' and ')} to take effect`;
  if (word !== 'bonus') return text(plain);
  const needs = sum(qualityLines(world, view.open, unit));
  const isSure = passesByHero(view.open, unit);
  const passed = isSure ? 1 : TEN.filter((die) => passes(die, needs)).length / TEN.length;
  const best = attacksForeseen(words, view, world.data.tables.modifiers.fire.companyBonus).map((one) => effectChance(one).chance);
  const both = plain.map((chance, i) => passed * (best[i] ?? chance) + (1 - passed) * chance);
  return `${isSure ? '' : `by ${orLess(needs)}, `}${text(both)}`;
}

/** §S.17 §S.22 §S.26 What a click would make of a fight. */
export function oddsOf(words: Words, view: GreatestDayView, action: Action): string | undefined {
  const { world } = words;
  const { open } = view;
  const frame = topOf(open);
  if (action.kind === 'unit') {
    const forecast = foreseen(words, view, action.unit);
    return forecast ? effectText(forecast) : unitOdds(words, view, action.unit);
  }
  if (action.kind !== 'word') return undefined;
  const ofBeach = defencesOdds(words, view, action.word);
  if (ofBeach !== undefined) return ofBeach;
  if (frame.step === 'attack') return assaultOdds(words, view, frame.unit, action.word);
  if (frame.step === 'moving' && action.word === 'deploy')
    return isHurried(world, open, frame) ? 'for a Cohesion Hit: no point is left' : undefined;
  if (frame.step === 'check') return checkOdds(words, view, frame, action.word);
  if (frame.step === 'acting' && action.word === 'rally') return rallyOdds(words, view, frame.unit);
  if (frame.step === 'suffer') return conversionOdds(words, view, frame.unit, action.word);
  // A barrage on nobody takes effect on nobody.
  if (frame.step === 'indirect' && frame.target < 0) return undefined;
  if (frame.step !== 'shot' && frame.step !== 'indirect') return undefined;
  const withBonus = (bonus: number): Forecast =>
    frame.step === 'shot'
      ? shotForecast(world, open, { ...frame, bonus })
      : indirectForecast(world, open, { ...frame, contact: -1, bonus });
  return action.word === 'bonus' ? bonusText(words, view, frame.firer, withBonus) : effectText(withBonus(0));
}
