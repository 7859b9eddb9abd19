import { type Action, type Forecast, type ForecastOutcome, percentOf } from '@bocage/kernel';
import { preview } from '../src/preview.js';
import { assaultersOf } from '../src/rules/close-assault.js';
import { firersAt, maySingleOut } from '../src/rules/fire.js';
import type { AssaultFrame, BradleyFrame, BradleyView, VolleyFrame } from '../src/types.js';
import { counted } from './text.js';
import { topOf, type Words } from './words.js';

const HURT = ['eliminated', 'disrupted', 'retreats', 'garrison-gone'];
export const isHurt = ({ means }: ForecastOutcome): boolean => means.some(({ code }) => HURT.includes(code));

const BELOW = ['below-table', 'assault-fails'];
const isBelow = ({ means }: ForecastOutcome): boolean => means.some(({ code }) => BELOW.includes(code));

/** §10.1.3 §19.2 "25 − 12 = 13, column F"; "3 − 9 = −6, below the table"; before the dice of the bombers no column is sure. */
function columnText({ title, column, outcomes }: Forecast): string {
  if (column !== '') return `${title}, column ${column}`;
  return outcomes.every(isBelow) ? `${title}, below the table` : `${title} if all bombs fall well`;
}

/** The fire or assault that is being put together; nothing while nobody is in it. */
export function volleyOdds({ world }: Words, view: BradleyView): string | undefined {
  const forecast = preview(world, view, 'allied');
  return forecast && forecast.attack.length > 0 ? columnText(forecast) : undefined;
}

/** The same with the chance that it does anything to the defender. */
function chanceText({ world }: Words, view: BradleyView): string | undefined {
  const forecast = preview(world, view, 'allied');
  if (!forecast || forecast.attack.length === 0) return undefined;
  const cost = forecast.outcomes.every(isCostly) ? 'one of your stacks is disrupted' : `${percentOf(forecast, isHurt)} to hurt them`;
  return `${columnText(forecast)}: ${cost}`;
}

/** §10.3.4 An assault below the table harms nobody but those who make it. */
export const isCostly = ({ means }: ForecastOutcome): boolean => means.some(({ code }) => code === 'assault-fails');

const GONE = ['eliminated', 'retreats', 'garrison-gone'];

/** §5.5.6 §10.6.7 Whether a result empties the hex: only then does a landing come ashore. */
function isTaken({ means }: ForecastOutcome): boolean {
  return means.some(({ code, params = {} }) => GONE.includes(code) || (code === 'disrupted' && params.lost === params.units));
}

/** §5.5.6 The assault of a wave on the Germans before it. */
function fromTheSea({ world }: Words, view: BradleyView): string | undefined {
  const forecast = preview(world, view, 'allied');
  return forecast && `${columnText(forecast)}: ${percentOf(forecast, isTaken)} to take the hex, else they are lost`;
}

/** The view with another frame on top, for the same units in the same places. */
export function withFrame({ world }: Words, view: BradleyView, taken: 0 | 1, frame: BradleyFrame): BradleyView {
  const { open } = view;
  const changed = { ...view, open: { ...open, stack: [...open.stack.slice(0, open.stack.length - taken), frame] } };
  world.occupancies.share(open, changed.open);
  return changed;
}

/** §10.2.5 Everybody who can join: the most there is to be had without support. */
function withEverybody(words: Words, view: BradleyView, hex: number): string | undefined {
  const { world } = words;
  const frame = topOf(view.open);
  if (frame.step !== 'fire' && frame.step !== 'assaults') return undefined;
  const { asks, side } = frame;
  const units = frame.step === 'fire' ? firersAt(world, view.open, side, hex) : assaultersOf(world, view.open, side, hex);
  if (units.length === 0) return undefined;
  const whole: VolleyFrame | AssaultFrame =
    frame.step === 'fire'
      ? { step: 'volley', asks, side, target: hex, firers: units, asp: 0, armorOnly: 0, headquarters: [] }
      : { step: 'assault', asks, side, target: hex, attackers: units, headquarters: [] };
  const odds = chanceText(words, withFrame(words, view, 0, whole));
  return odds && `with ${counted(units.length, 'unit')}, ${odds}`;
}

function volleyAfter(words: Words, view: BradleyView, frame: VolleyFrame, action: Action): string | undefined {
  const { world } = words;
  if (action.kind === 'unit') {
    const fires = firersAt(world, view.open, frame.side, frame.target).includes(action.unit);
    const more = fires ? { firers: [...frame.firers, action.unit] } : { headquarters: [...frame.headquarters, action.unit] };
    return chanceText(words, withFrame(words, view, 1, { ...frame, ...more }));
  }
  if (action.kind !== 'word') return undefined;
  if (action.word.startsWith('asp:')) {
    return chanceText(words, withFrame(words, view, 1, { ...frame, asp: frame.asp + Number(action.word.slice('asp:'.length)) }));
  }
  if (action.word.startsWith('air:')) {
    const air = (frame.air ?? 0) + Number(action.word.slice('air:'.length));
    return chanceText(words, withFrame(words, view, 1, { ...frame, air }));
  }
  return action.word === 'armor' ? atArmorAlone(words, view, frame) : chanceText(words, view);
}

/** §10.2.7 With those who fire already, or else with all who can. */
function atArmorAlone(words: Words, view: BradleyView, frame: VolleyFrame): string | undefined {
  const { world } = words;
  const all = firersAt(world, view.open, frame.side, frame.target).filter((unit) => maySingleOut(world, unit));
  const firers = frame.firers.length > 0 ? frame.firers : all;
  const odds = chanceText(words, withFrame(words, view, 1, { ...frame, firers, armorOnly: 1 }));
  return odds && firers === all ? `with ${counted(all.length, 'unit')}, ${odds}` : odds;
}

function assaultAfter(words: Words, view: BradleyView, frame: AssaultFrame, action: Action): string | undefined {
  if (action.kind === 'unit') {
    return chanceText(words, withFrame(words, view, 1, { ...frame, attackers: [...frame.attackers, action.unit] }));
  }
  if (action.kind !== 'word') return undefined;
  if (!action.word.startsWith('support:')) return chanceText(words, view);
  const headquarters = [...frame.headquarters, Number(action.word.slice('support:'.length))];
  return chanceText(words, withFrame(words, view, 1, { ...frame, headquarters }));
}

/** What choosing this would make of the fight at hand, as the rules forecast it; nothing where no fight changes. */
export function oddsAfter(words: Words, view: BradleyView, action: Action): string | undefined {
  const frame = topOf(view.open);
  if (action.kind === 'hex') return withEverybody(words, view, action.hex);
  if (frame.step === 'volley') return volleyAfter(words, view, frame, action);
  if (frame.step === 'assault') return assaultAfter(words, view, frame, action);
  if (frame.step === 'abort') return action.kind === 'word' && action.word === 'assault' ? fromTheSea(words, view) : undefined;
  if (frame.step !== 'battle' || action.kind !== 'word') return undefined;
  if (!action.word.startsWith('support:')) return chanceText(words, view);
  const answers = [...frame.answers, Number(action.word.slice('support:'.length))];
  return chanceText(words, withFrame(words, view, 1, { ...frame, answers }));
}
