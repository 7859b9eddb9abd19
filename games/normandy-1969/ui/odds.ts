import { type Action, type Forecast, type ForecastOutcome, percentOf } from '@bocage/kernel';
import { preview } from '../src/preview.js';
import { attackersOf } from '../src/rules/combat.js';
import { supportOf } from '../src/rules/gunfire.js';
import type { AttackFrame, CombatFrame, GunfireFrame, NormandyFrame, NormandyView } from '../src/types.js';
import { counted } from './text.js';
import { frameOf, topOf, type Words } from './words.js';

const CLEARED = ['defenders-destroyed', 'defenders-retreat'];
const isCleared = ({ means }: ForecastOutcome): boolean => means.some(({ code }) => CLEARED.includes(code));
const isHeld = (outcome: ForecastOutcome): boolean => !isCleared(outcome);

/** §C.2 "21 to 5, 4-1"; "3 to 9, below 1-2". */
function columnText({ world }: Words, { title, column, refusal }: Forecast): string {
  const ships = refusal?.code === 'gunfire-needed' ? ' until the ships add to it' : '';
  return `${title.replace(' : ', ' to ')}, ${column === '' ? `below ${world.crt[0]?.label}${ships}` : column}`;
}

/** §C.2 The odds of the attack that is being built; nothing while nobody attacks. */
export function attackOdds(words: Words, view: NormandyView): string | undefined {
  const forecast = preview(words.world, view, 'allied');
  return forecast && forecast.attack.length > 0 ? columnText(words, forecast) : undefined;
}

/** §C.1 The same with the chance that the hex is cleared, or held against a German attack. */
function chanceText(words: Words, view: NormandyView): string | undefined {
  const forecast = preview(words.world, view, 'allied');
  if (!forecast || forecast.attack.length === 0) return undefined;
  const odds = columnText(words, forecast);
  if (forecast.outcomes.length === 0) return odds;
  const isDefence = topOf(view.open).step === 'gunfire' && frameOf(view.open, 'gunfire')?.purpose === 'defence';
  return isDefence ? `${odds}: ${percentOf(forecast, isHeld)} to hold it` : `${odds}: ${percentOf(forecast, isCleared)} to clear it`;
}

/** The view with other frames on top, for the same units in the same places. */
function withFrames({ world }: Words, view: NormandyView, taken: number, ...frames: readonly NormandyFrame[]): NormandyView {
  const { open } = view;
  const changed = { ...view, open: { ...open, stack: [...open.stack.slice(0, open.stack.length - taken), ...frames] } };
  world.occupancies.share(open, changed.open);
  return changed;
}

/** §G.2 §G.3 The battle with this mission, or without one. */
function withMission(words: Words, view: NormandyView, frame: GunfireFrame, word: string): NormandyView {
  const battle = frameOf(view.open, 'battle');
  if (!battle) return view;
  const mission = words.world.data.tables.gunfire.find(({ id }) => id === word);
  const points = mission ? supportOf(mission, frame.purpose) : 0;
  const key = frame.purpose === 'attack' ? 'attackSupport' : 'defenceSupport';
  return withFrames(words, view, 2, { ...battle, [key]: battle[key] + points }, frame);
}

const withAttack = (words: Words, view: NormandyView, frame: AttackFrame, more: Partial<AttackFrame>): NormandyView =>
  withFrames(words, view, 1, { ...frame, ...more });

/** §R.5 An attack on a hex with everybody who can join it: the most there is to be had. */
function withEverybody(words: Words, view: NormandyView, { asks, side }: CombatFrame, hex: number): string | undefined {
  const units = attackersOf(words.world, view.open, side, [hex]);
  const odds = chanceText(words, withFrames(words, view, 0, { step: 'attack', asks, side, targets: [hex], units }));
  return odds && `with ${counted(units.length, 'unit')}, ${odds}`;
}

/** What choosing this would make of the fight at hand, as the rules forecast it; nothing where no fight changes. */
export function oddsAfter(words: Words, view: NormandyView, action: Action): string | undefined {
  const frame = topOf(view.open);
  if (frame.step === 'gunfire') return action.kind === 'word' ? chanceText(words, withMission(words, view, frame, action.word)) : undefined;
  if (frame.step === 'combat') return action.kind === 'hex' ? withEverybody(words, view, frame, action.hex) : undefined;
  if (frame.step !== 'attack') return undefined;
  if (action.kind === 'unit') return chanceText(words, withAttack(words, view, frame, { units: [...frame.units, action.unit] }));
  return action.kind === 'word' ? chanceText(words, view) : undefined;
}
