import type { Risk } from '@bocage/board';
import { type Action, type ForecastOutcome, percentOf, type Seat, word } from '@bocage/kernel';
import { preview } from '../src/preview.js';
import { unitAt } from '../src/rules/units.js';
import { CARDS, type CrossroadsView, NONE, sideOf } from '../src/types.js';
import type { World } from '../src/world.js';

const DONE = word('done');

/** §C.5 A card nobody gets goes back unused: that is said before it happens. Nothing else here is lost by ending a step. */
export function risksOf({ open, known }: CrossroadsView, seat: Seat, action: Action): readonly Risk[] {
  const side = sideOf(seat);
  const isKept = open.holds[side] === 1 && open.bearer[side] === NONE;
  if (action !== DONE || open.stack[open.stack.length - 1]?.step !== 'supply' || !isKept) return [];
  return [{ text: `Your card, ${CARDS[known.card[side] as number] ?? 'unread'}, goes back unused.`, section: 'C.5' }];
}

const isBeaten = ({ result }: ForecastOutcome): boolean => result === 'DE' || result === 'DR';

/** §C.7 What choosing a target, or declaring, would make of the attack: the forecast of the rules, asked about the frame as it would be. */
export function oddsAfter(world: World, view: CrossroadsView, action: Action): string | undefined {
  const { open } = view;
  const frame = open.stack[open.stack.length - 1];
  if (frame?.step === 'ambush' && action.kind === 'unit') return oddsOfShot(world, view);
  if (frame?.step !== 'attack' || action.kind === 'unit') return undefined;
  const defender = action.kind === 'hex' ? unitAt(open, action.hex) : frame.defender;
  const forecast = preview(world, { ...view, open: { ...open, stack: [...open.stack.slice(0, -1), { ...frame, defender }] } });
  return forecast && `${forecast.column}, ${percentOf(forecast, isBeaten)} to drive it off`;
}

/** §C.6.2 */
function oddsOfShot(world: World, view: CrossroadsView): string | undefined {
  const forecast = preview(world, view);
  return forecast && `${percentOf(forecast, ({ result }) => result !== '-')} to stop it`;
}
