import { type Action, type Forecast, type ForecastOutcome, percentOf } from '@bocage/kernel';
import { preview } from '../src/preview.js';
import { frontOf, joiners } from '../src/rules/11-combat/attackers.js';
import { battleOf } from '../src/rules/11-combat/declaring.js';
import { assaults } from '../src/steps/assault.js';
import type { AttackFrame, DarkSummerFrame, DarkSummerView, FightingFrame, SupportFrame } from '../src/types.js';
import { counted } from './text.js';
import { frameOf, topOf, type Words } from './words.js';

/** §11.5 A total with an unknown factor in it is a mean. */
function totalText(lines: Forecast['attack']): string {
  const total = Math.round(10 * lines.reduce((sum, { value }) => sum + value, 0)) / 10;
  return lines.some(({ section }) => section === '11.5') ? `about ${total}` : String(total);
}

/** A beach in the second wave may be empty: nothing is rolled there. */
const isUndefended = ({ outcomes }: Forecast): boolean =>
  outcomes.length > 0 && outcomes.every(({ means }) => means.some(({ code }) => code === 'nobody-there'));

/** §11.3.3 §11.3.4 "12 to 5, column 1-1 after shifts"; nothing while nobody attacks. */
function columnText(forecast: Forecast): string | undefined {
  if (forecast.attack.length === 0) return undefined;
  if (isUndefended(forecast)) return 'undefended';
  const column = forecast.column === '' ? `worse than ${forecast.table.columns[0]}` : `column ${forecast.column}`;
  const shifts = forecast.modifiers.length > 0 ? ' after shifts' : '';
  return `${totalText(forecast.attack)} to ${totalText(forecast.defence)}, ${column}${shifts}`;
}

/** §11.3.3 The odds of the attack being built, before support. */
export function attackOdds(words: Words, view: DarkSummerView): string | undefined {
  const forecast = words.forecast(view);
  return forecast && columnText(forecast);
}

const CLEARED = ['defenders-eliminated', 'defenders-retreat', 'beach-falls', 'nobody-there', 'captured'];
const isCleared = ({ means }: ForecastOutcome): boolean => means.some(({ code }) => CLEARED.includes(code));
const isHeld = (outcome: ForecastOutcome): boolean => !isCleared(outcome);

/** §11.3.5 The same with the chance that the hex is cleared, or held by those who defend it. */
function chanceText({ world }: Words, view: DarkSummerView): string | undefined {
  const forecast = preview(world, view, 'german');
  const odds = forecast && columnText(forecast);
  if (!forecast || odds === undefined || forecast.outcomes.length === 0 || isUndefended(forecast)) return odds;
  const top = topOf(view.open);
  return top.step === 'support' && top.purpose === 'defence'
    ? `${odds}: ${percentOf(forecast, isHeld)} to hold it`
    : `${odds}: ${percentOf(forecast, isCleared)} to take it`;
}

/** The view with other frames on top, for the same units in the same places. */
function withFrames({ world }: Words, view: DarkSummerView, taken: number, ...frames: readonly DarkSummerFrame[]): DarkSummerView {
  const { open } = view;
  const changed = { ...view, open: { ...open, stack: [...open.stack.slice(0, open.stack.length - taken), ...frames] } };
  world.occupancies.share(open, changed.open);
  return changed;
}

/** §11.3.2 The fight with one more marker, or as it stands. */
function withMarker(words: Words, view: DarkSummerView, frame: SupportFrame, id: string): DarkSummerView {
  const marker = words.world.data.tables.support.findIndex((listed) => listed.id === id);
  const fight = frameOf(view.open, 'battle', 'cherbourg');
  if (marker < 0 || !fight) return view;
  if (fight.step === 'cherbourg') return withFrames(words, view, 2, { ...fight, support: [...fight.support, marker] }, frame);
  const key = frame.purpose === 'attack' ? 'attackSupport' : 'defenceSupport';
  return withFrames(words, view, 2, { ...fight, [key]: [...fight[key], marker] }, frame);
}

/** §11.3.1 Everybody who can join an attack on a hex, one after another. */
function everybody({ world }: Words, { open }: DarkSummerView, frame: FightingFrame, target: number): number[] {
  const front = frontOf(world, open, frame);
  const units: number[] = [];
  for (;;) {
    const [next] = joiners(world, open, frame, target, units, front);
    if (next === undefined) return units;
    units.push(next);
  }
}

/** §11.3 An attack on a hex with everybody who can join it: the most there is to be had before support. */
function fightingOdds(words: Words, view: DarkSummerView, frame: FightingFrame, action: Action): string | undefined {
  if (action.kind === 'word')
    return action.word === 'cherbourg'
      ? chanceText(words, withFrames(words, view, 0, { step: 'cherbourg', support: [], next: 'support' }))
      : undefined;
  if (action.kind !== 'hex') return undefined;
  const units = everybody(words, view, frame, action.hex);
  const odds = chanceText(words, withFrames(words, view, 0, battleOf(frame.command, frame.kind, action.hex, units)));
  return odds && `with ${counted(units.length, 'unit')}, ${odds}`;
}

function attackingOdds(words: Words, view: DarkSummerView, frame: AttackFrame, action: Action): string | undefined {
  if (action.kind === 'hex') return undefined;
  if (action.kind === 'word') return chanceText(words, view);
  return chanceText(words, withFrames(words, view, 1, { ...frame, units: [...frame.units, action.unit] }));
}

/** What choosing this would make of the fight at hand, as the rules forecast it; nothing where no fight changes. */
export function oddsAfter(words: Words, view: DarkSummerView, action: Action): string | undefined {
  const frame = topOf(view.open);
  switch (frame.step) {
    case 'support':
      return action.kind === 'word' ? chanceText(words, withMarker(words, view, frame, action.word)) : undefined;
    case 'attack':
      return attackingOdds(words, view, frame, action);
    case 'fighting':
      return fightingOdds(words, view, frame, action);
    case 'assault': {
      const units = action.kind === 'hex' ? assaults(words.world, view.open, frame.command).get(action.hex) : undefined;
      return action.kind === 'hex' && units
        ? chanceText(words, withFrames(words, view, 0, battleOf(frame.command, 'wave1', action.hex, units)))
        : undefined;
    }
    default:
      return undefined;
  }
}
